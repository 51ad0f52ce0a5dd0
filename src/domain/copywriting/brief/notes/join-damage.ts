import { asAdjective } from './lexicon/adjectives.ts';
import { bodyParts, isDamage } from './lexicon/damage.ts';
import { nounOf } from './noun-of.ts';

/**
 * Joins what a comma parted: the parts a damage names ("danno anteriore a paraurti, cofano e faro")
 * stay with it, and so does a lone plural participle ("sedili sportivi, riscaldati"). Two things
 * joined by "e" or "&" come apart ("tetto apribile e gancio traino").
 */
export function joinDamage(items: readonly string[]): string[] {
  const joined: string[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last && isDamage(last) && bodyParts.test(item) && !isDamage(item)) {
      joined[joined.length - 1] = `${last}, ${item}`;
    } else if (last && /^\p{L}+(?:at|it|ut)[ie]$/iu.test(item) && nounOf(last)?.plural && !isDamage(item)) {
      joined[joined.length - 1] = `${last} ${item}`;
    } else joined.push(...(isDamage(item) ? [item] : splitPair(item)));
  }
  return joined;
}

function splitPair(item: string): string[] {
  const [left, right, ...more] = item.split(/\s(?:ed?|&)\s(?:(?:il|lo|la|i|gli|le)\s|l[’'])?/iu);
  if (!left || !right || more.length > 0 || /\d/u.test(item) || sharesItsEnd(left, right)) return [item];
  if (asAdjective(left.toLowerCase()) && !asAdjective(right.toLowerCase()) && !/^\p{L}+[oa]$/u.test(right)) {
    return [left, right];
  }
  return nounOf(left) && nounOf(right) && right.split(' ').length > 1 ? [left, right] : [item];
}

/** "dischi e pastiglie nuovi", "targhe e documenti originali": what is said last is said of both. */
const sharesItsEnd = (left: string, right: string) =>
  !done.test(left) && (done.test(right) || (!left.includes(' ') && /(?<!\p{L})originali$/iu.test(right)));

const done =
  /(?<!\p{L})(?:nuov|sostituit|rifatt|fatt|revisionat|cambiat|funzionant|perfett|ottim|controllat)[ie](?!\p{L})/iu;
