import type { Car } from '../../brief/car/car.ts';
import type { Trait } from '../../brief/car/traits.ts';
import type { CopyStyle } from '../../copy.ts';
import type { Random } from '../seeded-random.ts';
import type { FactWords } from './fact-words.ts';
import { aims } from './fill-silently.ts';
import { type Filling, type FillSlot, fillTemplate } from './fill-template.ts';
import { echo, repeats } from './heard.ts';
import { parseTemplate, type Template } from './parse-template.ts';
import type { Draft } from './say-beat.ts';
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
  /** The words of the car's name. */
  names: FactWords;
  random: Random;
  /** How many phrases are tried aloud; by default a few. */
  tries?: number;
  /** What each word costs a phrase, where there is little room. */
  wordCost?: number;
  /** Makes a filled phrase read as it will in the text. */
  finish?: (text: string) => string;
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
  const { style, car, fill, fresh, random } = choosing;
  let best: { filling: Filling; template: Template; score: number } | undefined;
  let tried = 0;
  const allowed = allowedOf(phrases, choosing).filter((template) => !draft.used.has(template.source));
  const isApart = fresh.heard.texts > 0;
  const tries = Math.max(choosing.tries ?? triesOf(allowed.length), isApart ? triesApart : 0);
  const shuffled = random.shuffle(allowed);
  for (const template of isApart ? [...shuffled, ...shuffled] : shuffled) {
    if (tried >= tries) break;
    if (choosing.needsAim && choosing.aimsOf?.(template.source).length === 0) continue;
    const filling = fillTemplate(template, fill, draft.told, random);
    if (!filling) continue;
    const isRepeated =
      isApart && repeats(choosing.finish?.(filling.text) ?? filling.text, fresh.heard, choosing.names);
    if (choosing.isSpared && isRepeated) continue;
    if (choosing.needsAim && choosing.isSpared && saysNothingNew(filling, draft)) continue;
    tried++;
    const echoed = echoWeights[style] * echo(filling.text, fresh.heard, choosing.names);
    const heardBefore = choosing.tries ? mostEcho * (1 - Math.exp(-echoed / mostEcho)) : echoed;
    const aimed = aimWeight * (choosing.aimsOf?.(template.source).length ?? 0);
    const score =
      scoreOf(filling, draft, car) +
      aimed -
      wordsIn(filling) * (choosing.wordCost ?? 0) -
      sameness(template) -
      heardBefore -
      (isRepeated ? wholeSentence : 0) +
      2 * random.next();
    if (!best || score > best.score) best = { filling, template, score };
  }
  if (!best) return undefined;
  note(best.filling, best.template, draft, car);
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

function scoreOf(filling: Filling, draft: Draft, car: Car): number {
  const told = new Set(filling.facts);
  const ofReader = [...told].filter((fact) => aims.has(fact)).length;
  let score = factWeight * Math.min(mostFacts, told.size - ofReader) + aimWeight * ofReader;
  for (const stem of stemsOf(filling.text)) if (draft.words.has(stem)) score -= 1.5;
  if (firstWord(filling.text) === draft.lastWord) score -= 4;
  if (names(filling.text, car)) score -= draft.namedLast ? 5 : 1.5 * draft.named;
  return score;
}

/** Without a fact, and most of its words stand in the text already. */
function saysNothingNew({ facts, text }: Filling, draft: Draft): boolean {
  const stems = [...stemsOf(text)];
  return facts.length === 0 && stems.filter((stem) => draft.words.has(stem)).length * 3 >= 2 * stems.length;
}

const wordsIn = ({ text }: Filling) => text.split(' ').length;

/** A long stretch of fixed words reads the same on every car: phrases with a name or a choice in it come first. */
function sameness({ body }: Template): number {
  const stretches = body.map((piece) => (piece.kind === 'text' ? piece.text.split(' ').length : 0));
  return Math.max(0, Math.max(0, ...stretches) - freeStretch) * 0.35;
}

/** How many fixed words in a row two texts may share unnoticed. */
const freeStretch = 6;

/** Whether a sentence calls the car by its name; good copy does so now and then. */
const names = (text: string, { model }: Car) => text.includes(model.split(' ', 1)[0] ?? model);

function note(filling: Filling, template: Template, draft: Draft, car: Car): void {
  for (const fact of filling.facts) draft.told.add(fact);
  for (const stem of stemsOf(filling.text)) draft.words.add(stem);
  draft.used.add(template.source);
  draft.lastWord = firstWord(filling.text);
  draft.namedLast = names(filling.text, car);
  if (draft.namedLast) draft.named++;
}

const firstWord = (text: string) => text.split(/[\s,:;]/, 1)[0]?.toLowerCase() ?? '';

const longWord = /[\p{L}@]{5,}/gu;

/** The beginnings of the longer words: "guida" and "guidare" sound alike. */
function stemsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(longWord) ?? []).map((word) => word.slice(0, 5)));
}
