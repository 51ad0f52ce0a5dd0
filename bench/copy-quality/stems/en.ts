import { englishAims } from '#domain/copywriting/score/aims/en.ts';
import type { Stems } from './stems.ts';

const front = /front[- ]wheel|front wheels/i;
const rear = /rear[- ]wheel|rear wheels/i;
const all = /all[- ]wheel|four[- ]wheel|all four wheels|4x4|4WD/i;

export const englishStems: Stems = {
  ...englishAims,
  fuelType: {
    Benzina: /petrol/i,
    Diesel: /diesel/i,
    Elettrico: /electric/i,
    Ibrido: /hybrid/i,
    GPL: /LPG|autogas/i,
    Metano: /CNG|natural gas|methane/i,
    Idrogeno: /hydrogen/i,
  },
  color: {
    Bianco: /white/i,
    Nero: /black/i,
    Grigio: /gr[ea]y/i,
    Rosso: /\bred\b/i,
    Blu: /blue/i,
    Verde: /green/i,
    Giallo: /yellow/i,
    Arancione: /orange/i,
    Marrone: /brown/i,
    Viola: /purple|violet/i,
    Argento: /silver/i,
    Oro: /gold/i,
    Beige: /beige/i,
    Bordeaux: /burgundy|maroon|bordeaux|claret/i,
  },
  transmission: {
    Manuale: /manual/i,
    Automatica: /automatic/i,
    Robotizzata: /automated|dual[- ]clutch|robotised|semi-automatic|robotized|automatic/i,
    CVT: /CVT/,
    Sequenziale: /sequential/i,
  },
  driveType: {
    Anteriore: front,
    FWD: front,
    Posteriore: rear,
    RWD: rear,
    Integrale: all,
    AWD: all,
    '4x4': all,
  },
  category: {
    Berlina: /saloon|sedan/i,
    SUV: /SUV/,
    Crossover: /crossover/i,
    Hatchback: /hatchback/i,
    'Station Wagon': /estate|station wagon/i,
    Coupé: /coup[eé]/i,
    Cabrio: /convertible|cabrio|roadster|open[- ]top/i,
    Monovolume: /MPV|people carrier|minivan/i,
    Pickup: /pick-?up/i,
    Furgone: /\bvan\b/i,
    Sportiva: /sports car/i,
    Citycar: /city car/i,
  },
  condition: {
    Nuovo: /\bnew\b/i,
    Usato: /\bused\b|second-hand|pre-owned/i,
    'Km 0': /pre-?registered|delivery mileage/i,
    Aziendale: /company|fleet/i,
    Semicollisione: /accident|crash|collision|damage/i,
  },
  warranty: {
    'Nessuna garanzia':
      /(?:no|without(?: a| any)?|not?[^.]{0,30}) warranty|warranty[^.]{0,30}(?:not|no)\b|no (?:guarantee|cover)/i,
    '6 mesi': /(?:six|6)[- ]months?/i,
    '12 mesi': /(?:twelve|12)[- ]months?|one[- ]year|a year/i,
    '18 mesi': /(?:eighteen|18)[- ]months?/i,
    '24 mesi': /24[- ]months?|two[- ]years?/i,
    '36 mesi': /36[- ]months?|three[- ]years?/i,
    'Garanzia casa madre': /manufacturer/i,
    'Garanzia estesa': /extended/i,
  },
  doors: {
    2: /two[- ]doors?|2[- ]doors?/i,
    3: /three[- ]doors?|3[- ]doors?/i,
    4: /four[- ]doors?|4[- ]doors?/i,
    5: /five[- ]doors?|5[- ]doors?/i,
  },
  power: [{ perCv: 1 }, { perCv: 0.98632 }, { perCv: 0.7355 }],
};
