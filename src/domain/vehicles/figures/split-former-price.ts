import { findAmounts } from './find-amounts.ts';

/** What stands before the price that is asked no longer, or that was asked when new; and how the notes say it. */
const formers: readonly (readonly [RegExp, string])[] = [
  [/(?:(?:prezzo )?(?:di|da) )?listino(?: di| a)?$/iu, 'prezzo di listino'],
  [
    /(?:anzi(?:ché|che'|che|ch[eé])|invece (?:di|che)|al posto di|(?:prima )?era|scontat[oa] da|ribassat[oa] da)$/iu,
    'prezzo precedente',
  ],
  [/(?:instead of|was|reduced from)$/iu, 'previous price'],
  [/(?:statt|anstatt|vorher|früher)$/iu, 'früherer Preis'],
  [/(?:au lieu de|avant)$/iu, 'ancien prix'],
  [/(?:en (?:vez|lugar) de|antes)$/iu, 'precio anterior'],
];

/**
 * Parts a price from the former one behind it: `21.450 anziché 27.300` is `21.450` and the item
 * `prezzo precedente 27.300 €`. A line with one price, or two of which neither is the former, comes back as it is.
 */
export function splitFormerPrice(line: string): [line: string, former?: string] {
  const [price, other, ...more] = findAmounts(line);
  if (!price || !other || more.length > 0) return [line];
  const between = line.slice(price.end, other.start).replace(/[\s€(]+$/u, '');
  for (const [words, name] of formers) {
    const found = words.exec(between);
    if (!found || /\p{L}$/u.test(between.slice(0, found.index))) continue;
    const kept = line.slice(0, price.end) + between.slice(0, found.index);
    const rest = line.slice(other.end).replace(/^[ ).]*(?:€|euro)?[ ).]*/iu, ' ');
    return [
      (kept.replace(/[\s,;(–-]+$/u, '') + rest).trim(),
      `${name} ${line.slice(other.start, other.end)} €`,
    ];
  }
  return [line];
}
