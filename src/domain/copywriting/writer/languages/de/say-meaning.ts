import { amounts, type Meaning, type Modifier, type Place } from '../../../vocabulary/meaning.ts';
import { type Term, terms } from '../../../vocabulary/terms.ts';
import { germanTerms } from '../../../vocabulary/words/de.ts';
import { type Case, decline, type NounPhrase, withPreposition } from './grammar/nouns.ts';
import { inLetters } from './grammar/numbers.ts';
import { adjectives, implied, sides, tails } from './lexicon/modifiers-lexicon.ts';
import { type DealersName, nameAsDealers } from './name-as-dealers.ts';
import { rewordMeaning, seatsOf, sideWord } from './reword-meaning.ts';
import { sayFigure, sayTime } from './say-figure.ts';
import { sayPredicate } from './say-predicate.ts';

/** A meaning in words: a thing that can be put in any case, or what is said of the car. */
export type Said = { thing: NounPhrase } | { predicate: string };

/** What a meaning says, in full; undefined when German could only say half of it. `typed` is the seller's text. */
export function sayMeaning(read: Meaning, typed: string): Said | undefined {
  const meaning = rewordMeaning(read);
  const [wordClass, say] = germanTerms.terms[meaning.term];
  if (wordClass === 'v') {
    const predicate = sayPredicate(meaning, say, typed);
    return predicate === undefined ? undefined : { predicate };
  }
  const seats = seatsOf(meaning);
  if (seats) return withTail(sayMeaning(seats.meaning, typed), seats.tail);
  if (meaning.term === 'imported' && meaning.modifiers.includes('missing'))
    return {
      predicate: /usa|amerik|états-unis/iu.test(typed) ? 'ist kein US-Import' : 'ist kein Importfahrzeug',
    };
  if (meaning.term === 'warningLight') return sayLamp(meaning);
  const gears = sayGears(meaning);
  if (gears) return gears;
  const dealers = nameAsDealers(meaning, typed);
  if (dealers) return sayAsNamed(dealers, meaning, typed);
  return sayNoun(plainNoun(meaning), meaning, typed);
}

/** What is left to say of a thing that has a name of its own among dealers. */
function sayAsNamed(
  { noun, tail, says = [] }: DealersName,
  meaning: Meaning,
  typed: string,
): Said | undefined {
  const isSaid = (detail: (typeof says)[number]) => says.includes(detail);
  const { name, figure, ...rest } = meaning;
  const left: Meaning = {
    ...rest,
    ...(name !== undefined && !isSaid('name') ? { name } : {}),
    ...(figure && !isSaid('figure') ? { figure } : {}),
    modifiers: meaning.modifiers.filter((one) => !isSaid(one)),
  };
  const said = sayNoun(noun, left, typed);
  return said && 'thing' in said && tail
    ? { thing: { ...said.thing, tail: [tail, said.thing.tail].filter((part) => part).join(' ') } }
    : said;
}

function sayNoun(plain: NounPhrase, meaning: Meaning, typed: string): Said | undefined {
  const side = sideWord(meaning);
  const both = meaning.modifiers.includes('frontAndRear') ? plurals[meaning.term] : undefined;
  const noun = both ? { ...plain, text: both, plural: true } : { ...plain, text: side?.text ?? plain.text };
  const isNamedKind = (one: Modifier) =>
    meaning.term === 'gearbox' && (one === 'automatic' || one === 'manual');
  const modifiers = meaning.modifiers.filter((one) => one !== side?.says && !isNamedKind(one));
  const qualified = qualify(noun, { ...meaning, modifiers }, typed);
  const figure = sayFigure(meaning, typed);
  const time = sayWork(meaning, typed);
  const places = placesOf(meaning);
  if (!qualified || figure === undefined || time === undefined || places === undefined) return undefined;
  const counted = countOf(qualified, meaning);
  if (!counted) return undefined;
  const name = sayName(meaning, typed);
  const tail = [name, figure.tail, counted.tail, places, time].filter((part) => part).join(' ');
  return { thing: { ...counted, text: figure.noun ?? counted.text, tail } };
}

const withTail = (said: Said | undefined, tail: string): Said | undefined =>
  said && 'thing' in said
    ? { thing: { ...said.thing, tail: [said.thing.tail, tail].filter((part) => part).join(' ') } }
    : said;

