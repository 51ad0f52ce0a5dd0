import { frenchAims } from '#domain/copywriting/score/aims/fr.ts';
import type { Stems } from './stems.ts';

const front = /traction(?! intégrale)|roues avant/i;
const rear = /propulsion|roues arrière/i;
const all = /quatre roues motrices|transmission intégrale|intégrale|4x4|quatre roues/i;

export const frenchStems: Stems = {
  ...frenchAims,
  fuelType: {
    Benzina: /essence/i,
    Diesel: /diesel|gazole/i,
    Elettrico: /électri/i,
    Ibrido: /hybrid/i,
    GPL: /GPL/,
    Metano: /GNV|gaz naturel|méthane/i,
    Idrogeno: /hydrogène/i,
  },
  color: {
    Bianco: /blanc/i,
    Nero: /noir/i,
    Grigio: /gris/i,
    Rosso: /rouge/i,
    Blu: /bleu/i,
    Verde: /vert(?:e|es|s)?\b/i,
    Giallo: /jaune/i,
    Arancione: /orange/i,
    Marrone: /marron|brun/i,
    Viola: /violet/i,
    Argento: /argent/i,
    Oro: /\bor\b|dorée?/i,
    Beige: /beige/i,
    Bordeaux: /bordeaux/i,
  },
  transmission: {
    Manuale: /manuelle/i,
    Automatica: /automatique/i,
    Robotizzata: /robotisée/i,
    CVT: /CVT|variation continue/i,
    Sequenziale: /séquentiel/i,
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
    Berlina: /berline/i,
    SUV: /SUV/,
    Crossover: /crossover/i,
    Hatchback: /compacte|hayon|bicorps/i,
    'Station Wagon': /break/i,
    Coupé: /coupé/i,
    Cabrio: /cabriolet|roadster|décapotable/i,
    Monovolume: /monospace/i,
    Pickup: /pick-?up/i,
    Furgone: /fourgon|utilitaire/i,
    Sportiva: /sportive/i,
    Citycar: /citadine/i,
  },
  condition: {
    Nuovo: /neu(?:f|ve)/i,
    Usato: /occasion/i,
    'Km 0': /0 km|zéro kilom|démonstration/i,
    Aziendale: /société|entreprise|direction/i,
    Semicollisione: /accident|choc|dommage|endommag/i,
  },
  warranty: {
    'Nessuna garanzia':
      /sans garantie|pas (?:de|couverte? par une) garantie|aucune garantie|garantie[^.]{0,30}(?:pas|aucune)|(?:ne|n[’'])[^.]{0,30}garantie/i,
    '6 mesi': /(?:6|six) mois/i,
    '12 mesi': /(?:12|douze) mois|un an\b/i,
    '18 mesi': /(?:18|dix-huit) mois/i,
    '24 mesi': /24 mois|vingt-quatre mois|deux ans/i,
    '36 mesi': /36 mois|trente-six mois|trois ans/i,
    'Garanzia casa madre': /constructeur/i,
    'Garanzia estesa': /étendue|extension|prolongée/i,
  },
  doors: {
    2: /deux portes|2 portes/i,
    3: /trois portes|3 portes/i,
    4: /quatre portes|4 portes/i,
    5: /cinq portes|5 portes/i,
  },
  power: [{ perCv: 1 }, { perCv: 0.7355 }],
};
