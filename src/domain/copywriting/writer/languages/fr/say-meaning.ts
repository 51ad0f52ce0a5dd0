import type { Meaning, Modifier, Place, Unit } from '../../../terms/meaning.ts';
import type { WordClass } from '../../../terms/term-words.ts';
import { type Term, terms } from '../../../terms/terms.ts';
import { frenchTerms } from '../../../terms/words/fr.ts';
import { type NounPhrase, withA, withArticle, withIndefinite } from './grammar/articles.ts';
import { listOf } from './grammar/lists.ts';
import { formatNumber, inLetters, measure } from './grammar/numbers.ts';
import { modifierWords } from './lexicon/modifiers-lexicon.ts';
import { articleless, definite } from './lexicon/term-articles.ts';
import { sayGrindingGearbox } from './say-grinding-gearbox.ts';

/** A meaning in French: a thing with gender and number, or what the car is or has done. */
export interface SaidMeaning {
  text: string;
  noun: NounPhrase | undefined;
  /** With the article one gives it in a list: "un toit panoramique", "la climatisation", "quelques rayures". */
  listed: string;
}

/** What the note around a meaning adds to it. */
export interface MeaningHint {
  /** A date is an end and not a beginning. */
  isLasting?: boolean;
  /** The seller wrote the thing in the singular or the plural. */
  isPlural?: boolean | undefined;
  /** The note as it was typed: its figures are said in its own units. */
  typed?: string;
}

/** One thing the notes say; undefined when it cannot be said in full. */
export function sayMeaning(meaning: Meaning, hint: MeaningHint = {}): SaidMeaning | undefined {
  const { isLasting = false } = hint;
  const [wordClass, say] = frenchTerms.terms[meaning.term];
  if (meaning.term === 'womanOwned') return undefined;
  if (wordClass === 'v') return sayPredicate(meaning, say, hint);
  if (meaning.term === 'emissionClass' && meaning.name) {
    return predicate(`respecte la norme ${meaning.name}`);
  }
  const noun = specialNoun(meaning, hint) ?? sayThing(meaning, wordClass, say, hint);
  if (!noun) return undefined;
  const text = [noun.text, placesOf(meaning), whenOf(meaning, isLasting)]
    .filter((part) => part !== '')
    .join(' ');
  return { text, noun: { ...noun, text }, listed: withUsualArticle(meaning, { ...noun, text }) };
}

/** "n’a connu qu’un seul propriétaire"; with a modifier it would be another statement. */
function sayPredicate(meaning: Meaning, say: string, hint: MeaningHint): SaidMeaning | undefined {
  const { isLasting = false, typed = '' } = hint;
  const isService = meaning.term === 'serviced' || meaning.term === 'servicedByMaker';
  const left = modifiersOf(meaning);
  if ((left.length > 0 && !isService) || meaning.places.length > 0 || meaning.figure) return undefined;
  const words = left.map((modifier) => modifierWords[modifier].m);
  const when = whenOf(meaning, isLasting);
  const isSince = /(?<!\p{L})(?:dal|since|seit|depuis|desde)(?!\p{L})/iu.test(typed);
  return predicate(
    [say, ...words, isSince ? when.replace(/^en /, 'depuis ') : when].filter((part) => part !== '').join(' '),
  );
}

const predicate = (text: string): SaidMeaning => ({ text, noun: undefined, listed: text });

/** Turns that no grammar gives. */
function specialNoun(
  { term, modifiers, date }: Meaning,
  { isLasting = false, typed = '' }: MeaningHint,
): NounPhrase | undefined {
  const grinding = term === 'gearbox' && modifiers.includes('noisy') && sayGrindingGearbox(typed);
  if (grinding) return grinding;
  if (term === 'keys' && modifiers.includes('double')) return { text: 'double des clés', gender: 'm' };
  if (term === 'cargoBed' && modifiers.includes('foldable')) return { text: 'benne basculante', gender: 'f' };
  if (/^(?:newI|i)nspection$/.test(term) && date && isLasting) {
    return { text: 'contrôle technique valable', gender: 'm' };
  }
  if (term === 'newInspection' && date) return { text: 'contrôle technique effectué', gender: 'm' };
  return undefined;
}

function sayThing(
  meaning: Meaning,
  wordClass: WordClass,
  said: string,
  { isPlural: isTypedPlural, typed = '' }: MeaningHint,
): NounPhrase | undefined {
  if (isEmpty(meaning)) return undefined;
  const gender = wordClass.startsWith('f') ? 'f' : 'm';
  const isMany = meaning.modifiers.includes('several') || (meaning.count ?? 1) > 1;
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
  if (term === 'trimLine' || term === 'emissionClass') return name === undefined;
  if (term === 'firstRegistered') return date === undefined;
  if (term === 'batteryHealth' || term === 'range' || term === 'payload' || term === 'towCapacity')
    return !figure;
  const bare =
    modifiers.length === 0 && [name, figure, count, km, date].every((given) => given === undefined);
  return terms[term] === 'part' && bare;
}