/** "DSG-Getriebe", "Automatikgetriebe"; a tear at a place needs no upholstery. */
function plainNoun({ term, modifiers, name, places }: Meaning): NounPhrase {
  if (term === 'tear' && places.length > 0) return { text: 'Riss', gender: 'm' };
  if (term === 'keys' && modifiers.includes('second')) return { text: 'Zweitschlüssel', gender: 'm' };
  if (term !== 'gearbox') return nounOf(term);
  const brand = name && systems.test(name) ? `${name}-` : '';
  const kind = modifiers.includes('automatic')
    ? 'Automatikgetriebe'
    : modifiers.includes('manual')
      ? 'Schaltgetriebe'
      : 'Getriebe';
  return { text: `${brand}${kind}`, gender: 'n' };
}

/** "leuchtende Motorkontrollleuchte"; a lamp without a name of its own cannot be said. */
function sayLamp({ places }: Meaning): Said | undefined {
  const [place, second] = places;
  const text = place === undefined ? 'Kontrollleuchte' : lamps[place.term];
  if (text === undefined || second) return undefined;
  return { thing: { text, gender: 'f', plural: false, adjectives: ['leuchtend'] } };
}

const lamps: Partial<Record<Term, string>> = {
  engine: 'Motorkontrollleuchte',
  airbags: 'Airbag-Kontrollleuchte',
  abs: 'ABS-Kontrollleuchte',
  stability: 'ESP-Kontrollleuchte',
  particleFilter: 'Partikelfilter-Kontrollleuchte',
  adBlue: 'AdBlue-Kontrollleuchte',
  brakes: 'Bremsen-Kontrollleuchte',
  glowPlugs: 'Vorglüh-Kontrollleuchte',
  gearbox: 'Getriebe-Kontrollleuchte',
  tyres: 'Reifen-Kontrollleuchte',
  anyBattery: 'Batterie-Kontrollleuchte',
  airSuspension: 'Luftfederungs-Kontrollleuchte',
};

/** "Automatikgetriebe", "6-Gang-Schaltgetriebe"; undefined when more is said of the gearbox. */
function sayGears({ term, figure, name, count, km, date, modifiers, places }: Meaning): Said | undefined {
  const isSpeeds = figure?.unit === 'speeds';
  const isPlain = [name, count, km, date].every((given) => given === undefined) && places.length === 0;
  const [kind, second] = modifiers;
  if (!['gearbox', 'sevenGears'].includes(term) || !isPlain || second || (figure && !isSpeeds))
    return undefined;
  if (kind !== undefined && kind !== 'automatic' && kind !== 'manual') return undefined;
  const noun = { automatic: 'Automatikgetriebe', manual: 'Schaltgetriebe', none: 'Getriebe' }[kind ?? 'none'];
  const text = isSpeeds ? `${figure.value}-Gang-${noun}` : noun;
  return kind || isSpeeds ? { thing: { text, gender: 'n', plural: false } } : undefined;
}

/** The thing in a case, without an article: "verkratzter Stoßfänger". */
export const sayThing = (thing: NounPhrase, kase: Case = 'nom') => decline(thing, '', kase);

/** A term as a noun: the adjectives it begins with ("digitales Cockpit") become stems again. */
export function nounOf(term: Term): NounPhrase {
  const [wordClass, say] = germanTerms.terms[term];
  const words = say.split(' ');
  const head = words.findIndex((word) => /^\p{Lu}/u.test(word));
  const ending = { m: /er$/, f: /e$/, n: /es$/, p: /e$/ }[
    wordClass.endsWith('p') ? 'p' : (wordClass as 'm' | 'f' | 'n')
  ];
  return {
    text: words.slice(Math.max(0, head)).join(' '),
    gender: wordClass[0] as 'm' | 'f' | 'n',
    plural: wordClass.endsWith('p'),
    adjectives: stemsOf(words.slice(0, Math.max(0, head)), ending),
  };
}

/** "elektrisch anklappbare" is one adjective: a word without ending goes with the next. */
function stemsOf(words: readonly string[], ending: RegExp): string[] {
  const stems: string[] = [];
  let before = '';
  for (const word of words) {
    if (ending.test(word)) {
      stems.push(before + word.replace(ending, ''));
      before = '';
    } else before += `${word} `;
  }
  return stems;
}

