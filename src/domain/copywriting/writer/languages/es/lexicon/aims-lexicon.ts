import type { IntendedUse, TargetCustomer } from '#domain/vehicles/vocabularies.ts';
import type { Car } from '../../../../brief/car/car.ts';
import type { Say, Slots } from '../../slots.ts';
import { listOf } from '../grammar/lists.ts';

/** Where the car is used: "en ciudad", "en los viajes largos". */
const places = {
  Città: ['en ciudad', 'entre el tráfico', 'por el centro'],
  'Viaggi lunghi': ['en viaje', 'en autopista', 'en los trayectos largos'],
  Campagna: ['en el campo', 'por carreteras comarcales', 'por carreteras de pueblo'],
  Lavoro: ['en el trabajo', 'en la jornada de trabajo', 'en las visitas de trabajo'],
  'Uso familiare': ['en familia', 'con toda la familia', 'en los planes de casa'],
  'Uso misto': ['a diario', 'en el día a día', 'en el uso de cada día'],
} satisfies Record<IntendedUse, string[]>;

/** The same as things: "la ciudad, los viajes largos y el trabajo". */
const occasions = {
  Città: ['la ciudad', 'el tráfico urbano', 'las calles del centro'],
  'Viaggi lunghi': ['los viajes largos', 'la autopista', 'las distancias largas'],
  Campagna: ['el campo', 'las carreteras secundarias', 'los caminos de pueblo'],
  Lavoro: ['el trabajo', 'la jornada de trabajo', 'las visitas de trabajo'],
  'Uso familiare': ['la familia', 'los planes familiares', 'la vida en familia'],
  'Uso misto': ['el día a día', 'el uso diario', 'los trayectos de cada día'],
} satisfies Record<IntendedUse, string[]>;

const veterans = [
  'quien lleva años al volante',
  'quien sabe lo que busca',
  'quien elige coche con criterio',
  'quien ya ha conducido otros coches',
];
const starters = [
  'quien tiene la agenda llena',
  'quien cambia de planes sobre la marcha',
  'quien empieza a ir por libre',
  'quien vive con ritmo',
];

/** The people, by what they do and want: never by sex, never by age. */
const people = {
  'Famiglia con bambini': ['quien viaja con niños', 'las familias con hijos', 'quien lleva niños a bordo'],
  'Uomo 40+': veterans,
  'Donna 40+': veterans,
  'Giovane donna (≤35)': starters,
  'Giovane uomo (≤35)': starters,
  Neopatentato: [
    'quien estrena el carnet',
    'quien acaba de sacarse el carnet',
    'quien conduce desde hace poco',
  ],
  Pendolare: [
    'quien va y viene cada día',
    'quien hace a diario el mismo trayecto',
    'quien recorre cada mañana el camino al trabajo',
  ],
  'Attento allo stile': [
    'quien cuida la estética',
    'quien se fija en el diseño',
    'quien valora una buena línea',
  ],
  'Attento al budget': [
    'quien mira bien lo que gasta',
    'quien compra con presupuesto',
    'quien echa cuentas antes de decidir',
  ],
} satisfies Record<TargetCustomer, string[]>;

/** The slots for uses and people chosen by the seller. */
export function aimSlots(car: Car): Slots {
  const say =
    <K extends string>(words: Record<K, string[]>, chosen: readonly K[], preposition = ''): Say =>
    (_, random) => {
      if (chosen.length === 0) return undefined;
      const picked: string[] = [];
      for (const label of chosen) {
        const left = words[label].filter((word) => !picked.includes(preposition + word));
        if (left.length === words[label].length) picked.push(preposition + random.pick(left));
      }
      return { text: listOf(picked), facts: [] };
    };
  return {
    uses: say(places, car.intendedUse),
    occasions: say(occasions, car.intendedUse),
    tooccasions: say(occasions, car.intendedUse, 'a '),
    people: say(people, car.targetCustomers),
    topeople: say(people, car.targetCustomers, 'a '),
    forpeople: say(people, car.targetCustomers, 'para '),
  };
}
