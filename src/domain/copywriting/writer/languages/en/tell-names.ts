import type { Car } from '../../car/car.ts';
import { free, type Say, type Slots } from './slots.ts';

/** The short name of the car and its common noun; the full one is a head of `tellNounPhrase`. */
export function nameSlots(car: Car): Slots {
  const name = fullName(car);
  const model = car.model === 'auto' ? name : shortName(car.model);
  const nouns = commonNouns(car);
  const say =
    (form: (noun: string) => string): Say =>
    (_, random) => ({ text: form(random.pick(nouns)), facts: [] });
  return {
    themodel: free(`the ${model}`),
    thismodel: free(`this ${model}`),
    thecar: say((noun) => `the ${noun}`),
    thiscar: say((noun) => `this ${noun}`),
  };
}

export const fullName = (car: Car) =>
  [car.make, car.model].filter((part) => part !== 'auto').join(' ') || commonNouns(car)[0] || 'car';

/** "car" for what people ride in, the plain name for what works. */
export function commonNouns(car: Car): string[] {
  if (car.body === 'Furgone' && car.traits.has('van')) return ['van'];
  return car.body === 'Pickup' ? ['pick-up', 'truck'] : ['car'];
}

/** "Golf 1.6 TDI" → "Golf", "911 Carrera 4S" → "911 Carrera"; a single letter or a first number stays whole. */
function shortName(model: string): string {
  const words = model.split(' ');
  const first = /^\p{L}$/u.test(words[0] ?? '') ? 1 : 0;
  const end = words.findIndex((word, index) => index > first && isTrim(word));
  return end < 0 ? model : words.slice(0, end).join(' ');
}

const isTrim = (word: string) =>
  /^\d|^\p{Lu}{1,3}\d|^(?:tdi|tsi|hdi|dci|cdti|jtdm?|gt|gti|gtd|rs|st|sw|evo|line|long|range|touring|avant|sportback|wagon|variant|tourer|coup[eé]|cabrio(?:let)?|spider|roadster|targa|quadrifoglio|competizione|tributo|wildtrak|performance|plus|sport|electric|hybrid|e-hybrid|4xe|rf|s|california|furgone|van|estate|quattro|4matic|4motion|[xs]drive\w*)$/iu.test(
    word,
  );
