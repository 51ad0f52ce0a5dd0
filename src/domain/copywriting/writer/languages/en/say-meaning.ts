import type { Meaning, Modifier } from '../../../vocabulary/meaning.ts';
import { since } from '../../../vocabulary/since.ts';
import { terms } from '../../../vocabulary/terms.ts';
import { englishTerms } from '../../../vocabulary/words/en.ts';
import { withIndefinite } from './grammar/articles.ts';
import { listOf } from './grammar/lists.ts';
import { formatNumber, inLetters, sayDate } from './grammar/numbers.ts';
import { pluralOf } from './grammar/plurals.ts';
import {
  adjectives,
  asStandard,
  factoryFitted,
  lasting,
  placing,
  positions,
  silent,
  uncounted,
} from './lexicon/modifier-lexicon.ts';
import { sayFigure } from './say-figure.ts';
import { sayPredicate } from './say-predicate.ts';

/**
 * A meaning in English: a thing, bare and with its article ("tow bar", "a tow bar"), or what is said
 * after the car ("has had one owner"). A `plural` thing takes a plural verb.
 */
export type Said =
  | { form: 'thing'; bare: string; thing: string; plural: boolean }
  | { form: 'predicate'; text: string };

/** Says a meaning in full, or not at all. */
export function sayMeaning(meaning: Meaning): Said | undefined {
  const [wordClass, noun] = englishTerms.terms[meaning.term];
  // "predisposizione gancio": what can be fitted is not there.
  if (terms[meaning.term] === 'equipment' && meaning.modifiers.includes('possible')) return undefined;
  const predicate = sayPredicate(meaning);
  if (predicate !== undefined) return predicate === '' ? undefined : { form: 'predicate', text: predicate };
  if (wordClass === 'v') return undefined;
  const known = byName(meaning);
  if (known) return known;
  const isOneKey = meaning.term === 'keys' && meaning.modifiers.includes('second') && !meaning.count;
  return isOneKey ? sayThing(meaning, 'key', false) : sayThing(meaning, noun, wordClass === 'np');
}

/** What is known by its maker's name needs no noun beside it: "Pilot Assist", "the Virtual Cockpit". */
function byName({ term, name, modifiers, figure }: Meaning): Said | undefined {
  if (!name || modifiers.length > 0 || figure) return undefined;
  if (term === 'assistSystems' || term === 'phoneLink')
    return { form: 'thing', bare: name, thing: name, plural: false };
  return term === 'digitalCockpit'
    ? { form: 'thing', bare: name, thing: `the ${name}`, plural: false }
    : undefined;
}

function sayThing(meaning: Meaning, noun: string, isPlural: boolean): Said | undefined {
  const isNamed = /sport/iu.test(meaning.name ?? '');
  const figure = sayFigure(meaning, isNamed ? noun.replace(/^sports /, '') : noun);
  if (!figure) return undefined;
  const plural =
    isPlural || (meaning.count ?? 0) > 1 || meaning.modifiers.includes('double') || isPair(meaning);
  const before = adjectivesOf(meaning, figure.noun);
  if (!before) return undefined;
  const { plain, kinds } = partKinds(before.plain, figure.noun);
  const counted = meaning.count === undefined ? '' : inLetters(meaning.count);
  const counts = countedNoun(figure.noun, isPlural, plural, meaning.count);
  const bare = [
    counted,
    ...plain,
    figure.before,
    ofDay.has(meaning.term) ? '' : nameOf(meaning, figure.noun),
    placed([...kinds, before.where].filter((word) => word !== '').join(' '), counts),
  ]
    .concat(
      ofDay.has(meaning.term) ? (meaning.name ?? '') : '',
      figure.after,
      placesOf(meaning),
      stateOf(meaning, plural),
      whenOf(meaning),
    )
    .filter((word) => word !== '')
    .join(' ');
  const takesArticle =
    !plural && counted === '' && !uncounted.has(meaning.term) && !/^(?:second|third) set/.test(bare)
      ? withIndefinite(bare)
      : bare;
  const thing = /^second set/.test(bare) ? `a ${bare}` : takesArticle;
  return { form: 'thing', bare, thing, plural };
}

