import type { IntendedUse, TargetCustomer } from '#domain/vehicles/vocabularies.ts';
import type { Car } from '../../../../brief/car/car.ts';
import type { Say, Slots } from '../../slots.ts';
import { listOf } from '../grammar/lists.ts';

/** Where the car is used: "en ville", "sur les longs trajets". */
const places = {
  Città: ['en ville', 'en centre-ville'],
  'Viaggi lunghi': ['sur les longs trajets', 'sur autoroute', 'lors des longs voyages'],
  Campagna: ['à la campagne', 'sur les petites routes', 'sur les chemins de campagne'],
  Lavoro: ['pour le travail', 'pour les déplacements professionnels'],
  'Uso familiare': ['en famille', 'pour les trajets de famille'],
  'Uso misto': ['au quotidien', 'tous les jours', 'pour les trajets de tous les jours'],
} satisfies Record<IntendedUse, string[]>;

/** The same as things: "la ville, les longs trajets et le travail". */
const occasions = {
  Città: ['la ville', 'le centre-ville', 'les trajets urbains'],
  'Viaggi lunghi': ['les longs trajets', 'l’autoroute', 'les grandes distances'],
  Campagna: ['la campagne', 'les petites routes', 'les chemins de campagne'],
  Lavoro: ['le travail', 'les journées de travail', 'les trajets professionnels'],
  'Uso familiare': ['la famille', 'la vie de famille', 'les trajets en famille'],
  'Uso misto': ['le quotidien', 'les trajets de tous les jours', 'la vie de tous les jours'],
} satisfies Record<IntendedUse, string[]>;

/** After "se prête": "à la ville et au travail". */
const toOccasions = {
  Città: ['à la ville', 'aux trajets urbains'],
  'Viaggi lunghi': ['aux longs trajets', 'à l’autoroute', 'aux grandes distances'],
  Campagna: ['à la campagne', 'aux petites routes'],
  Lavoro: ['au travail', 'aux trajets professionnels'],
  'Uso familiare': ['à la vie de famille', 'aux trajets en famille'],
  'Uso misto': ['au quotidien', 'aux trajets de tous les jours'],
} satisfies Record<IntendedUse, string[]>;

const experienced = [
  'qui conduisent depuis longtemps et savent ce qu’ils attendent d’une voiture',
  'qui ont de l’expérience au volant et des idées nettes',
  'qui choisissent leur voiture en connaissance de cause',
];

const setOut = [
  'qui construisent leur indépendance',
  'qui ont des journées pleines et des projets changeants',
  'qui aiment partir à l’improviste',
];

/** The people, by what they do and want, never by sex or age; said after "à" or "pour". */
const people = {
  'Famiglia con bambini': [
    'qui voyagent avec des enfants',
    'qui emmènent souvent leurs enfants',
    'qui conduisent leurs enfants à l’école',
  ],
  'Uomo 40+': experienced,
  'Donna 40+': experienced,
  'Giovane donna (≤35)': setOut,
  'Giovane uomo (≤35)': setOut,
  Neopatentato: [
    'qui cherchent une première voiture',
    'qui font leurs débuts au volant',
    'qui conduisent depuis peu',
  ],
  Pendolare: [
    'qui font chaque jour la même route',
    'qui roulent tous les jours pour aller travailler',
    'qui font l’aller-retour au travail en voiture',
  ],
  'Attento allo stile': [
    'qui tiennent au style',
    'qui choisissent aussi avec les yeux',
    'qui regardent d’abord les lignes',
  ],
  'Attento al budget': [
    'qui veulent dépenser à bon escient',
    'qui font leurs comptes avant d’acheter',
    'qui surveillent leur budget',
  ],
} satisfies Record<TargetCustomer, string[]>;

/** The slots for uses and people chosen by the seller. */
export function aimSlots(car: Car): Slots {
  const say =
    <K extends string>(words: Record<K, string[]>, chosen: readonly K[], before = ''): Say =>
    (_, random) => {
      if (chosen.length === 0) return undefined;
      const said = new Set(chosen.map((label) => before + random.pick(words[label])));
      return { text: listOf([...said].slice(0, 3)), facts: [] };
    };
  return {
    uses: say(places, car.intendedUse),
    occasions: say(occasions, car.intendedUse),
    tooccasions: say(toOccasions, car.intendedUse),
    people: say(people, car.targetCustomers, 'ceux '),
    ofpeople: say(people, car.targetCustomers, 'de ceux '),
    topeople: say(people, car.targetCustomers, 'à ceux '),
    forpeople: say(people, car.targetCustomers, 'pour ceux '),
  };
}
