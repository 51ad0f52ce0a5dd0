import type { OwnWords } from '../../brief/notes/sort-notes.ts';
import type { CopyStyle } from '../../copy.ts';
import type { Angle } from '../angle/angles.ts';
import type { Argument, Thing } from '../argument/arguments.ts';
import type { Idea, Voice } from '../languages/voice.ts';
import type { Random } from '../seeded-random.ts';
import type { Beat, ToldBeat } from './beat.ts';
import { type Choosing, choosePhrase } from './choose-phrase.ts';
import { ownAt, tellOwnWords } from './tell-own-words.ts';

/** What a text has so far; phrases see it so as not to repeat facts, words or themselves. */
export interface Draft {
  told: Set<string>;
  used: Set<string>;
  words: Set<string>;
  lastWord: string;
  /** How often the car was called by its name, and whether the last sentence did. */
  named: number;
  namedLast: boolean;
}

/** What a text is told with; the same for every length that is tried. */
export interface Telling extends Omit<Choosing, 'random' | 'tries' | 'aimsOf' | 'wordCost' | 'finish'> {
  style: CopyStyle;
  angle: Angle;
  idea: Idea;
  voice: Voice;
  /** Agreement, capitals and spaces of a filled phrase about this car. */
  polish(text: string): string;
  /** The same of a phrase about one thing or many. */
  finish: Record<'one' | 'many', (text: string) => string>;
  /** What the notes say. */
  things: readonly Thing[];
  /** The arguments of each table that this car may have things for. */
  possible: Map<readonly Argument[], readonly Argument[]>;
  /** What is told in the seller's own words. */
  own: readonly OwnWords[];
}

/** A stretch of a text, with the beat, phrase and facts that made it. */
export interface Said {
  text: string;
  beat: Beat;
  /** As it stands in its table; none for the seller's own words. */
  phrase: string;
  /** The facts of the car it told. */
  facts: readonly string[];
}

/** A text with what made it. */
export interface Wording {
  text: string;
  /** The facts of the car it tells. */
  told: ReadonlySet<string>;
  /** The angle from which it sells the car; none of the plainest text. */
  angle: Angle | undefined;
  /** Its stretches in order. */
  said: readonly Said[];
}

/** A text of which nothing is said yet. */
export const emptyDraft = (): Draft => ({
  told: new Set(),
  used: new Set(),
  words: new Set(),
  lastWord: '',
  named: 0,
  namedLast: false,
});

/**
 * Returns a stretch of the idea, in the phrase that tells most and repeats least, or the seller's own words, and
 * notes in the draft what it told; undefined when there is nothing to say.
 */
export function sayBeat(beat: ToldBeat, telling: Telling, random: Random, draft: Draft): Said | undefined {
  if (beat.topic === 'own') return sayOwn(beat, telling, random, draft);
  const chosen = choosePhrase(telling.idea[beat.topic], { ...telling, finish: undefined, random }, draft);
  const text = chosen ? telling.polish(chosen.text) : '';
  return chosen && text !== '' ? { text, beat, phrase: chosen.phrase, facts: chosen.facts } : undefined;
}

function sayOwn(
  beat: Extract<ToldBeat, { topic: 'own' }>,
  { own, voice, polish }: Telling,
  random: Random,
  { told }: Draft,
): Said | undefined {
  const left = ownAt(beat.of, own, voice).filter(
    ({ notes }) => !notes.some(({ id }) => told.has(`note ${id}`)),
  );
  const filling = tellOwnWords(left, voice, random);
  if (!filling) return undefined;
  for (const fact of filling.facts) told.add(fact);
  return { text: polish(filling.text), beat, phrase: '', facts: filling.facts };
}
