/** What the readers need to know of an element by its name, looked up once per tag. */
export interface Tag {
  name: string;
  /** Has no content and no closing tag. */
  isVoid: boolean;
  /** A second one beside it closes the first. */
  closesItself: boolean;
  /** Its text says nothing of the vehicle: code, choices of a form, struck out prices, the site's own navigation. */
  isUnread: boolean;
  /** Does not end a stretch of text inside a cell. */
  isInline: boolean;
  isCell: boolean;
  endsCell: boolean;
  isHeading: boolean;
}

const wordSet = (words: string) => new Set(words.split(' '));
const voidTags = wordSet('area base br col embed hr img input link meta param source track wbr');
const selfClosing = wordSet('p li td th tr dt dd option');
const unread = wordSet(
  'script style svg select noscript template textarea nav footer iframe datalist title del s strike',
);
const inline = wordSet('a abbr b br em font i label small span strong sub sup u wbr');
const cells = wordSet('dt dd th td');
const cellEnds = wordSet('dt dd th td tr dl table');
const headings = wordSet('h1 h2 h3 h4 h5 h6');

const describe = (name: string): Tag => ({
  name,
  isVoid: voidTags.has(name),
  closesItself: selfClosing.has(name),
  isUnread: unread.has(name),
  isInline: inline.has(name),
  isCell: cells.has(name),
  endsCell: cellEnds.has(name),
  isHeading: headings.has(name),
});

const everyday = new Map(
  'div article aside section main header ul form path g img figure picture body head html i use time s del strike'
    .split(' ')
    .concat(...[voidTags, selfClosing, unread, inline, cells, cellEnds, headings].map((set) => [...set]))
    .map((name) => [name, describe(name)]),
);

/** The tag of a name as it stands in the page, in any case. */
export const tagOf = (name: string): Tag =>
  everyday.get(name) ?? everyday.get(name.toLowerCase()) ?? describe(name.toLowerCase());
