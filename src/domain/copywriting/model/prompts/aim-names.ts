import type { TargetingField } from '#domain/vehicles/targeting.ts';
import type { Label } from '#domain/vehicles/vocabularies.ts';

type AimNames = Readonly<{ [V in TargetingField]: Readonly<Record<Label<V>, string>> }>;

/** Whom a text is for and what it is to bring out, in the language of the instructions: no label to paste. */
export const aimNames: AimNames = {
  targetCustomers: {
    'Famiglia con bambini': 'a family with children',
    'Uomo 40+': 'a man over forty',
    'Donna 40+': 'a woman over forty',
    'Giovane donna (≤35)': 'a young woman',
    'Giovane uomo (≤35)': 'a young man',
    Neopatentato: 'a new driver',
    Pendolare: 'a commuter',
    'Attento allo stile': 'somebody who cares for style',
    'Attento al budget': 'somebody who watches the budget',
  },
  vehicleTypes: {
    Compatta: 'compact car',
    Citycar: 'city car',
    SUV: 'SUV',
    'Station wagon': 'estate',
    Crossover: 'crossover',
    Sportiva: 'sports car',
    Fuoristrada: 'off-roader',
    Monovolume: 'people carrier',
    Supercar: 'supercar',
    'Auto di lusso': 'luxury car',
  },
  intendedUse: {
    Città: 'the city',
    'Viaggi lunghi': 'long journeys',
    Campagna: 'the countryside',
    Lavoro: 'work',
    'Uso familiare': 'family life',
    'Uso misto': 'a bit of everything',
  },
  sellingPoints: {
    Sicurezza: 'safety',
    'Bassi consumi': 'low running costs',
    'Performance / Sportività': 'performance',
    'Comfort / Silenziosità': 'comfort and quietness',
    'Design / Stile': 'design',
    'Caratteristiche esclusive': 'what only this car has',
    'Rapporto qualità-prezzo': 'much car for the money',
    'Edizione limitata / Rarità': 'rarity',
    'Facile parcheggio': 'easy parking',
    'Valore a lungo termine': 'a sound choice for many years, without a promise on value',
    'Perfetta per donna': 'a woman as the buyer',
    'Perfetta per single': 'made for one person’s days',
    'Perfetta per over 70': 'a buyer over seventy',
  },
};
