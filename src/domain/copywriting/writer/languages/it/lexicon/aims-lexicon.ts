import type { IntendedUse, TargetCustomer } from '#domain/vehicles/vocabularies.ts';
import type { Car } from '../../../car/car.ts';
import type { Random } from '../../../seeded-random.ts';
import type { Filling } from '../../../text/fill-template.ts';
import { listOf } from '../grammar/lists.ts';

type Say = (told: ReadonlySet<string>, random: Random) => Filling | undefined;

/** Where the car is used: "in città", "nei viaggi lunghi". */
const places = {
  Città: ['in città', 'nel traffico cittadino', 'negli spostamenti urbani', 'tra semafori e rotatorie'],
  'Viaggi lunghi': [
    'nei viaggi lunghi',
    'in autostrada',
    'nei lunghi trasferimenti',
    'sulle lunghe distanze',
  ],
  Campagna: ['in campagna', 'sulle strade di campagna', 'lontano dal centro abitato', 'tra paesi e campi'],
  Lavoro: ['al lavoro', 'nelle giornate di lavoro', 'negli impegni di lavoro', 'per lavoro'],
  'Uso familiare': [
    'con la famiglia',
    'negli spostamenti in famiglia',
    'nella vita di famiglia',
    'nei fine settimana in famiglia',
  ],
  'Uso misto': [
    'nei percorsi di ogni giorno',
    'sui tragitti più diversi',
    'nella vita di tutti i giorni',
    'nelle commissioni quotidiane',
  ],
} satisfies Record<IntendedUse, string[]>;

/** The same as things: "la città, i viaggi lunghi e il lavoro". */
const occasions = {
  Città: ['la città', 'il traffico urbano', 'le commissioni in centro'],
  'Viaggi lunghi': ['i viaggi lunghi', 'le lunghe distanze', "l'autostrada"],
  Campagna: ['la campagna', 'le strade di campagna', 'le strade fuori porta'],
  Lavoro: ['il lavoro', 'gli impegni di lavoro', 'le giornate lavorative'],
  'Uso familiare': ['la famiglia', 'gli impegni di famiglia', 'la vita in famiglia'],
  'Uso misto': ['le strade di ogni giorno', 'gli spostamenti di sempre', 'la vita quotidiana'],
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
    'chi macina strada tra casa e ufficio',
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
    people: say(people, car.targetCustomers),
    topeople: say(people, car.targetCustomers, ' a '),
  };
}
