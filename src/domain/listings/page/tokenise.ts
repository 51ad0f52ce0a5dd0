import { Tokenizer } from 'htmlparser2';
import { type Tag, tagOf } from './tags.ts';

/** Valid until the call it was given to returns. */
export type Attributes = ReadonlyMap<string, string>;

/** What a page is made of, in the order it stands there, entities decoded. */
export interface PageEvents {
  open(tag: Tag, attributes: Attributes): void;
  close(tag: Tag): void;
  text(text: string): void;
}

/** The attributes anything here looks at; no other is read. */
const wanted = new Set([
  'class',
  'content',
  'data-qa-id',
  'data-testid',
  'datetime',
  'href',
  'id',
  'itemprop',
  'itemref',
  'itemscope',
  'itemtype',
  'lang',
  'name',
  'property',
  'rel',
  'type',
  'typeof',
]);
const longestName = Math.max(...[...wanted].map((name) => name.length));
const longestAttribute = 4000;
/** Twenty times what large pages have: the rest of a page with more is not read. */
const mostTags = 60_000;

/**
 * Reads HTML once, in linear time. It stands on htmlparser2's Tokenizer because its Parser keeps a
 * stack it searches from end to end at every closing tag: deep pages make it quadratic.
 */
export function tokenise(html: string, events: PageEvents): void {
  let tag = tagOf('');
  const attributes = new Map<string, string>();
  let attribute: string | undefined;
  let value = '';
  let foreignDepth = 0;
  let tags = 0;

  const tagEnd = () => {
    events.open(tag, attributes);
    if (attributes.size > 0) attributes.clear();
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        tag = tagOf(html.slice(start, end));
        if (isForeign(tag)) foreignDepth++;
        if (++tags > mostTags) tokenizer.pause();
      },
      onattribname(start, end) {
        const name = end - start > longestName ? '' : html.slice(start, end).toLowerCase();
        attribute = wanted.has(name) ? name : undefined;
        value = '';
      },
      onattribdata(start, end) {
        if (attribute) value += html.slice(start, Math.min(end, start + longestAttribute));
      },
      onattribentity(codePoint) {
        if (attribute) value += String.fromCodePoint(codePoint);
      },
      onattribend() {
        if (!attribute) return;
        if (!attributes.has(attribute)) attributes.set(attribute, value.slice(0, longestAttribute));
        attribute = undefined;
      },
      onopentagend: tagEnd,
      onselfclosingtag() {
        const isDrawing = foreignDepth > 0;
        tagEnd();
        if (!isDrawing) return;
        if (isForeign(tag)) foreignDepth--;
        events.close(tag);
      },
      onclosetag(start, end) {
        const closed = tagOf(html.slice(start, end));
        if (isForeign(closed) && foreignDepth > 0) foreignDepth--;
        events.close(closed);
      },
      ontext: (start, end) => events.text(html.slice(start, end)),
      ontextentity: (codePoint) => events.text(String.fromCodePoint(codePoint)),
      isInForeignContext: () => foreignDepth > 0,
      oncdata() {},
      oncomment() {},
      ondeclaration() {},
      onend() {},
      onprocessinginstruction() {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

const isForeign = ({ name }: Tag) => name === 'svg' || name === 'math';
