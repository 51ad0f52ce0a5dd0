import { optionNames } from '../../../vocabulary/options/en.ts';
import type { PlainWords } from '../plain-words.ts';

export const englishPlain: PlainWords = {
  fields: {
    year: 'year {}',
    mileage: '{} km',
    fuelType: 'fuel: {}',
    color: 'colour: {}',
    transmission: 'gearbox: {}',
    power: '{} hp',
    price: 'price: €{}',
    driveType: 'drive: {}',
    displacement: '{} cc',
    doors: '{} doors',
    category: 'body: {}',
    condition: 'condition: {}',
    warranty: 'warranty: {}',
  },
  options: optionNames,
  headings: {
    equipment: 'Equipment',
    history: 'History and condition',
    damage: 'Please note',
    deal: 'Terms of sale',
  },
  closing: 'Contact us for more information or to arrange a viewing.',
};
