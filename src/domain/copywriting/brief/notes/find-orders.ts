import { germanOrders } from './orders/de.ts';
import { englishOrders } from './orders/en.ts';
import { spanishOrders } from './orders/es.ts';
import { frenchOrders } from './orders/fr.ts';
import { italianOrders } from './orders/it.ts';
import type { OrderWords } from './orders/order-words.ts';
import { statesDamage } from './states-damage.ts';

/** Where an order's own words stand (UTF-16 units, end excluded); what it dictates comes behind. */
export interface Order {
  start: number;
  end: number;
}

/**
 * Returns the orders to the writer in a seller's text, in any of the five languages: a verb of command
 * with its object, a role, talk of prompts. A verb alone is none.
 */
export function findOrders(text: string): Order[] {
  return patterns.flatMap(({ order, hide }) => [
    ...Array.from(text.matchAll(order), placeOf),
    ...Array.from(text.matchAll(hide))
      .filter(({ groups }) => statesDamage(groups?.hidden ?? ''))
      .map(placeOf),
  ]);
}

const placeOf = ({ index, 0: words, groups }: RegExpExecArray): Order => ({
  start: index,
  end: index + words.length - (groups?.hidden?.length ?? 0),
});

/** Where a clause begins: a verb there is an order, not a deed ("wir antworten"). */
const first =
  '(?<=(?:^|[.,;:!?\\n(«“"-])\\s{0,3}|(?<!\\p{L})(?:e|ed|and|und|et|y|poi|then|now|ora|adesso|please|per favore|bitte|por favor|puis|luego|always|just)\\s{1,3})';
const polite =
  "(?:\\s*,\\s*(?:per favore|ti prego|please|bitte|s[’']il (?:te|vous) pla[iî]t|por favor)\\s*,)?";
const gap = (most: number) => `${polite}(?:\\s+[\\p{L}’']+){0,${most}}?(?:,?\\s+|(?<=[’'])\\s*)`;
const anyOf = (alternatives: readonly string[]) => `(?:${alternatives.join('|')})`;

function compile(words: OrderWords) {
  const { discard, rules, say, sayFirst, said, add, added, whole, wholeFirst, hide } = words;
  const orders = [
    `${anyOf(discard)}${gap(5)}${anyOf(rules)}`,
    `(?:${anyOf(say)}|${first}${anyOf(sayFirst)})(?:${gap(4)}${anyOf(said)}|\\s*[“"«:])`,
    `${first}${anyOf(add)}${gap(2)}${anyOf(added)}`,
    anyOf(whole),
    `${first}${anyOf(wholeFirst)}`,
  ];
  return {
    order: new RegExp(`(?<![\\p{L}\\p{N}])(?:${orders.join('|')})(?:(?<!\\p{L})|(?!\\p{L}))`, 'giu'),
    hide: new RegExp(`(?<![\\p{L}\\p{N}])${first}${anyOf(hide)}(?<hidden>\\s[^,.;\\n]{1,120})`, 'giu'),
  };
}

const patterns = [italianOrders, englishOrders, germanOrders, frenchOrders, spanishOrders].map(compile);
