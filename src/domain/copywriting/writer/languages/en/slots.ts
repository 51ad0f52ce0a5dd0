import type { Random } from '../../seeded-random.ts';
import type { Filling } from '../../text/fill-template.ts';

/** Says a slot, or undefined when there is nothing (more) to say. */
export type Say = (told: ReadonlySet<string>, random: Random) => Filling | undefined;
export type Slots = Record<string, Say>;

/** Always the same words, telling nothing. */
export const free =
  (text: string): Say =>
  () => ({ text, facts: [] });

/** Says a fact once; later phrases must do without. */
export function once(fact: string, text: string | undefined): Say {
  return (told) => (text === undefined || told.has(fact) ? undefined : { text, facts: [fact] });
}

/** The same, in one of several wordings. */
export function onceOf(fact: string, texts: readonly string[]): Say {
  return (told, random) =>
    texts.length === 0 || told.has(fact) ? undefined : { text: random.pick(texts), facts: [fact] };
}
