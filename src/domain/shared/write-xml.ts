/** An XML element: its name, and its text or the elements within; what is undefined is left out. */
export type XmlElement = readonly [name: string, content: string | readonly (XmlElement | undefined)[]];

/** An element as indented XML text; texts are escaped. */
export function writeXml([name, content]: XmlElement, attributes = '', indent = ''): string {
  const open = `${indent}<${name}${attributes}>`;
  if (typeof content === 'string') return `${open}${escapeXml(content)}</${name}>\n`;
  const inner = content
    .filter((element) => element !== undefined)
    .map((element) => writeXml(element, '', `${indent}  `));
  return `${open}\n${inner.join('')}${indent}</${name}>\n`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What no XML may hold, however it is written. */
const impossible = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;

const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
