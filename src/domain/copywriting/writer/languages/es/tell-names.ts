import type { Car } from '../../car/car.ts';
import { free, type Slots } from './slots.ts';

/** The names of the car: in full, in short after that, and as a common noun. Spaniards say "el Golf", "el Ducato". */
export function nameSlots(car: Car): Slots {
  const name = [car.make, car.model].filter((part) => part !== 'auto').join(' ') || 'coche';
  const model = car.model === 'auto' ? name : shortName(car.model);
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

/** "Golf 1.6 TDI" → "Golf", "911 Carrera 4S" → "911 Carrera"; a single letter or a first number stays whole. */
function shortName(model: string): string {
  const words = model.split(' ');
  const end = words.findIndex(
    (word, index) =>
      index > (/^\p{L}$|^(?:serie|clase|model|classe)$/iu.test(words[0] ?? '') ? 1 : 0) && isTrim(word),
  );
  return end < 0 ? model : words.slice(0, end).join(' ');
}

const isTrim = (word: string) =>
  /^\d|^\p{Lu}{1,3}\d|^(?:tdi|tsi|hdi|dci|cdti|jtdm?|gt|gti|gtd|rs|st|sw|evo|line|long|range|touring|avant|sportback|wagon|variant|tourer|coup[eé]|cabrio(?:let)?|spider|roadster|targa|quadrifoglio|competizione|tributo|wildtrak|performance|plus|sport|electric|hybrid|e-hybrid|4xe|rf|s|california|furgone|van)$/iu.test(
    word,
  );

function commonNouns({ body }: Car): string[] {
  if (body === 'Furgone') return ['vehículo', 'furgón'];
  if (body === 'Pickup') return ['pick-up', 'vehículo'];
  return ['coche', 'coche', 'vehículo'];
}
