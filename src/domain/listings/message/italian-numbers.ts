const units: Readonly<Record<string, number>> = {
  ...{ zero: 0, un: 1, uno: 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9 },
  ...{ dieci: 10, undici: 11, dodici: 12, tredici: 13, quattordici: 14, quindici: 15, sedici: 16 },
  ...{ diciassette: 17, diciotto: 18, diciannove: 19 },
};
const tens = ['venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta'];
const unit = Object.keys(units)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const ten = `(?:${tens.join('|')}|${tens.map((word) => word.slice(0, -1)).join('|')})`;
const below100 = `(?:${ten}(?:${unit}|tré)?|${unit})`;
const below1000 = `(?:(?:${unit})?cento(?:${below100})?|${below100})`;

const inThousands = new RegExp(
  `(?<![\\p{L}\\d])(?:(${below1000}) ?mila|mille)(?: ?(?:e )?(${below1000}))?(?![\\p{L}])`,
  'giu',
);

/** Returns a text with Italian numbers above a thousand written as figures: "duemilaquindici" is 2015, "seimila e otto" 6800. */
export const readItalianNumber = (text: string): string =>
  text.replace(inThousands, (whole, thousands: string | undefined, rest: string | undefined) => {
    const before = thousands === undefined ? 1 : numberOf(thousands);
    const after = rest === undefined ? 0 : numberOf(rest);
    if (before === undefined || after === undefined) return whole;
    // "seimila e otto" is how one says six thousand eight hundred.
    const isHundreds = after > 0 && after < 10 && / e /iu.test(whole);
    return String(before * 1000 + (isHundreds ? after * 100 : after));
  });

/** 0 to 999; undefined of other words. */
function numberOf(words: string): number | undefined {
  const text = words.toLowerCase().replaceAll('é', 'e');
  const [, hundreds, below = ''] = /^(.*?)cento(.*)$/u.exec(text) ?? [undefined, undefined, text];
  const rest = below === '' ? 0 : below100Of(below);
  if (hundreds === undefined) return rest;
  const many = hundreds === '' ? 1 : units[hundreds];
  return many === undefined || rest === undefined ? undefined : many * 100 + rest;
}

function below100Of(text: string): number | undefined {
  const known = units[text];
  if (known !== undefined) return known;
  const at = tens.findIndex((word) => text.startsWith(word.slice(0, -1)));
  if (at < 0) return undefined;
  const whole = tens[at] ?? '';
  const rest = text.startsWith(whole) ? text.slice(whole.length) : text.slice(whole.length - 1);
  const one = rest === '' ? 0 : units[rest];
  return one === undefined || one > 9 ? undefined : (at + 2) * 10 + one;
}