/** "available from 15/09". */
const ofDay: ReadonlySet<Meaning['term']> = new Set<Meaning['term']>([
  'availableFrom',
  'offerUntil',
  'reservedUntil',
]);

/** "front and rear cameras". */
const isPair = ({ term, modifiers }: Meaning) =>
  modifiers.includes('frontAndRear') && !uncounted.has(term) && englishTerms.terms[term][0] === 'n';

/** What a seat is made of stands after "heated" and "electric". */
function partKinds(plain: readonly string[], noun: string) {
  const isKind = (word: string) =>
    (/^(?:heated|electric) seats$/.test(noun) && /^(?:sports|leather|cloth)$/.test(word)) ||
    (/gearbox$/.test(noun) && /^(?:automatic|manual)$/.test(word));
  return { plain: plain.filter((word) => !isKind(word)), kinds: plain.filter(isKind) };
}

function countedNoun(noun: string, isPlural: boolean, plural: boolean, count: number | undefined): string {
  if (isPlural) return count === 1 ? noun.replace(/s$/, '') : noun;
  return plural ? pluralOf(noun) : noun;
}

const said = new Set<Modifier>([
  'notWorking',
  'poor',
  'working',
  'cold',
  'warm',
  'onBumps',
  'withInvoice',
  'onDelivery',
  ...(Object.keys(positions) as Modifier[]),
]);

/** The adjectives before a noun, or undefined when one of them cannot be said there. */
function adjectivesOf(meaning: Meaning, noun: string) {
  const { term, modifiers } = meaning;
  const plain: string[] = [];
  for (const modifier of Object.keys(adjectives) as Modifier[]) {
    if (modifiers.includes(modifier)) plain.push(adjectiveOf(modifier, term));
  }
  const unknown = modifiers.filter(
    (modifier) => !(modifier in adjectives) && !silent.has(modifier) && !said.has(modifier),
  );
  if (unknown.length > 0 && terms[term] !== 'damage') return undefined;
  const where = modifiers.map((modifier) => positions[modifier] ?? '').filter((word) => word !== '');
  const both = where.includes('front and rear')
    ? where.filter((word) => !/^(?:front|rear)$/.test(word))
    : where;
  const isTold = (word: string) => new RegExp(`\\b${word}\\b`, 'iu').test(noun);
  return {
    plain: plain
      .filter((word) => word !== '' && !isTold(word))
      .map((word) => (uncounted.has(term) && word === 'small' ? 'slight' : word)),
    where: whereBefore(
      meaning,
      both.filter((word) => !isTold(word)),
    ),
  };
}

/** "clima ok" is in good order. */
const isAirCon = (term: Meaning['term']) => /^(?:climate|airConditioning|\w+Climate)$/u.test(term);

function adjectiveOf(modifier: Modifier, term: Meaning['term']): string {
  if (modifier === 'faded' && /light|window/iu.test(term)) return 'cloudy';
  if (modifier === 'original' && asStandard.has(term)) return '';
  if (modifier === 'original' && factoryFitted.has(term)) return 'factory-fitted';
  if (modifier === 'good' && isAirCon(term)) return '';
  return modifier === 'good' && term === 'underbody' ? 'sound' : (adjectives[modifier] ?? '');
}

/** A damage is somewhere: its side stands after it. */
const isPlaced = (term: Meaning['term']) => term in placing || terms[term] === 'damage';

/** "left-side damage to the door": with its places named, a damage takes its side before it. */
function whereBefore({ term, places, modifiers }: Meaning, words: readonly string[]): string {
  if (!isPlaced(term)) return words.join(' ');
  const side = sidesOf(modifiers);
  if (places.length === 0 || side === '') return '';
  return side === 'side'
    ? 'side'
    : / /u.test(side)
      ? side.replace(' ', '-')
      : `${side}-${/(?:left|right|[’']s)$/.test(side) ? 'side' : 'end'}`;
}

