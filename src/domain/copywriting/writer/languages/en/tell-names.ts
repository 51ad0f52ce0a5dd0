import type { Car } from '../../../brief/car/car.ts';
import { shortName } from '../../../brief/car/short-name.ts';
import { free, type Say, type Slots } from '../slots.ts';

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
