import { spanishAims } from '#domain/copywriting/score/aims/es.ts';
import type { Stems } from './stems.ts';

const front = /tracción delantera|ruedas delanteras|delantera/i;
const rear = /tracción trasera|propulsión|ruedas traseras|trasera/i;
const all = /tracción total|tracción integral|cuatro ruedas|4x4|integral/i;

export const spanishStems: Stems = {
  ...spanishAims,
  fuelType: {
    Benzina: /gasolina/i,
    Diesel: /di[ée]sel|gasóleo/i,
    Elettrico: /eléctric/i,
    Ibrido: /híbrid/i,
    GPL: /GLP|autogas/i,
    Metano: /GNC|gas natural|metano/i,
    Idrogeno: /hidrógeno/i,
  },
  color: {
    Bianco: /blanc/i,
    Nero: /negr/i,
    Grigio: /gris/i,
    Rosso: /roj/i,
    Blu: /azul/i,
    Verde: /verde/i,
    Giallo: /amarill/i,
    Arancione: /naranja/i,
    Marrone: /marrón/i,
    Viola: /morad|violeta/i,
    Argento: /plata|platead/i,
    Oro: /dorad|\boro\b/i,
    Beige: /beis|beige/i,
    Bordeaux: /burdeos|granate/i,
  },
  transmission: {
    Manuale: /manual/i,
    Automatica: /automátic/i,
    Robotizzata: /robotizad/i,
    CVT: /CVT|variador/i,
    Sequenziale: /secuencial/i,
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
    Berlina: /berlina|sedán/i,
    SUV: /SUV/,
    Crossover: /crossover/i,
    Hatchback: /compacto|hatchback|dos volúmenes|utilitario/i,
    'Station Wagon': /familiar|ranchera/i,
    Coupé: /cup[eé]|coup[eé]/i,
    Cabrio: /cabrio|descapotable|roadster/i,
    Monovolume: /monovolumen/i,
    Pickup: /pick-?up/i,
    Furgone: /furgon|furgón/i,
    Sportiva: /deportivo/i,
    Citycar: /urbano|citycar/i,
  },
  condition: {
    Nuovo: /nuev/i,
    Usato: /usad|segunda mano|ocasión/i,
    'Km 0': /kilómetro cero|km 0/i,
    Aziendale: /empresa|flota/i,
    Semicollisione: /siniestr|accident|golpe|daño/i,
  },
  warranty: {
    'Nessuna garanzia':
      /sin garantía|no (?:tiene|incluye|lleva|hay|se)[^.]{0,30}garantía|garantía[^.]{0,30}no\b|ninguna garantía/i,
    '6 mesi': /(?:6|seis) meses/i,
    '12 mesi': /(?:12|doce) meses|un año/i,
    '18 mesi': /(?:18|dieciocho) meses/i,
    '24 mesi': /(?:24|veinticuatro) meses|dos años/i,
    '36 mesi': /(?:36|treinta y seis) meses|tres años/i,
    'Garanzia casa madre': /fabricante|oficial|marca/i,
    'Garanzia estesa': /ampliada|extendida|extensión/i,
  },
  doors: {
    2: /dos puertas|2 puertas/i,
    3: /tres puertas|3 puertas/i,
    4: /cuatro puertas|4 puertas/i,
    5: /cinco puertas|5 puertas/i,
  },
  power: [{ perCv: 1 }, { perCv: 0.7355 }],
};