/** "heated front seats", "electric sports seats", but "front and rear parking sensors". */
function placed(where: string, noun: string): string {
  const [, kind, thing] = insertable.exec(noun) ?? [];
  if (where === '') return noun;
  return thing ? `${kind}${where} ${thing}` : `${where} ${noun}`;
}

const insertable =
  /^((?:heated|ventilated|massage|electric|memory|sports|leather|cloth|bucket|sliding|tinted|new) )(seats|windows|doors|tyres)$/;

/** "to the bumper and bonnet", "to the left side", "on the left-hand side, the door and wing". */
function placesOf({ term, places, modifiers }: Meaning): string {
  const isInside = places.every((place) => place.term === 'boot');
  const preposition = placing[term] ?? (isInside && places.length > 0 ? 'in' : 'on');
  if (places.length > 0) return `${preposition} the ${listOf(places.map(sayPlace))}`;
  const where = sidesOf(modifiers);
  if (!isPlaced(term) || where === '') return '';
  if (where === 'side') return `${preposition} the sides`;
  return `${preposition} the ${where}${/(?:left|right|’s)$/.test(where) && !/^(?:front|rear)/.test(where) ? ' side' : ''}`;
}

/** "front left", "left"; the side is not said twice. */
function sidesOf(modifiers: readonly Modifier[]): string {
  const where = modifiers.flatMap((modifier) => positions[modifier] ?? []);
  const isOne = where.includes('left') || where.includes('right');
  const kept = isOne ? where.filter((word) => word !== 'side') : where;
  return [...kept]
    .sort((a, b) => Number(/^(?:left|right)$/.test(a)) - Number(/^(?:left|right)$/.test(b)))
    .join(' ');
}

/** "left door", "front seat"; whatever else is said of a part stands before it too. */
function sayPlace({ term, modifiers }: Meaning['places'][number]): string {
  const [, noun] = englishTerms.terms[term];
  const words = modifiers.flatMap((modifier) => adjectives[modifier] ?? []);
  const where = sidesOf(modifiers);
  return [...words, where, noun].filter((word) => word !== '').join(' ');
}

function stateOf({ term, modifiers }: Meaning, plural: boolean): string {
  if (modifiers.includes('notWorking')) return plural ? 'that do not work' : 'that does not work';
  if (modifiers.includes('poor')) return plural ? 'that work poorly' : 'that works poorly';
  if (modifiers.includes('working')) return 'in working order';
  if (modifiers.includes('good') && isAirCon(term)) return 'in good order';
  if (modifiers.includes('cold')) return 'when cold';
  if (modifiers.includes('warm')) return 'when warm';
  if (modifiers.includes('onBumps')) return 'over bumps';
  if (modifiers.includes('onDelivery')) return 'before delivery';
  return modifiers.includes('withInvoice') && terms[term] !== 'damage' ? 'with invoice' : '';
}

function whenOf({ term, km, date, modifiers }: Meaning): string {
  if (since.has(term) && date) return `since ${sayDate(date)}`;
  if (term === 'roadTaxPaid' && date) return `until ${sayDate(date)}`;
  if (lasting.has(term) && date) return `valid until ${sayDate(date)}`;
  const done = modifiers.includes('new') ? 'fitted ' : '';
  const reach = /warranty/iu.test(term) ? 'up to' : 'at';
  const when = [km === undefined ? '' : `${reach} ${formatNumber(km)} km`, date ? `in ${sayDate(date)}` : '']
    .filter((word) => word !== '')
    .join(' ');
  return when === '' ? '' : `${done}${when}`;
}

/** "Harman Kardon sound system", "S line trim"; a name the noun already holds is not said twice. */
function nameOf({ name }: Meaning, noun: string): string {
  return name === undefined || noun.toLowerCase().includes(name.toLowerCase()) ? '' : name;
}
