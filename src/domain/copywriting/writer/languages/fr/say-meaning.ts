import type { Meaning, Modifier, Place, Unit } from '../../../terms/meaning.ts';
import type { WordClass } from '../../../terms/term-words.ts';
import { terms } from '../../../terms/terms.ts';
import { frenchTerms } from '../../../terms/words/fr.ts';
import { type NounPhrase, withA, withArticle, withIndefinite } from './grammar/articles.ts';
import { listOf } from './grammar/lists.ts';
import { formatNumber, inLetters, measure } from './grammar/numbers.ts';
import { modifierWords } from './lexicon/modifiers-lexicon.ts';
import { articleless, definite } from './lexicon/term-articles.ts';

/** A meaning in French: a thing with gender and number, or what the car is or has done. */
export interface SaidMeaning {
  text: string;
  noun: NounPhrase | undefined;
  /** With the article one gives it in a list: "un toit panoramique", "la climatisation", "quelques rayures". */
  listed: string;
}

/** One thing the notes say; undefined when it cannot be said in full. */
export function sayMeaning(meaning: Meaning, isLasting = false): SaidMeaning | undefined {
  const [wordClass, say] = frenchTerms.terms[meaning.term];
  if (wordClass === 'v') return sayPredicate(meaning, say);
  const noun = sayThing(meaning, wordClass, say);
  if (!noun) return undefined;
  const text = [noun.text, placesOf(meaning), whenOf(meaning, isLasting)]
    .filter((part) => part !== '')
    .join(' ');
  return { text, noun: { ...noun, text }, listed: withUsualArticle(meaning, { ...noun, text }) };
}

/** "n’a connu qu’un seul propriétaire"; with a modifier it would be another statement. */
function sayPredicate(meaning: Meaning, say: string): SaidMeaning | undefined {
  if (meaning.modifiers.length > 0 || meaning.places.length > 0 || meaning.figure) return undefined;
  return { text: say, noun: undefined, listed: say };
}

function sayThing(meaning: Meaning, wordClass: WordClass, say: string): NounPhrase | undefined {
  const gender = wordClass.startsWith('f') ? 'f' : 'm';
  const several = meaning.modifiers.includes('several') || (meaning.count ?? 1) > 1;
  const isPlural = wordClass.endsWith('p');
  if (several && !isPlural) return undefined;
  const plural = isPlural && meaning.count !== 1;
  const figure = figureOf(meaning, say);
  if (figure === undefined) return undefined;
  const { head, tail } = split(say);
  const words = modifiersOf(meaning).map((modifier) => modifierWords[modifier]);
  const form = plural ? (`${gender}p` as const) : gender;
  const first = words.filter((word) => word.before).map((word) => word[form]);
  const rest = words.filter((word) => !word.before).map((word) => word[form]);
  const count = meaning.count !== undefined && meaning.count > 1 ? inLetters(meaning.count) : '';
  const text = [count, ...first, head, tail, figure, ...rest, meaning.name ?? '']
    .filter((part) => part !== '')
    .join(' ')
    .replace(/places assises/, 'places');
  return { text, gender, plural };
}

const split = (say: string) => ({ head: say, tail: '' });

/** In the order French puts them; what the term itself says is not said again. */
function modifiersOf({ term, modifiers }: Meaning): Modifier[] {
  const said = frenchTerms.terms[term][1].toLowerCase();
  const known = Object.keys(modifierWords);
  return [...new Set(modifiers)]
    .filter((modifier) => !said.includes(modifierWords[modifier].m.slice(0, 6).toLowerCase() || '\n'))
    .sort((a, b) => rankOf(a, known) - rankOf(b, known));
}

/** Kinds come before places, places before states. */
function rankOf(modifier: Modifier, known: readonly string[]): number {
  const place = known.indexOf('electric');
  const index = known.indexOf(modifier);
  return index < place ? index + 0.5 + known.indexOf('foldable') : index;
}

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

/** "de 17 pouces", "à 8 rapports"; empty without figure, undefined where it would not make sense. */
function figureOf({ term, figure }: Meaning, say: string): string | undefined {
  if (!figure) return '';
  if (/\d/.test(say) && say.includes(formatNumber(figure.value))) return '';
  const said = measure(figure.value, unitNames[figure.unit]);
  if (figure.unit === 'speeds' || figure.unit === 'zones' || term === 'rentedBattery') return `à ${said}`;
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
  const [wordClass, say] = frenchTerms.terms[term];
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
  if (/^(?:quelques|deux|\d)/.test(noun.text) || meaning.figure?.unit === 'seats') return noun.text;
  if (definite.has(meaning.term) && terms[meaning.term] !== 'part') return withArticle(noun);
  return withIndefinite(noun);
}
