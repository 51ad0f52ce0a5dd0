import { amounts, type Meaning, type Modifier, places, type Unit } from '../../../vocabulary/meaning.ts';
import type { WordClass } from '../../../vocabulary/term-words.ts';
import { type Term, terms } from '../../../vocabulary/terms.ts';
import { frenchTerms } from '../../../vocabulary/words/fr.ts';
import type { NounPhrase } from './grammar/articles.ts';
import { formatNumber, inLetters, measure } from './grammar/numbers.ts';
import { modifierWords } from './lexicon/modifiers-lexicon.ts';

/** What the note around a thing tells of its number and figures. */
export interface ThingHint {
  /** The seller wrote the thing in the singular or the plural. */
  isPlural?: boolean | undefined;
  /** The note as it was typed: its figures are said in its own units. */
  typed?: string;
}

/** The thing of a meaning as a noun phrase with all that is told of it: "deux sièges chauffants à l’avant". */
export function sayThing(
  meaning: Meaning,
  wordClass: WordClass,
  said: string,
  { isPlural: isTypedPlural, typed = '' }: ThingHint,
): NounPhrase | undefined {
  if (isEmpty(meaning)) return undefined;
  const gender = wordClass.startsWith('f') ? 'f' : 'm';
  const isMany = meaning.modifiers.some((one) => amounts.has(one)) || (meaning.count ?? 1) > 1;
  const isOne = meaning.count === 1 || (isTypedPlural === false && singles.has(meaning.term));
  const plural = wordClass.endsWith('p')
    ? !isOne
    : isMany || (isTypedPlural === true && countable.has(meaning.term));
  const say = inNumber(said, wordClass.endsWith('p'), plural);
  if (say === undefined) return undefined;
  const form = plural ? (`${gender}p` as const) : gender;
  const words = (group: (modifier: Modifier) => boolean) =>
    modifiersOf(meaning)
      .filter(group)
      .map((modifier) => modifierWords[modifier][form]);
  const isDamage = terms[meaning.term] === 'damage';
  const count = meaning.count !== undefined && meaning.count > 1 ? inLetters(meaning.count) : '';
  const [head, tail] = meaning.figure?.unit === 'seats' ? ['', ''] : headOf(say, meaning);
  const kinds = words((modifier) => isKind(modifier) && !modifierWords[modifier].before);
  const places = isDamage ? [damagePlace(meaning.modifiers)] : words((modifier) => placing.has(modifier));
  const text = [
    count,
    ...words(
      (modifier) =>
        modifierWords[modifier].before === true && !(isRank(modifier) && meaning.term === 'gearbox'),
    ),
    head,
    ...(tail === '' ? [] : [...kinds, ...places]),
    tail,
    ...(tail === '' ? kinds : []),
    meaning.name ?? '',
    figureOf(meaning, say, typed),
    ...(tail === '' ? places : []),
    ...gears(meaning),
    ...words((modifier) => !isKind(modifier) && !placing.has(modifier) && !modifierWords[modifier].before),
  ]
    .filter((part) => part !== '')
    .join(' ');
  return text === '' ? undefined : { text, gender, plural };
}

const isRank = (modifier: Modifier) => modifier === 'second' || modifier === 'third';

/** Of a gearbox, a rank is a gear. */
const gears = ({ term, modifiers }: Meaning): string[] =>
  term === 'gearbox'
    ? modifiers.filter(isRank).map((rank) => (rank === 'third' ? 'en troisième' : 'en seconde'))
    : [];

/** A bare part, a finish without name, a date that is missing: nothing that one would say. */
function isEmpty({ term, modifiers, name, figure, count, km, date }: Meaning): boolean {
  if (['trimLine', 'emissionClass', 'package', 'bodySize'].includes(term)) return name === undefined;
  if (term === 'firstRegistered') return date === undefined;
  if (term === 'batteryHealth' || term === 'range' || term === 'payload' || term === 'towCapacity')
    return !figure;
  const bare =
    modifiers.length === 0 && [name, figure, count, km, date].every((given) => given === undefined);
  return terms[term] === 'part' && bare;
}

/** Things that come in pairs unless the seller names one. */
const singles: ReadonlySet<Term> = new Set<Term>(['rearDoors', 'keys']);

/** Parts a car has several of. */
const countable: ReadonlySet<Term> = new Set<Term>([
  'seat',
  'mirror',
  'door',
  'wing',
  'window',
  'rim',
  'headlight',
  'handle',
  'sensor',
  'bumper',
]);

const isAlone = (say: string) => !/ |[xzu]$/.test(say);

