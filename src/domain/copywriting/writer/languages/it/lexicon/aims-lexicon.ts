import type { IntendedUse, TargetCustomer } from '#domain/vehicles/vocabularies.ts';
import type { Car } from '../../../../brief/car/car.ts';
import type { Say } from '../../slots.ts';
import { listOf } from '../grammar/lists.ts';

/** Where the car is used: "in città", "nei viaggi lunghi". */
const places = {
  Città: ['in città', 'nel traffico', 'in centro'],
  'Viaggi lunghi': ['nei viaggi lunghi', 'in autostrada', 'sulle lunghe distanze'],
  Campagna: ['in campagna', 'fuori città', 'sulle strade di campagna'],
  Lavoro: ['per lavoro', 'nelle giornate di lavoro', 'al lavoro'],
  'Uso familiare': ['in famiglia', 'con la famiglia', 'nei giri di famiglia'],
  'Uso misto': ['tutti i giorni', 'nella vita di ogni giorno', 'nei percorsi quotidiani'],
} satisfies Record<IntendedUse, string[]>;

/** The same as things: "la città, i viaggi lunghi e il lavoro". */
const occasions = {
  Città: ['la città', 'il traffico di città', 'il centro'],
  'Viaggi lunghi': ['i viaggi lunghi', 'le lunghe distanze', "l'autostrada"],
  Campagna: ['la campagna', 'le strade di campagna'],
  Lavoro: ['il lavoro', 'le giornate di lavoro'],
  'Uso familiare': ['la famiglia', 'gli impegni di famiglia', 'i giri di famiglia'],
  'Uso misto': ['le strade di ogni giorno', 'i giri quotidiani', 'la vita di tutti i giorni'],
} satisfies Record<IntendedUse, string[]>;

/** After "si presta": "ai viaggi lunghi e al lavoro". */
const atOccasions = {
  Città: ['alla città', 'al traffico di città'],
  'Viaggi lunghi': ['ai viaggi lunghi', 'alle lunghe distanze', "all'autostrada"],
  Campagna: ['alla campagna', 'alle strade di campagna'],
  Lavoro: ['al lavoro', 'alle giornate di lavoro'],
  'Uso familiare': ['alla famiglia', 'agli impegni di famiglia'],
  'Uso misto': ["all'uso di tutti i giorni", "all'uso quotidiano"],
} satisfies Record<IntendedUse, string[]>;

/** The people, by what they do and want: never by sex, never by age. */
const people = {
  'Famiglia con bambini': [
    'chi viaggia con i bambini',
    'chi ha bambini e mille cose da portare',
    'chi ha figli da portare in giro',
  ],
  'Uomo 40+': [
    'chi guida da anni e sa che cosa cerca',
    'chi ha esperienza e idee chiare',
    "chi sceglie l'auto con cognizione di causa",
  ],
  'Donna 40+': [
    'chi guida da anni e sa che cosa cerca',
    'chi ha esperienza e idee chiare',
    "chi sceglie l'auto con cognizione di causa",
  ],
  'Giovane donna (≤35)': [
    'chi sta costruendo la propria indipendenza',
    'chi ha giornate piene e programmi che cambiano',
    'chi comincia a fare da sé',
  ],
  'Giovane uomo (≤35)': [
    'chi sta costruendo la propria indipendenza',
    'chi ha giornate piene e programmi che cambiano',
    'chi comincia a fare da sé',
  ],
  Neopatentato: ['chi è alla prima auto', 'chi muove i primi passi al volante', 'chi guida da poco'],
  Pendolare: [
    'chi fa ogni giorno la stessa strada',
    'chi si sposta ogni giorno per lavoro',
    'chi ogni giorno fa la strada tra casa e ufficio',
  ],
  'Attento allo stile': ['chi tiene allo stile', 'chi sceglie anche con gli occhi', 'chi bada alle linee'],
  'Attento al budget': [
    'chi vuole spendere con criterio',
    'chi fa bene i conti',
    'chi tiene d’occhio la spesa',
  ],
} satisfies Record<TargetCustomer, string[]>;

/** The slots for uses and people chosen by the seller. */
export function aimSlots(car: Car): Record<string, Say> {
  const say =
    <K extends string>(words: Record<K, string[]>, chosen: readonly K[], preposition = ' '): Say =>
    (_, random) => {
      if (chosen.length === 0) return undefined;
      return {
        text: listOf([...new Set(chosen.map((label) => preposition + random.pick(words[label])))]).trim(),
        facts: [],
      };
    };
  return {
    uses: say(places, car.intendedUse),
    occasions: say(occasions, car.intendedUse),
    tooccasions: say(atOccasions, car.intendedUse),
    people: say(people, car.targetCustomers),
    topeople: say(people, car.targetCustomers, ' a '),
    ofpeople: say(people, car.targetCustomers, ' di '),
    forpeople: say(people, car.targetCustomers, ' per '),
  };
}
