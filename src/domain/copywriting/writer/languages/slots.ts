import type { Random } from '../seeded-random.ts';
import type { Filling, ToldFacts } from '../text/fill-template.ts';

/** Says a slot, or undefined when there is nothing (more) to say. */
export type Say = (told: ToldFacts, random: Random) => Filling | undefined;
export type Slots = Record<string, Say>;

/** Always the same words, telling nothing. */
export const free =
  (text: string): Say =>
  () => ({ text, facts: [] });

/** One of several words, telling nothing. */
export const pick =
  (...texts: readonly string[]): Say =>
  (_, random) => ({ text: random.pick(texts), facts: [] });

/** Says a fact once, in one of its wordings; later phrases must do without. */
export function once(fact: string, ...texts: readonly (string | undefined)[]): Say {
  const known = texts.filter((text) => text !== undefined);
  return (told, random) =>
    known.length === 0 || told.has(fact) ? undefined : { text: random.pick(known), facts: [fact] };
}
