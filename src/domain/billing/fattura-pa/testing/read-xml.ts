export interface ReadElement {
  name: string;
  attributes: Record<string, string>;
  children: ReadElement[];
  text: string;
}

const declaration = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/;
const token = /<(\/?)((?:[a-z]+:)?[A-Za-z0-9]+)((?: [a-zA-Z:]+="[^"<&]*")*)>|([^<>]+)/gy;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads the XML we write and nothing more lenient; throws where it is not well formed. */
export function readXml(xml: string): ReadElement {
  if (!declaration.test(xml)) throw new Error('no declaration');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml))
    throw new Error('a forbidden character');
  const root: ReadElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  token.lastIndex = xml.indexOf('\n') + 1;
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const [, closing, name = '', attributes = '', text] = token.exec(xml) ?? [];
    const current = open.at(-1);
    if (current === undefined || (name === '' && text === undefined)) throw new Error(`not XML at ${at}`);
    if (text !== undefined) current.text += plainTextOf(text);
    else if (closing) {
      if (open.pop()?.name !== name) throw new Error(`${name} is closed where another is open`);
    } else {
      const element: ReadElement = { name, attributes: readAttributes(attributes), children: [], text: '' };
      current.children.push(element);
      open.push(element);
    }
  }
  const [document] = root.children;
  if (open.length !== 1 || root.children.length !== 1 || !document) throw new Error('not one whole element');
  return document;
}

const readAttributes = (text: string) =>
  Object.fromEntries([...text.matchAll(/ ([a-zA-Z:]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

function plainTextOf(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error('a bare &');
  return text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '');
}
