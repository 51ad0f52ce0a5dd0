import { germanAims } from '#domain/copywriting/score/aims/de.ts';
import type { Stems } from './stems.ts';

const front = /vorderradantrieb|frontantrieb|vorderräder/i;
const rear = /hinterradantrieb|heckantrieb|hinterräder/i;
const all = /allrad|alle vier räder|vier(?:rad|rädern)|4x4/i;

export const germanStems: Stems = {
  ...germanAims,
  fuelType: {
    Benzina: /benzin/i,
    Diesel: /diesel/i,
    Elettrico: /elektr|stromer/i,
    Ibrido: /hybrid/i,
    GPL: /autogas|LPG|flüssiggas/i,
    Metano: /erdgas|CNG/i,
    Idrogeno: /wasserstoff/i,
  },
  color: {
    Bianco: /weiß/i,
    Nero: /schwarz/i,
    Grigio: /grau/i,
    Rosso: /rot(?:e|en|em|er|es)?\b/i,
    Blu: /blau/i,
    Verde: /grün/i,
    Giallo: /gelb/i,
    Arancione: /orange/i,
    Marrone: /braun/i,
    Viola: /violett|lila/i,
    Argento: /silber/i,
    Oro: /gold/i,
    Beige: /beige/i,
    Bordeaux: /bordeaux|weinrot/i,
  },
  transmission: {
    Manuale: /schaltgetriebe|handschalt|schaltung|manuell/i,
    Automatica: /automatik/i,
    Robotizzata: /automatisiert|doppelkuppl|automatik/i,
    CVT: /CVT|stufenlos/i,
    Sequenziale: /sequen[zt]iell/i,
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
    Berlina: /limousine/i,
    SUV: /SUV/,
    Crossover: /crossover/i,
    Hatchback: /schrägheck|kompakt|hatchback/i,
    'Station Wagon': /kombi/i,
    Coupé: /coup[eé]/i,
    Cabrio: /cabrio|roadster/i,
    Monovolume: /\bvan\b|minivan|großraum/i,
    Pickup: /pick-?up/i,
    Furgone: /transporter|kastenwagen/i,
    Sportiva: /sportwagen/i,
    Citycar: /kleinwagen|stadtauto|citycar|kleinstwagen/i,
  },
  condition: {
    Nuovo: /neuwagen|neu(?:e[rs]?|es)?\b/i,
    Usato: /gebraucht/i,
    'Km 0': /tageszulassung|kurzzulassung/i,
    Aziendale: /firmenwagen|dienstwagen|geschäftswagen|firmenfahrzeug/i,
    Semicollisione: /unfall|beschädig|schaden/i,
  },
  warranty: {
    'Nessuna garanzia':
      /(?:keine?|ohne)\s+(?:\p{L}+\s+)?(?:garantie|gewährleistung)|garantie[^.]{0,30}(?:nicht|keine|entfällt)/iu,
    '6 mesi': /(?:6|sechs) monate?n?/i,
    '12 mesi': /(?:12|zwölf) monate?n?|ein(?:em|es)? jahr|einjährig/i,
    '18 mesi': /(?:18|achtzehn) monate?n?/i,
    '24 mesi': /24 monate?n?|zwei jahre?n?|zweijährig/i,
    '36 mesi': /36 monate?n?|drei jahre?n?|dreijährig/i,
    'Garanzia casa madre': /hersteller|werksgarantie/i,
    'Garanzia estesa': /erweitert|anschluss|verlänger/i,
  },
  doors: {
    2: /zweitür|zwei türen|2-?tür|2 türen/i,
    3: /dreitür|drei türen|3-?tür|3 türen/i,
    4: /viertür|vier türen|4-?tür|4 türen/i,
    5: /fünftür|fünf türen|5-?tür|5 türen/i,
  },
  power: [{ perCv: 1 }, { perCv: 0.7355 }],
};
