import type { Car } from '../../../brief/car/car.ts';
import type { NounPhrase } from './grammar/nouns.ts';
import { bodies } from './lexicon/vehicle-lexicon.ts';

/** What the body may be called; nothing when the model's name says it in German: "Fulvia Coupé". */
export function bodyNames({ body, model, traits }: Car): readonly NounPhrase[] {
  if (!body) return [];
  const isSaid =
    traits.has('bodyless') && bodies[body].some(({ text }) => sounds(model).includes(sounds(text)));
  return isSaid ? [] : bodies[body];
}

const sounds = (name: string) => name.toLowerCase().replace('é', 'e').replace('-', '');