/** Things that come in pairs unless the seller names one. */
const singles: ReadonlySet<Term> = new Set<Term>(['slidingDoors', 'rearDoors', 'keys']);

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
  const [, head, tail] = /^(sièges|vitres|phares|feux) (.+)$/.exec(say) ?? [];
  return head && tail && modifiers.some((modifier) => placing.has(modifier) || isKind(modifier))
    ? [head, tail]
    : [say, ''];
}

const placing: ReadonlySet<Modifier> = new Set<Modifier>([
  'front',
  'rear',
  'frontAndRear',
  'left',
  'right',
  'sides',
  'driver',
  'passenger',
]);

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
  return has('sides') ? 'sur les côtés' : '';
}

/** In the order French puts them; what the term itself says is not said again. */
function modifiersOf({ term, modifiers }: Meaning): Modifier[] {
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
} as const satisfies Record<Unit, string>;

/** "de 17 pouces", "à 8 rapports"; empty without figure. */
function figureOf({ term, figure }: Meaning, say: string, typed: string): string {
  if (!figure) return '';
  if (figure.unit === 'kg' && /quintal|q\.li/iu.test(typed))
    return `de ${formatNumber(figure.value / 100)} quintaux`;
  if (figure.unit === 'seats') return `${inLetters(figure.value)} places`;
  if (/\d/.test(say) && say.includes(formatNumber(figure.value))) return '';
  const said = measure(figure.value, unitNames[figure.unit]);
  const isRate = ['speeds', 'zones', 'percent', 'euroPerMonth'].includes(figure.unit);
  if (isRate || term === 'rentedBattery') return `à ${said}`;
  return `de ${said}`;
}

/** "sur la porte gauche", "au pare-chocs et au capot", "touchant le capot". */
function placesOf({ term, places, modifiers }: Meaning): string {
  if (places.length === 0) return '';
  const named = places.map(placeNoun);
  if (modifiers.some((modifier) => /^(?:front|rear|frontAndRear|left|right|sides)$/.test(modifier))) {
    return `touchant ${listOf(named.map(withArticle))}`;
  }
  const isSpread = /^(?:damage|accidentDamage|leak|oilLeak|waterLeak|wear|fault)$/.test(term);
  return isSpread ? listOf(named.map(withA)) : `sur ${listOf(named.map(withArticle))}`;
}

function placeNoun({ term, modifiers }: Place): NounPhrase {
  const isSideWall = term === 'tailgate' && modifiers.some((at) => at === 'left' || at === 'right');
  if (term === 'side' && !modifiers.some((at) => at === 'left' || at === 'right')) {
    return { text: 'flancs', gender: 'm', plural: true };
  }
  const [wordClass, say] = isSideWall ? (['f', 'ridelle'] as const) : frenchTerms.terms[term];
  const gender = wordClass.startsWith('f') ? 'f' : 'm';
  const plural = wordClass.endsWith('p');
  const form = plural ? (`${gender}p` as const) : gender;
  const said = modifiers
    .filter((modifier) => !say.includes(modifierWords[modifier].m || '\n'))
    .map((modifier) => modifierWords[modifier][form]);
  return { text: [say, ...said].filter((part) => part !== '').join(' '), gender, plural };
}

const months = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet'],
  ...['août', 'septembre', 'octobre', 'novembre', 'décembre'],
];

/** "à 90 000 km", "en mars 2024", "jusqu’en 2027". */
function whenOf({ km, date, term }: Meaning, isLasting: boolean): string {
  const day = date && [date.month ? months[date.month - 1] : '', String(date.year)].filter(Boolean).join(' ');
  const lasts = isLasting || term === 'makerWarrantyUntil' || term === 'warrantyMonths';
  return [
    km === undefined ? '' : `${lasts ? 'jusqu’à' : 'à'} ${measure(km, 'km')}`,
    day === undefined ? '' : `${lasts ? 'jusqu’en' : 'en'} ${day}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function withUsualArticle(meaning: Meaning, noun: NounPhrase): string {
  if (articleless.has(meaning.term)) return noun.text;
  if (meaning.count !== undefined && meaning.count > 1) return noun.text;
  if (/^quelques /.test(noun.text) || meaning.figure?.unit === 'seats') return noun.text;
  if (definite.has(meaning.term) && terms[meaning.term] !== 'part') return withArticle(noun);
  if (noun.plural && /^(?:petite?|grande?|léger|légère|double|troisième|seconde?)s /.test(noun.text)) {
    return `de ${noun.text}`;
  }
  return withIndefinite(noun);
}