/** Modifiers that put off what they belong to: said only where a reader looks for them. */
function qualify(
  noun: NounPhrase,
  { term, modifiers, km, date }: Meaning,
  typed: string,
): NounPhrase | undefined {
  const stems = [...(noun.adjectives ?? [])];
  const after: string[] = [];
  const left = modifiers.filter((modifier) => !(implied[term] ?? []).includes(modifier));
  const isDated = km !== undefined || date !== undefined;
  const isRecent = left.includes('recent');
  const isOneSide = left.includes('sides') && (left.includes('left') || left.includes('right'));
  if (isOneSide) after.push(left.includes('left') ? 'auf der linken Seite' : 'auf der rechten Seite');
  for (const modifier of left) {
    const stem = stemOf(modifier, term, typed);
    const tail = tailOf(modifier, typed);
    if (isOneSide && ['sides', 'left', 'right'].includes(modifier)) continue;
    if (modifier === 'included' && terms[term] === 'equipment') continue;
    if (modifier === 'recent' && left.some(isDone)) continue;
    if ((modifier === 'double' || modifier === 'second') && term === 'keys') continue;
    if (modifier === 'double' && term in plurals) continue;
    if (amounts.has(modifier) && !noun.plural) return undefined;
    if (stem === undefined && tail === undefined) return undefined;
    if (tail !== undefined) {
      if (!noun.text.endsWith(tail)) after.push(tail);
    } else if (isDated && isDone(modifier)) {
    } else if (stem !== undefined && !stems.includes(stem) && !noun.text.toLowerCase().includes(stem)) {
      if (modifier === 'approved') stems.unshift(stem);
      else stems.push(isRecent && isDone(modifier) ? `kürzlich ${stem}` : stem);
    }
  }
  return { ...noun, adjectives: stems, tail: sortTails(after).join(' ') };
}

/** Of what cannot be counted there is no small one, and an empty air conditioning wants filling. */
function stemOf(modifier: Modifier, term: Term, typed: string): string | undefined {
  if (modifier === 'original' && isStandard.test(typed)) return 'serienmäßig';
  if (modifier === 'good' && (term === 'underbody' || term === 'chassis')) return 'gesund';
  if (modifier === 'small' && isMass(term)) return 'leicht';
  if (modifier === 'empty' && /climate|airConditioning/i.test(term)) return 'neu zu befüllend';
  if (modifier === 'faded' && isGlass(term)) return 'matt';
  const isOnce = modifier === 'second' || modifier === 'third';
  return isOnce && terms[term] === 'equipment' && !term.endsWith('Tyres') ? undefined : adjectives[modifier];
}

/** What came with every car of its kind is no spare part of the maker's. */
const isStandard = /di serie|serienm|de série|de serie|(?<!\p{L})standard(?!\p{L})/iu;

/** "mit Rechnungen" where there are several. */
const tailOf = (modifier: Modifier, typed: string): string | undefined =>
  modifier === 'withInvoice' && /fatture|rechnungen|invoices|factures|facturas/iu.test(typed)
    ? 'mit Rechnungen'
    : tails[modifier];

const isGlass = (term: Term) =>
  ['headlight', 'headlights', 'tailLight', 'window', 'windowPanes'].includes(term);

const isMass = (term: Term) => ['rust', 'wear', 'usageMarks', 'oilLeak', 'leak', 'oilUse'].includes(term);

/** "(erneuert bei 140.000 km)": work done to a part, with its time. */
function sayWork(meaning: Meaning, typed: string): string | undefined {
  const time = sayTime(meaning, typed);
  const work = meaning.modifiers.find(isDone);
  if (!time || !work) return time;
  const when = time.replace(/\((\d{4}[^)]*)\)/, '$1').replace(/\(([^)]*)\)/, 'im $1');
  return `(${adjectives[work]} ${when})`;
}

const isDone = (modifier: Modifier) =>
  ['replaced', 'repaired', 'overhauled', 'repainted', 'checked'].includes(modifier);

/** "vorn links", never "links vorn". */
const order = Object.values(tails);
const sortTails = (parts: readonly string[]) =>
  [...parts].sort((a, b) => order.indexOf(a) - order.indexOf(b));

/** Plurals of the things that are counted: "zwei Türen". */
const plurals: Partial<Record<Term, string>> = {
  serviceBattery: 'Aufbaubatterien',
  door: 'Türen',
  wing: 'Kotflügel',
  bumper: 'Stoßfänger',
  headlight: 'Scheinwerfer',
  tailLight: 'Rückleuchten',
  mirror: 'Außenspiegel',
  seat: 'Sitze',
  window: 'Scheiben',
  sill: 'Schweller',
  rim: 'Felgen',
  dent: 'Dellen',
  scratch: 'Kratzer',
  crack: 'Risse',
  stain: 'Flecken',
  stoneChip: 'Steinschläge',
  sensor: 'Sensoren',
  usb: 'USB-Anschlüsse',
  socket: 'Steckdosen',
  handle: 'Türgriffe',
};

