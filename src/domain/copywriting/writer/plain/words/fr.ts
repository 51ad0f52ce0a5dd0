import { optionNames } from '../../../vocabulary/options/fr.ts';
import type { PlainWords } from '../plain-words.ts';

export const frenchPlain: PlainWords = {
  fields: {
    year: 'année {}',
    mileage: '{} km',
    fuelType: 'énergie : {}',
    color: 'couleur : {}',
    transmission: 'boîte de vitesses : {}',
    power: '{} ch',
    price: 'prix : {} €',
    driveType: 'transmission : {}',
    displacement: '{} cm³',
    doors: '{} portes',
    category: 'carrosserie : {}',
    condition: 'état : {}',
    warranty: 'garantie : {}',
  },
  options: optionNames,
  headings: {
    equipment: 'Équipement',
    history: 'Historique et état',
    damage: 'À savoir',
    deal: 'Conditions de vente',
  },
  closing: 'Contactez-nous pour plus d’informations ou pour convenir d’une visite.',
};
