import { italianAims } from '#domain/copywriting/score/aims/it.ts';
import type { Stems } from './stems.ts';

const front = /trazione.{0,30}anteriore|ruote anteriori|anteriore/i;
const rear = /trazione.{0,30}posteriore|ruote posteriori|posteriore/i;
const all = /integrale|quattro ruote|4x4/i;

export const italianStems: Stems = {
  ...italianAims,
  fuelType: {
    Benzina: /benzina/i,
    Diesel: /diesel|gasolio/i,
    Elettrico: /elettric/i,
    Ibrido: /ibrid/i,
    GPL: /GPL|a gas/i,
    Metano: /metano/i,
    Idrogeno: /idrogeno/i,
  },
  color: {
    Bianco: /bianc/i,
    Nero: /ner[oa]\b/i,
    Grigio: /grigi/i,
    Rosso: /ross[oa]/i,
    Blu: /\bblu\b/i,
    Verde: /verde/i,
    Giallo: /giall/i,
    Arancione: /arancio/i,
    Marrone: /marron/i,
    Viola: /viola/i,
    Argento: /argent/i,
    Oro: /\boro\b/i,
    Beige: /beige/i,
    Bordeaux: /bordeaux/i,
  },
  transmission: {
    Manuale: /manuale/i,
    Automatica: /automatic/i,
    Robotizzata: /robotizzat/i,
    CVT: /CVT/,
    Sequenziale: /sequenzial/i,
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
    Berlina: /berlina/i,
    SUV: /SUV/,
    Crossover: /crossover/i,
    Hatchback: /hatchback|due volumi/i,
    'Station Wagon': /station wagon|familiare/i,
    Coupé: /coupé/i,
    Cabrio: /cabrio|spider|capote/i,
    Monovolume: /monovolume/i,
    Pickup: /pick-?up/i,
    Furgone: /furgone/i,
    Sportiva: /sportiva/i,
    Citycar: /citycar/i,
  },
  condition: {
    Nuovo: /nuov[oa]\b/i,
    Usato: /usat[oa]\b|di seconda mano/i,
    'Km 0': /km 0|chilometri zero/i,
    Aziendale: /aziendale/i,
    Semicollisione: /semicollisione|incidentat|danno/i,
  },
  warranty: {
    'Nessuna garanzia':
      /senza garanzia|non (?:è|c['’]è|ha|prevede|viene)[^.]{0,40}garanzia|garanzia[^.]{0,30}(?:non|nessuna)|nessuna garanzia/i,
    '6 mesi': /(?:6|sei) mesi/i,
    '12 mesi': /(?:12|dodici) mesi|un anno/i,
    '18 mesi': /(?:18|diciotto) mesi/i,
    '24 mesi': /24 mesi|due anni/i,
    '36 mesi': /36 mesi|tre anni/i,
    'Garanzia casa madre': /garanzia.{0,20}casa/i,
    'Garanzia estesa': /garanzia estesa|estensione/i,
  },
  doors: {
    2: /due porte|2 porte/i,
    3: /tre porte|3 porte/i,
    4: /quattro porte|4 porte/i,
    5: /cinque porte|5 porte/i,
  },
  power: [{ perCv: 1 }],
};
