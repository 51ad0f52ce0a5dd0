import type { Meaning, Modifier } from '../../../vocabulary/meaning.ts';
import { since } from '../../../vocabulary/since.ts';
import { type Term, terms } from '../../../vocabulary/terms.ts';
import { englishTerms } from '../../../vocabulary/words/en.ts';
import { withIndefinite } from './grammar/articles.ts';
import { listOf } from './grammar/lists.ts';
import { formatNumber, sayDate } from './grammar/numbers.ts';
import { adjectives, countries, positions, silent } from './lexicon/modifier-lexicon.ts';

/** What is said after the car; undefined when the meaning is a thing, empty when it cannot be said in full. */
export function sayPredicate(meaning: Meaning): string | undefined {
  const [wordClass] = englishTerms.terms[meaning.term];
  if (meaning.term in specials) return specials[meaning.term]?.(meaning) ?? '';
  if (wordClass === 'v') return sayVerb(meaning);
  return sayWork(meaning);
}

/** What was or has to be done: "has had its clutch replaced in 2024", "needs its front brake pads replaced". */
function sayWork(meaning: Meaning): string | undefined {
  const { term, modifiers, count } = meaning;
  if (meaning.places.length > 0 || meaning.figure || (count !== undefined && count > 1)) return undefined;
  const has = (modifier: Modifier) => modifiers.includes(modifier);
  if (has('onDelivery')) return undefined;
  const noun = possessed(meaning);
  const when = whenOf(meaning);
  for (const [modifier, done] of done_)
    if (has(modifier)) return `has had ${noun} ${rebuilt(term, done)}${when}${invoice(meaning)}`;
  if (has('neverReplaced')) return `has never had ${noun} replaced`;
  for (const [modifier, done] of toDo) if (has(modifier)) return `needs ${noun} ${done}`;
  if (has('missing')) return term === 'spareWheel' ? 'has no spare wheel' : `is missing ${noun}`;
  if (has('notIncluded')) return `is sold without ${noun}`;
  if (has('empty') && !/battery/iu.test(term)) return `needs ${noun} recharged`;
  if (terms[term] === 'part' && when !== '' && !has('new'))
    return `has had ${noun} done${when}${invoice(meaning)}`;
  return undefined;
}

/** An engine is rebuilt where another part is overhauled. */
const rebuilt = (term: Term, done: string) =>
  done === 'overhauled' && (term === 'engine' || term === 'gearbox') ? 'rebuilt' : done;

const done_: readonly [Modifier, string][] = [
  ['replaced', 'replaced'],
  ['repaired', 'repaired'],
  ['overhauled', 'overhauled'],
  ['repainted', 'repainted'],
  ['checked', 'checked'],
];
const toDo: readonly [Modifier, string][] = [
  ['toReplace', 'replaced'],
  ['toRepair', 'repaired'],
  ['toOverhaul', 'overhauled'],
  ['toRepaint', 'repainted'],
  ['toClean', 'cleaned'],
  ['toCheck', 'checked'],
  ['toPolish', 'polished'],
  ['toUpdate', 'updated'],
  ['toAdjust', 'adjusted'],
];
const worked = new Set<Modifier>([...done_, ...toDo].map(([modifier]) => modifier));
const unsaid = new Set<Modifier>([
  ...worked,
  'neverReplaced',
  'missing',
  'notIncluded',
  'empty',
  'withInvoice',
  'new',
]);

/** "its front brake pads": the thing with what else is said of it. */
function possessed({ term, modifiers, name }: Meaning): string {
  const [, noun] = englishTerms.terms[term];
  const isTold = (word: string) => noun.split(' ').includes(word);
  const thing = modifiers.includes('second') && term === 'keys' ? 'key' : noun;
  const plain = (Object.keys(adjectives) as Modifier[])
    .filter((modifier) => modifiers.includes(modifier) && !unsaid.has(modifier))
    .flatMap((modifier) => adjectives[modifier] ?? []);
  const where = modifiers.flatMap((modifier) => positions[modifier] ?? []);
  const sides = where.filter((word) => !isTold(word));
  return ['its', ...plain, name ?? '', ...sides, thing].filter((word) => word !== '').join(' ');
}

const invoice = ({ modifiers }: Meaning) => (modifiers.includes('withInvoice') ? ' (with invoices)' : '');

function whenOf({ km, date, term }: Meaning): string {
  if (since.has(term) && date) return ` since ${sayDate(date)}`;
  return `${km === undefined ? '' : ` at ${formatNumber(km)} km`}${date ? ` in ${sayDate(date)}` : ''}`;
}

