import type { Car } from '../car/car.ts';
import type { Trait } from '../car/traits.ts';
import type { Random } from '../seeded-random.ts';
import { type Filling, type FillSlot, fillTemplate } from './fill-template.ts';
import { parseTemplate, type Template } from './parse-template.ts';
import type { Draft } from './realise-plan.ts';

/** How many phrases are tried aloud before one is taken: of a few only one, or the best would win on every car. */
const triesOf = (phrases: number) => Math.min(3, Math.ceil(phrases / 4));

/**
 * Of the phrases this car allows, a few are tried; the one that tells most facts and repeats the
 * fewest words of the text so far is taken and noted in the draft. Undefined when none can be said.
 */
export function choosePhrase(
  phrases: readonly string[],
  car: Car,
  fill: FillSlot,
  draft: Draft,
  random: Random,
): string | undefined {
  let best: { filling: Filling; template: Template; score: number } | undefined;
  let tried = 0;
  const allowed = phrases
    .map((source) => parseTemplate(source))
    .filter((template) => !draft.used.has(template.source) && allows(template, car));
  for (const template of random.shuffle(allowed)) {
    if (tried >= triesOf(allowed.length)) break;
    const filling = fillTemplate(template, fill, draft.told, random);
    if (!filling) continue;
    tried++;
    const score = scoreOf(filling, draft) - sameness(template) + 2 * random.next();
    if (!best || score > best.score) best = { filling, template, score };
  }
  if (!best) return undefined;
  note(best.filling, best.template, draft);
  return best.filling.text;
}

function allows(template: Template, car: Car): boolean {
  return template.when.every((trait) =>
    trait.startsWith('!') ? !car.traits.has(trait.slice(1) as Trait) : car.traits.has(trait as Trait),
  );
}

function scoreOf(filling: Filling, draft: Draft): number {
  let score = 3 * new Set(filling.facts).size;
  for (const stem of stemsOf(filling.text)) if (draft.words.has(stem)) score -= 1.5;
  if (firstWord(filling.text) === draft.lastWord) score -= 4;
  return score;
}

/** A long stretch of fixed words reads the same on every car: phrases with a name or a choice in it come first. */
function sameness({ body }: Template): number {
  const stretches = body.map((piece) => (piece.kind === 'text' ? piece.text.split(' ').length : 0));
  return Math.max(0, Math.max(0, ...stretches) - freeStretch) * 0.35;
}

/** How many fixed words in a row two texts may share unnoticed. */
const freeStretch = 6;

function note(filling: Filling, template: Template, draft: Draft): void {
  for (const fact of filling.facts) draft.told.add(fact);
  for (const stem of stemsOf(filling.text)) draft.words.add(stem);
  draft.used.add(template.source);
  draft.lastWord = firstWord(filling.text);
}

const firstWord = (text: string) => text.split(/[\s,:;]/, 1)[0]?.toLowerCase() ?? '';

/** The beginnings of the longer words: "guida" and "guidare" sound alike. */
function stemsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}@]+/u)
      .filter((word) => word.length > 4)
      .map((word) => word.slice(0, 5)),
  );
}