function countOf(noun: NounPhrase, { term, count, modifiers }: Meaning): NounPhrase | undefined {
  const isPair = modifiers.includes('double') && (term === 'keys' || term in plurals);
  const number = count ?? (isPair ? 2 : undefined);
  if (number === undefined || number === 1) return noun;
  const text = noun.plural ? noun.text : plurals[term];
  if (text === undefined) return undefined;
  return { ...noun, text: `${inLetters(number)} ${text}`, plural: true, adjectives: noun.adjectives ?? [] };
}

/** Names of a technique, not of who made it. */
const systems = /^(?:CCS|CHAdeMO|PDK|DSG|DCT|EDC|TCT|EAT ?\d|S[- ]tronic|FRCX?|FNAX?)$/iu;

/** What makers call a thing of theirs: nobody made it under that name. */
const products =
  /^(?:MBUX|iDrive|Uconnect|Sensus|R-Link|MMI|SYNC|Full Link|App-Connect|IntelliLink|Easy Link|i-Cockpit|NissanConnect|Blue&Me|Discover|Touch Pro|MG Pilot|ProPilot|Travel Assist|Co-Pilot360|EyeSight|Pilot Assist|Autopilot|Virtual Cockpit|Toyota Safety Sense|Honda Sensing|Grip Control|Pro(?!\p{L}))/iu;

/** The size of a tyre, with or without its maker. */
const sizes = /^\d{3}\/\d{2}/u;

/** Makers of a part stand after "von", everything else stands bare: "Soundsystem von Bose", "Sportpaket S line". */
function sayName({ term, name }: Meaning, typed: string): string {
  if (term === 'classicRegistered' && name === undefined && /(?<!\p{L})ASI(?!\p{L})/iu.test(typed))
    return 'ASI';
  if (name === undefined) return '';
  if (sizes.test(name)) return name;
  if (/^M ?\+ ?S$/u.test(name)) return '(M+S)';
  if (systems.test(name)) return term === 'gearbox' ? '' : `(${name})`;
  if (products.test(name)) return `(${name})`;
  const bare: Term[] = [
    'sportPackage',
    'trimLine',
    'package',
    'bodySize',
    'classicCertificate',
    'gearbox',
    'emissionClass',
    'classicRegistered',
    'limitedEdition',
    'availableFrom',
    'offerUntil',
    'reservedUntil',
  ];
  return bare.includes(term) ? name : `von ${name}`;
}

/** "an der linken Tür und am vorderen Stoßfänger"; undefined when a place cannot be said in full. */
export function placesOf({ term, places }: Meaning): string | undefined {
  const said = places.map((place) => sayPlace(place, term));
  if (said.some((place) => place === undefined)) return undefined;
  return said.length < 2 ? (said[0] ?? '') : `${said.slice(0, -1).join(', ')} und ${said.at(-1)}`;
}

function sayPlace(place: Place, damage: Term): string | undefined {
  const [wordClass] = germanTerms.terms[place.term];
  if (wordClass === 'v') return undefined;
  const side = sideWord(place);
  const left = place.modifiers.filter(
    (modifier) => modifier !== side?.says && !(implied[place.term] ?? []).includes(modifier),
  );
  const stemOfPlace = (modifier: Modifier) =>
    sides[modifier] ?? (isColour(modifier) ? adjectives[modifier] : undefined);
  const stems = left.flatMap((modifier) => stemOfPlace(modifier) ?? []);
  const after = left.flatMap((modifier) => (stemOfPlace(modifier) ? [] : (tails[modifier] ?? [])));
  if (stems.length + after.length < left.length) return undefined;
  const plain = nounOf(place.term);
  const noun = { ...plain, text: side?.text ?? plain.text };
  const isInside = place.term === 'boot';
  const preposition =
    isInside || (isIn(damage) && !['bumper', 'door', 'wing', 'sill'].includes(place.term)) ? 'in' : 'an';
  return withPreposition(preposition, {
    ...noun,
    adjectives: [...stems, ...(noun.adjectives ?? [])],
    tail: after.join(' '),
  });
}

const isColour = (modifier: Modifier) =>
  ['black', 'white', 'red', 'grey', 'brown', 'beige', 'blue'].includes(modifier);

const isIn = (damage: Term) =>
  ['crack', 'stoneChip', 'stoneChips', 'tear', 'burn', 'hole', 'holes'].includes(damage);
