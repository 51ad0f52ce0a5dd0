import type { Car } from '../../car/car.ts';
import type { NounPhrase } from './grammar/nouns.ts';
import { bodies } from './lexicon/vehicle-lexicon.ts';

/** What the body may be called; nothing when the model's name says it in German: "Fulvia Coupé". */
export function bodyNames({ body, model }: Car): readonly NounPhrase[] {
  if (!body) return [];
  return bodies[body].some(({ text }) => model.toLowerCase().includes(text.toLowerCase()))
    ? []
    : bodies[body];
}
