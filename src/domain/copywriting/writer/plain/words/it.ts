import { optionNames } from '../../../vocabulary/options/it.ts';
import type { PlainWords } from '../plain-words.ts';

export const italianPlain: PlainWords = {
  fields: {
    year: 'anno {}',
    mileage: '{} km',
    fuelType: 'alimentazione: {}',
    color: 'colore: {}',
    transmission: 'trasmissione: {}',
    power: '{} CV',
    price: 'prezzo: {} €',
    driveType: 'trazione: {}',
    displacement: '{} cc',
    doors: '{} porte',
    category: 'carrozzeria: {}',
    condition: 'condizione: {}',
    warranty: 'garanzia: {}',
  },
  options: optionNames,
  headings: {
    equipment: 'Dotazione',
    history: 'Storia e stato',
    damage: 'Da sapere',
    deal: 'Condizioni di vendita',
  },
  closing: 'Contattateci per ulteriori informazioni o per fissare una visita.',
};
