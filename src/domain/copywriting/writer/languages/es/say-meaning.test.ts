import { expect, it } from 'vitest';
import type { Meaning } from '../../../vocabulary/meaning.ts';
import type { Term } from '../../../vocabulary/terms.ts';
import { sayMeaning } from './say-meaning.ts';

const meaning = (term: Term, details: Partial<Meaning> = {}): Meaning => ({
  term,
  start: 0,
  end: 1,
  modifiers: [],
  places: [],
  ...details,
});
const say = (typed: string, term: Term, details: Partial<Meaning> = {}) => {
  const said = sayMeaning(meaning(term, details), typed);
  return said?.shape === 'noun' ? said.possessed : said?.text;
};

it.each([
  [
    'graffio portiera sinistra',
    'scratch',
    { places: [{ term: 'door', modifiers: ['left'] }] },
    'un arañazo en la puerta izquierda',
  ],
  [
    'ruggine passaruota',
    'rust',
    { modifiers: ['small'], places: [{ term: 'wing', modifiers: ['rear', 'right'] }] },
    'algo de óxido en la aleta trasera derecha',
  ],
  ['frizione da sostituire', 'clutch', { modifiers: ['toReplace'] }, 'el embrague por sustituir'],
  ['cavo di ricarica incluso', 'chargingCable', { modifiers: ['included'] }, 'el cable de carga'],
  ['fari opachi', 'headlight', { modifiers: ['faded'] }, 'los faros opacos'],
  [
    'frizione nuova a 90.000 km',
    'clutch',
    { modifiers: ['new'], km: 90_000 },
    'el embrague nuevo a los 90.000 km',
  ],
  [
    'cinghia fatta a 90mila km',
    'timingBelt',
    { modifiers: ['replaced'], km: 90_000 },
    'la correa de distribución sustituida a los 90 mil km',
  ],
  [
    'sedili ant. riscaldati',
    'heatedSeats',
    { modifiers: ['front'] },
    'los asientos delanteros calefactables',
  ],
  [
    'cerchi 18 pollici neri',
    'alloyWheels',
    { modifiers: ['black'], figure: { value: 18, unit: 'inches' } },
    'las llantas de aleación negras de 18 pulgadas',
  ],
  ['impianto Harman Kardon', 'audio', { name: 'Harman Kardon' }, 'el equipo de sonido Harman Kardon'],
  ['portata 12 q.li', 'payload', { figure: { value: 1200, unit: 'kg' } }, 'una carga útil de 12 quintales'],
  ['revisione fino a 03/2027', 'inspection', { date: { year: 2027, month: 3 } }, 'ITV hasta marzo de 2027'],
  ['manca la ruota di scorta', 'spareWheel', { modifiers: ['missing'] }, 'no lleva rueda de repuesto'],
  ['doppie chiavi', 'keys', { modifiers: ['double'] }, 'doble juego de llaves'],
  ['unico proprietario', 'oneOwner', {}, 'ha tenido un solo dueño'],
  ['portellone el. hands free', 'powerTailgate', {}, 'el portón eléctrico manos libres'],
  ['sedili AGR risc.', 'comfortSeats', { modifiers: ['heated'] }, 'los asientos AGR calefactables'],
  ['2° chiave', 'keys', { modifiers: ['second'] }, 'la segunda llave'],
  ['targhe nere orig. BA', 'originalPlates', {}, 'matrículas negras originales BA'],
  [
    'bollicina di ruggine su passaruota post. sx',
    'rustSpots',
    { places: [{ term: 'wheelArch', modifiers: ['rear', 'left'] }] },
    'una pequeña burbuja de óxido en el paso de rueda trasero izquierdo',
  ],
  ['GPL di serie', 'lpgSystem', { modifiers: ['original'] }, 'la instalación de GLP de serie'],
  ['importata dalla Germania', 'imported', { name: 'Germania' }, 'es de importación, desde Alemania'],
] as const)('"%s" is said in Spanish', (typed, term, details, said) => {
  expect(say(typed, term, details as Partial<Meaning>)).toBe(said);
});

it.each([
  ['motore', 'engine', {}],
  ['allestimento', 'trimLine', {}],
  ['motivo vendita: trasferimento', 'saleReason', {}],
  ['pinze gialle', 'brakes', { name: 'pinze gialle' }],
  ['ex taxi nel 2020', 'exTaxi', { date: { year: 2020 } }],
] as const)('"%s" is left out rather than said by half', (typed, term, details) => {
  expect(say(typed, term, details as Partial<Meaning>)).toBeUndefined();
});
