import type { Car } from '../../brief/car/car.ts';
import type { Trait } from '../../brief/car/traits.ts';
import type { CopyStyle } from '../../copy.ts';
import type { Random } from '../seeded-random.ts';
import { aims } from './fill-silently.ts';
import { type Filling, type FillSlot, fillTemplate } from './fill-template.ts';
import { parseTemplate, type Template } from './parse-template.ts';
import type { Draft } from './say-beat.ts';
import type { Sound, Sounds } from './sounds.ts';
import type { Freshness } from './worn.ts';

/** How many phrases are tried aloud before one is taken: of a few only one, or the best would win on every car. */
const triesOf = (phrases: number) => Math.min(3, Math.ceil(phrases / 4));
/** Beside earlier texts more are tried, and each phrase twice: its choices may fall differently. */
const triesApart = 7;
/** What a run of words heard in one of the last texts weighs; sober texts may sound more alike. */
const echoWeights = { professional: 1.5, persuasive: 2.7, advanced: 1.3 } as const satisfies Record<
  CopyStyle,
  number
>;
/** However often an argument was heard, one that tells more facts comes before it. */
const mostEcho = 14;
/** A whole sentence of one of the last texts comes back only where nothing else can be said. */
const wholeSentence = 30;
const factWeight = 4.5;
/** A sentence that tells what a fact is worth to this reader comes before one that tells it barely. */
const aimWeight = 6;
/** Facts beyond these win a phrase nothing: the fullest one would be taken for every car. */
const mostFacts = 5;

/** What a phrase is chosen with. */
export interface Choosing {
  style: CopyStyle;
  car: Car;
  fill: FillSlot;
  fresh: Freshness;
  sounds: Sounds;
  random: Random;
  /** How many phrases are tried aloud; by default a few. */
  tries?: number;
  /** What each word costs a phrase, where there is little room. */
  wordCost?: number;
  /** Makes a filled phrase read as it will in the text. */
  finish?: ((text: string) => string) | undefined;
  /** The text can do without: rather nothing than a sentence heard before. */
  isSpared?: boolean;
  /** Only a phrase that speaks of an aim will do. */
  needsAim?: boolean;
  /** The seller's aims that a phrase speaks of by being made for them. */
  aimsOf?: (phrase: string) => readonly string[];
  /** The phrases of each table this car allows. */
  allowed: Map<readonly string[], readonly Template[]>;
}

/** A phrase as it was filled, and as it stands in its table. */
export interface ChosenPhrase extends Filling {
  phrase: string;
}

/**
 * Of the phrases this car allows, a few are tried, those not heard lately first; the one that tells
 * most facts and repeats the fewest words of the text so far is taken and noted in the draft.
 * Returns undefined when none can be said.
 */
export function choosePhrase(
  phrases: readonly string[],
  choosing: Choosing,
  draft: Draft,
): ChosenPhrase | undefined {
  const { style, fill, fresh, sounds, random } = choosing;
  let best: { filling: Filling; template: Template; sound: Sound; score: number } | undefined;
  let tried = 0;
  const allowed = allowedOf(phrases, choosing).filter((template) => !draft.used.has(template.source));
  const isApart = fresh.heard.texts > 0;
  const tries = Math.max(choosing.tries ?? triesOf(allowed.length), isApart ? triesApart : 0);
  const shuffled = random.shuffle(allowed);
  for (const template of isApart ? [...shuffled, ...shuffled] : shuffled) {
    if (tried >= tries) break;
    const aimed = choosing.aimsOf?.(template.source).length;
    if (choosing.needsAim && aimed === 0) continue;
    const filling = fillTemplate(template, fill, draft.told, random);
    if (!filling) continue;
    const isRepeated = isApart && sounds.isRepeated(choosing.finish?.(filling.text) ?? filling.text);
    if (choosing.isSpared && isRepeated) continue;
    const sound = sounds.of(filling.text);
    if (choosing.needsAim && choosing.isSpared && saysNothingNew(filling, sound, draft)) continue;
    tried++;
    const echoed = echoWeights[style] * sound.echo;
    const heardBefore = choosing.tries ? mostEcho * (1 - Math.exp(-echoed / mostEcho)) : echoed;
    const score =
      scoreOf(filling, sound, draft) +
      aimWeight * (aimed ?? 0) -
      sound.wordCount * (choosing.wordCost ?? 0) -
      sameness(template) -
      heardBefore -
      (isRepeated ? wholeSentence : 0) +
      2 * random.next();
    if (!best || score > best.score) best = { filling, template, sound, score };
  }
  if (!best) return undefined;
  note(best.filling, best.template, best.sound, draft);
  return { ...best.filling, phrase: best.template.source };
}

function allowedOf(phrases: readonly string[], { car, allowed }: Choosing): readonly Template[] {
  const known = allowed.get(phrases);
  if (known) return known;
  const found = phrases.map(parseTemplate).filter((template) => allows(template, car));
  allowed.set(phrases, found);
  return found;
}

function allows(template: Template, car: Car): boolean {
  return template.when.every((trait) =>
    trait.startsWith('!') ? !car.traits.has(trait.slice(1) as Trait) : car.traits.has(trait as Trait),
  );
}

function scoreOf({ facts }: Filling, { stems, firstWord, namesCar }: Sound, draft: Draft): number {
  const told = new Set(facts);
  const ofReader = [...told].filter((fact) => aims.has(fact)).length;
  let score = factWeight * Math.min(mostFacts, told.size - ofReader) + aimWeight * ofReader;
  for (const stem of stems) if (draft.words.has(stem)) score -= 1.5;
  if (firstWord === draft.lastWord) score -= 4;
  if (namesCar) score -= draft.namedLast ? 5 : 1.5 * draft.named;
  return score;
}

/** Without a fact, and most of its words stand in the text already. */
const saysNothingNew = ({ facts }: Filling, { stems }: Sound, { words }: Draft) =>
  facts.length === 0 && stems.filter((stem) => words.has(stem)).length * 3 >= 2 * stems.length;

/** A long stretch of fixed words reads the same on every car: phrases with a name or a choice in it come first. */
const sameness = ({ longestStretch }: Template) => Math.max(0, longestStretch - freeStretch) * 0.35;

/** How many fixed words in a row two texts may share unnoticed. */
const freeStretch = 6;

function note({ facts }: Filling, { source }: Template, sound: Sound, draft: Draft): void {
  for (const fact of facts) draft.told.add(fact);
  for (const stem of sound.stems) draft.words.add(stem);
  draft.used.add(source);
  draft.lastWord = sound.firstWord;
  draft.namedLast = sound.namesCar;
  if (draft.namedLast) draft.named++;
}
