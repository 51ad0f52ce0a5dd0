import { optionNames } from '../../../vocabulary/options/de.ts';
import type { PlainWords } from '../plain-words.ts';

export const germanPlain: PlainWords = {
  fields: {
    year: 'Baujahr {}',
    mileage: '{} km',
    fuelType: 'Kraftstoff: {}',
    color: 'Farbe: {}',
    transmission: 'Getriebe: {}',
    power: '{} PS',
    price: 'Preis: {} €',
    driveType: 'Antrieb: {}',
    displacement: '{} cm³',
    doors: '{} Türen',
    category: 'Aufbau: {}',
    condition: 'Fahrzeugart: {}',
    warranty: 'Garantie: {}',
  },
  options: optionNames,
  headings: {
    equipment: 'Ausstattung',
    history: 'Historie und Zustand',
    damage: 'Bitte beachten',
    deal: 'Verkaufsbedingungen',
  },
  closing: 'Weitere Auskünfte und einen Besichtigungstermin erhalten Sie gern auf Anfrage.',
};