/** The word in the number wanted; undefined where it would take more than an s. */
function inNumber(say: string, isPlural: boolean, plural: boolean): string | undefined {
  if (isPlural === plural) return say;
  if (!plural) return say.replace(/s(?= |$)/g, '');
  if (say.endsWith('s')) return say;
  return isAlone(say) ? `${say}s` : undefined;
}

/** "sièges | chauffants": a place stands after the thing itself. */
function headOf(say: string, { term, modifiers, figure }: Meaning): [string, string] {
  if (term === 'gearbox' && (figure || modifiers.length > 0)) return ['boîte', ''];
  if (term === 'sevenGears' && figure) return ['boîte', ''];
  if (term === 'adjustableSeats' && figure?.unit === 'ways') return ['sièges', ''];
  const [, head, tail] = /^(sièges|vitres|phares|feux) (.+)$/.exec(say) ?? [];
  return head && tail && modifiers.some((modifier) => placing.has(modifier) || isKind(modifier))
    ? [head, tail]
    : [say, ''];
}

const placing: ReadonlySet<Modifier> = new Set<Modifier>(places);

const order = Object.keys(modifierWords);
const lastKind = order.indexOf('foldable');
const isKind = (modifier: Modifier) => !placing.has(modifier) && order.indexOf(modifier) <= lastKind;

/** "à l’avant gauche", "du côté droit". */
function damagePlace(modifiers: readonly Modifier[]): string {
  const has = (modifier: Modifier) => modifiers.includes(modifier);
  const side = has('left') ? 'gauche' : has('right') ? 'droit' : '';
  if (has('frontAndRear')) return 'à l’avant et à l’arrière';
  if (has('front') || has('rear')) return `à l’${has('front') ? 'avant' : 'arrière'} ${side}`.trim();
  if (side !== '') return `du côté ${side}`;
  if (has('driver') || has('passenger')) return `côté ${has('driver') ? 'conducteur' : 'passager'}`;
  return has('sides') ? 'sur les côtés' : '';
}

/** In the order French puts them; what the term itself says is not said again. */
export function modifiersOf({ term, modifiers }: Meaning): Modifier[] {
  const said = frenchTerms.terms[term][1].toLowerCase();
  return [...new Set(modifiers)]
    .filter((modifier) => !said.includes(stemOf(modifier)))
    .sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

const stemOf = (modifier: Modifier) =>
  modifierWords[modifier].m
    .replace(/^(?:en|à) /, '')
    .slice(0, 6)
    .toLowerCase() || '\n';

const unitNames = {
  inches: 'pouces',
  km: 'km',
  months: 'mois',
  years: 'ans',
  kWh: 'kWh',
  kW: 'kW',
  CV: 'ch',
  litres: 'litres',
  kg: 'kg',
  percent: '%',
  degrees: 'degrés',
  euro: '€',
  euroPerMonth: '€ par mois',
  seats: 'places',
  cm: 'cm',
  mm: 'mm',
  metres: 'mètres',
  speeds: 'rapports',
  zones: 'zones',
  watts: 'watts',
  days: 'jours',
  workingDays: 'jours ouvrés',
  hours: 'heures',
  runningHours: 'heures',
  ways: 'réglages',
  kmh: 'km/h',
  ampereHours: 'Ah',
} as const satisfies Record<Unit, string>;

/** "garantie d’un an". */
const single: Partial<Record<Unit, string>> = { years: 'd’un an', months: 'd’un mois', days: 'd’un jour' };

/** "de 17 pouces", "à 8 rapports"; empty without figure. */
function figureOf({ term, figure }: Meaning, say: string, typed: string): string {
  if (!figure) return '';
  if (figure.unit === 'kg' && /quintal|q\.li/iu.test(typed))
    return `de ${formatNumber(figure.value / 100)} quintaux`;
  if (figure.unit === 'runningHours') return `avec ${formatNumber(figure.value)} heures`;
  if (figure.unit === 'seats') return `${inLetters(figure.value)} places`;
  if (/\d/.test(say) && say.includes(formatNumber(figure.value))) return '';
  const one = figure.value === 1 ? single[figure.unit] : undefined;
  if (one) return one;
  const said = measure(figure.value, unitNames[figure.unit]);
  const isRate = ['speeds', 'zones', 'percent', 'euroPerMonth', 'ways'].includes(figure.unit);
  if (term === 'instalments' || term === 'instalmentsLeft') return `de ${said}`;
  if (figure.unit === 'percent' && terms[term] === 'deal' && !/arranty|^roadTax/u.test(term))
    return `(${said})`;
  if (figure.unit === 'euro' && terms[term] === 'deal') return `(${said})`;
  if (isRate || term === 'rentedBattery') return `à ${said}`;
  if (term === 'worksWorth') return `pour ${said}`;
  return `de ${said}`;
}
