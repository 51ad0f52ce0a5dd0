const accents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

const signs: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€', deg: '°', szlig: 'ß' },
  ...{ bull: '•', middot: '·', ndash: '–', mdash: '—', hellip: '…', lsquo: '‘', rsquo: '’', oelig: 'œ' },
  ...{ ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', sup2: '²', sup3: '³', ordm: 'º', ordf: 'ª' },
};

/** Returns text with the entities that copied pages leave behind as signs; `&amp;amp;` is one `&`. */
export function decodeEntities(text: string): string {
  return text
    .replace(/&(?:amp;)+/giu, '&')
    .replace(/&#(x[\da-f]{1,6}|\d{1,7});/giu, (whole, code: string) => signOf(code) ?? whole)
    .replace(/&([a-z])(grave|acute|circ|tilde|uml|cedil);/giu, (_, letter: string, accent: string) =>
      `${letter}${accents[accent.toLowerCase()] ?? ''}`.normalize('NFC'),
    )
    .replace(/&([a-z]{2,6}\d?);/giu, (whole, name: string) => signs[name.toLowerCase()] ?? whole);
}

function signOf(code: string): string | undefined {
  const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code);
  const isSign = point >= 0x20 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isSign ? String.fromCodePoint(point) : undefined;
}
