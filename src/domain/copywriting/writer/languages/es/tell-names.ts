import type { Car } from '../../../brief/car/car.ts';
import { shortName } from '../../../brief/car/short-name.ts';
import { free, type Slots } from '../slots.ts';

/** The names of the car: in full, in short after that, and as a common noun. Spaniards say "el Golf", "el Ducato". */
export function nameSlots(car: Car): Slots {
  const name = [car.make, car.model].filter((part) => part !== 'auto').join(' ') || 'coche';
  const model = car.model === 'auto' ? name : shortName(car.model).replace(/ Sports$/u, '');
  const common = commonNouns(car);
  return {
    car: free(name),
    this: free(`este ${name}`),
    the: free(`el ${name}`),
    un: free(`un ${name}`),
    model: free(model),
    themodel: free(`el ${model}`),
    thismodel: free(`este ${model}`),
    auto: (_, random) => ({ text: `el ${random.pick(common)}`, facts: [] }),
    unauto: (_, random) => ({ text: `un ${random.pick(common)}`, facts: [] }),
    thisauto: (_, random) => ({ text: `este ${random.pick(common)}`, facts: [] }),
  };
}

function commonNouns({ body }: Car): string[] {
  if (body === 'Furgone') return ['vehículo'];
  if (body === 'Pickup') return ['pick-up', 'vehículo'];
  return ['coche', 'coche', 'vehículo'];
}