/** A predicate as it stands in the table, with the few things that may be said of it. */
function sayVerb(meaning: Meaning): string {
  const { term, modifiers, figure, count, name } = meaning;
  const [, text] = englishTerms.terms[term];
  const left = modifiers.filter((modifier) => !silent.has(modifier));
  const adverbs = left.flatMap((modifier) => adverbsOf[modifier] ?? []);
  const isDamage = terms[term] === 'damage';
  if (!isDamage && (adverbs.length < left.length || figure || count !== undefined || name)) return '';
  const said = adverbs.reduce(
    (rest, adverb) => rest.replace(/^(has been|has just been|is) /, `$1 ${adverb} `),
    text,
  );
  return `${said}${placesOf(meaning)}${whenOf(meaning)}`;
}

const adverbsOf: Partial<Record<Modifier, string>> = {
  complete: 'fully',
  partial: 'partly',
  regular: 'regularly',
  recent: 'recently',
};

function placesOf({ places }: Meaning): string {
  if (places.length === 0) return '';
  const names = places.map(({ term, modifiers }) =>
    [...modifiers.flatMap((modifier) => positions[modifier] ?? []), englishTerms.terms[term][1]].join(' '),
  );
  return `, on the ${listOf(names)}`;
}

/** The terms whose sentence depends on a date, a name or a side; empty when that is missing. */
const specials: Partial<Record<Term, (meaning: Meaning) => string | undefined>> = {
  emissionClass: ({ name }) => name && `meets the ${name} emissions standard`,
  firstRegistered: ({ date }) => date && `was first registered in ${sayDate(date)}`,
  serviced: ({ modifiers, date, km, name }) => {
    const by = modifiers.includes('official') ? ' by main dealers' : name ? ` by ${name}` : '';
    const how = modifiers.includes('complete') ? 'fully ' : 'regularly ';
    const records = modifiers.some((modifier) => /documented|withInvoice|certified/.test(modifier));
    const until = date ? ` up to ${sayDate(date)}` : '';
    const at = km === undefined ? '' : ` at ${formatNumber(km)} km`;
    return `has been ${how}serviced${by}${at}${until}${records ? ', with the paperwork to show it' : ''}`;
  },
  servicedByMaker: ({ name, modifiers }) =>
    `has been serviced by ${name ? `${name} main dealers` : 'main dealers'}${modifiers.includes('certified') ? ', with the paperwork to show it' : ''}`,
  classicRegistered: ({ name }) =>
    `is on the ${name && name !== '' ? `${name} ` : ''}historic vehicle register`,
  imported: ({ name }) => {
    const country = countryOf(name);
    return name && !country ? undefined : `is an import${country ? ` from ${country}` : ''}`;
  },
  domesticCar: ({ name }) => {
    const country = countryOf(name);
    return name && !country ? undefined : country ? `comes from ${country}` : 'is a domestic-market car';
  },
  checked: ({ name, date }) =>
    `has been checked over${name ? ` by ${name}` : ''}${date ? ` in ${sayDate(date)}` : ''}`,
  limitedEdition: ({ name }) => `is a limited edition${name ? `, the ${name}` : ''}`,
  womanOwned: () => undefined,
  saleReason: () => undefined,
  giftIncluded: () => undefined,
  serviceJustDone: (meaning) => {
    const when = whenOf(meaning);
    return when === '' ? 'has just been serviced' : `was last serviced${when}`;
  },
  newInspection: ({ date }) =>
    date ? `had its roadworthiness inspection in ${sayDate(date)}` : 'has a new roadworthiness inspection',
  airbagsDeployed: ({ modifiers }) => `has deployed ${sideOf(modifiers)}airbags`,
  airbagsIntact: ({ modifiers }) => `has ${sideOf(modifiers)}airbags that have not deployed`,
  lowMileage: () => 'has covered few kilometres',
  rentedBattery: ({ figure }) =>
    `has a leased battery${figure?.unit === 'euroPerMonth' ? ` at €${formatNumber(figure.value)} a month` : ''}`,
  warningLight: ({ places }) =>
    `has ${withIndefinite(`${places[0] ? `${englishTerms.terms[places[0].term][1].replace(/s$/, '')} ` : ''}warning light`)} on`,
  standingFor: ({ figure }) =>
    figure &&
    `has been off the road for ${formatNumber(figure.value)} ${figure.value === 1 ? figure.unit.replace(/s$/, '') : figure.unit}`,
  inspectionExpired: ({ date }) =>
    `has a roadworthiness inspection that expired${date ? ` in ${sayDate(date)}` : ''}`,
  oilUse: () => 'uses some oil',
};

const sideOf = (modifiers: readonly Modifier[]) =>
  modifiers
    .flatMap((modifier) => positions[modifier] ?? [])
    .map((side) => `${side} `)
    .join('');

const countryOf = (name: string | undefined) =>
  name === undefined ? undefined : countries.find(([pattern]) => pattern.test(name))?.[1];
