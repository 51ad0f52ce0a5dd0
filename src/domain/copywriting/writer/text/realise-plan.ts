import type { IntendedUse } from '#domain/vehicles/vocabularies.ts';
import { readerTraits } from '../../brief/car/find-traits.ts';
import type { OwnWords } from '../../brief/notes/sort-notes.ts';
import type { CopyStyle } from '../../copy.ts';
import type { Idea, Phrases, Voice } from '../languages/voice.ts';
import type { Angle } from '../plan/angles.ts';
import type { Beat, Plan, PlannedBeat } from '../plan/beat.ts';
import type { Random } from '../seeded-random.ts';
import { type Choosing, choosePhrase } from './choose-phrase.ts';
import { tellOwnWords } from './tell-own-words.ts';

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
export interface Telling extends Omit<Choosing, 'random' | 'tries' | 'aimsOf' | 'wordCost'> {
  style: CopyStyle;
  angle: Angle;
  idea: Idea;
  voice: Voice;
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

type Aim = Extract<Beat, { topic: 'target' | 'use' | 'point' }>;

/** A text of which nothing is said yet. */
export const emptyDraft = (): Draft => ({
  told: new Set(),
  used: new Set(),
  words: new Set(),
  lastWord: '',
  named: 0,
  namedLast: false,
});

/** Returns the plan in words: for each beat the phrase that tells most and repeats least. */
export function realisePlan(plan: Plan, telling: Telling, random: Random): Wording {
  const draft = emptyDraft();
  const choosing = { ...telling, random };
  const paragraphs = plan.map((beats) =>
    beats.map((beat) => say(beat, telling, choosing, draft)).filter((said) => said !== undefined),
  );
  const text = paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.map((said) => said.text).join(' '))
    .join('\n\n');
  return { text, told: draft.told, angle: telling.angle, said: paragraphs.flat() };
}

/** Returns one beat in words, and notes in the draft what it told; undefined when there is nothing to say. */
export const sayBeat = (beat: PlannedBeat, telling: Telling, random: Random, draft: Draft) =>
  say(beat, telling, { ...telling, random }, draft);

function say(beat: PlannedBeat, telling: Telling, choosing: Choosing, draft: Draft): Said | undefined {
  if (beat.topic === 'own') return sayOwn(beat, telling, choosing, draft);
  if (isTold(beat, draft)) return undefined;
  const left = usesLeft(beat, telling, draft);
  if (left) return left[0] ? say({ topic: 'use', of: left[0] }, telling, choosing, draft) : undefined;
  const choose = (phrases: Phrases) => choosePhrase(phrases, choosing, draft);
  const openings = telling.voice.phrases[telling.style]?.openings[telling.angle] ?? [];
  const chosen =
    choose(phrasesFor(beat, telling)) ?? (beat.topic === 'opening' ? choose(openings) : undefined);
  if (!chosen) return undefined;
  if (isAim(beat)) draft.told.add(readerTraits[beat.of]);
  const text = telling.voice.polish(chosen.text, telling.car);
  return text === '' ? undefined : { text, beat, phrase: chosen.phrase, facts: chosen.facts };
}

function sayOwn(
  beat: Extract<Beat, { topic: 'own' }>,
  { own, voice, car }: Telling,
  { random }: Choosing,
  { told }: Draft,
): Said | undefined {
  const filling = tellOwnWords(beat.of, own, voice, random);
  if (!filling || filling.facts.some((fact) => told.has(fact))) return undefined;
  for (const fact of filling.facts) told.add(fact);
  return { text: voice.polish(filling.text, car), beat, phrase: '', facts: filling.facts };
}

const isAim = (beat: PlannedBeat): beat is Aim =>
  beat.topic === 'target' || beat.topic === 'use' || beat.topic === 'point';

/** Another phrase has spoken of this aim before, by itself or with others. */
const isTold = (beat: PlannedBeat, { told }: Draft) => isAim(beat) && told.has(readerTraits[beat.of]);

/** Of uses that were to be told together, those still untold when some have been; undefined when none has. */
function usesLeft(beat: PlannedBeat, { car }: Telling, { told }: Draft): IntendedUse[] | undefined {
  if (beat.topic !== 'section' || beat.of !== 'usesTogether') return undefined;
  const left = car.intendedUse.filter((use) => !told.has(readerTraits[use]));
  return left.length < car.intendedUse.length ? left : undefined;
}

function phrasesFor(
  beat: Exclude<PlannedBeat, { topic: 'own' }>,
  { voice, style, angle, idea }: Telling,
): Phrases {
  if (
    style === 'advanced' &&
    (beat.topic === 'opening' || beat.topic === 'thread' || beat.topic === 'closing')
  )
    return idea[beat.topic];
  const phrases = voice.phrases[style];
  if (!phrases) return [];
  switch (beat.topic) {
    case 'opening':
      return phrases.openings[angle];
    case 'thread':
      return [];
    case 'closing':
      return phrases.closings[angle];
    case 'section':
      return phrases.sections[beat.of];
    case 'target':
      return phrases.targets[beat.of];
    case 'use':
      return phrases.uses[beat.of];
    case 'point':
      return phrases.points[beat.of];
    case 'type':
      return phrases.types[beat.of];
  }
}
