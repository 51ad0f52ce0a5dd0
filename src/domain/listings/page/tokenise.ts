import { Tokenizer } from 'htmlparser2';

export type Attributes = ReadonlyMap<string, string>;

/** What a page is made of, in the order it stands there. Names are lower case, entities decoded. */
export interface PageEvents {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
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
const noAttributes: Attributes = new Map();

/**
 * Reads HTML once, in linear time. It stands on htmlparser2's Tokenizer because its Parser keeps a
 * stack it searches from end to end at every closing tag: deep pages make it quadratic.
 */
export function tokenise(html: string, events: PageEvents): void {
  let tag = '';
  let attributes: Map<string, string> | undefined;
  let attribute: string | undefined;
  let value = '';
  let foreignDepth = 0;

  const tagEnd = () => {
    events.open(tag, attributes ?? noAttributes);
    attributes = undefined;
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        tag = html.slice(start, end).toLowerCase();
        if (tag === 'svg' || tag === 'math') foreignDepth++;
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
        attributes ??= new Map();
        if (!attributes.has(attribute)) attributes.set(attribute, value.slice(0, longestAttribute));
        attribute = undefined;
      },
      onopentagend: tagEnd,
      onselfclosingtag() {
        const isForeign = foreignDepth > 0;
        tagEnd();
        if (!isForeign) return;
        if (tag === 'svg' || tag === 'math') foreignDepth--;
        events.close(tag);
      },
      onclosetag(start, end) {
        const name = html.slice(start, end).toLowerCase();
        if ((name === 'svg' || name === 'math') && foreignDepth > 0) foreignDepth--;
        events.close(name);
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
