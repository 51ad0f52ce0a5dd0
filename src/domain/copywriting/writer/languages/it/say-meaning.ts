import type { Note } from '../../../brief/notes/note.ts';
import type { Noun } from '../../../brief/notes/noun-of.ts';
import { kindOfMeaning } from '../../../vocabulary/defects.ts';
import {
  modifiers as allModifiers,
  type Meaning,
  type Modifier,
  type Place,
} from '../../../vocabulary/meaning.ts';
import { inner } from '../../../vocabulary/reading/attaching-lexicon.ts';
import type { Term } from '../../../vocabulary/terms.ts';
import { terms } from '../../../vocabulary/terms.ts';
import { italianTerms } from '../../../vocabulary/words/it.ts';
import { asHeard } from './as-heard.ts';
import { asTyped } from './as-typed.ts';
import { isFinerWording } from './finer-wordings.ts';
import { type NounPhrase, type Preposition, withArticle, withPreposition } from './grammar/articles.ts';
import { listOf } from './grammar/lists.ts';
import { formatNumber, inLetters } from './grammar/numbers.ts';
import { keepDetails } from './keep-details.ts';
import { adjectives, agree } from './lexicon/modifiers-lexicon.ts';
import { correctWords } from './own-words/correct-words.ts';
import { headNounOf } from './own-words/own-nouns-lexicon.ts';
import { sayDate, sayFigure, sayKm } from './say-figure.ts';

/** One thing that a note says, as it can stand in a sentence. */
export interface SaidThing {
  /** What it says; the first of several that are said together. */
  meaning: Meaning;
  kind: Note['kind'];
  /** A thing, or what the car is or has done; `@` stands for the ending that agrees with the car. */
  shape: 'noun' | 'clause';
  text: string;
  noun: Noun | undefined;
  /** Several things in one, each with its article; `noun` is the first of them. */
  articled?: string;
}

/** Returns what a note says in Italian, one thing per meaning; empty when not all of it can be said. */
export function sayNote(note: Note): readonly SaidThing[] {
  const before = known.get(note);
  if (before) return before;
  const said = sayAnew(note);
  known.set(note, said);
  return said;
}

/** A text asks for the same note time and again. */
const known = new WeakMap<Note, readonly SaidThing[]>();

function sayAnew(note: Note): readonly SaidThing[] {
  const said = together(note.meanings).map(
    ([first, ...others]) =>
      isByBrand(first as Meaning, note) ??
      isForBusiness(first as Meaning, note) ??
      isServicedOnce(first as Meaning, note) ??
      sayTogether(first as Meaning, others),
  );
  if (!said.every((one) => one !== undefined)) return [];
  const whole = inSellersWords(said, note);
  return whole ? [whole] : said.map((one) => asHeard(inDetail(one, note, said.length), note));
}

/** Things and faults that were typed in full stand as they were typed. */
function inSellersWords(said: readonly SaidThing[], { text, language }: Note): SaidThing | undefined {
  const [first] = said;
  const whole = first && language === 'it' ? inFull(text, first.text) : undefined;
  if (first && whole) return { ...first, ...whole };
  const isOne = said.every(({ shape, kind }) => shape === 'noun' && kind === first?.kind);
  if (!first || !isOne || language !== 'it' || first.kind === 'deal') return undefined;
  const typed = asTyped(text, said.map((one) => one.text).join(' '));
  // What is said of a good thing agrees with our name of it.
  const isAlike = typed?.noun.gender === first.noun?.gender && typed?.noun.plural === first.noun?.plural;
  return typed && (isAlike || first.kind === 'damage') ? { ...first, ...typed } : undefined;
}

/** "fari full led", "iscritta al registro Fiat": more than our name of it. */
function inFull(text: string, said: string): Pick<SaidThing, 'text' | 'shape' | 'noun'> | undefined {
  const small = /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  const names = said.match(/(?<!\p{L})\p{Lu}\p{L}+/gu) ?? [];
  const typed = names.reduce(
    (words, name) => words.replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu'), name),
    correctWords(small),
  );
  if (!isFinerWording(small)) return undefined;
  const [, verb, rest] = /^((?:iscritt|omologat|periziat|tagliandat)(?=[oa] ))[oa] (.+)$/u.exec(typed) ?? [];
  const be = /^(?:periziat|tagliandat)/u.test(verb ?? '') ? 'è stat@' : 'è';
  const of = verb === 'iscritt' ? rest?.replace(/^(?=registro)/u, 'al ') : rest;
  if (verb) return { text: `${be} ${verb}@ ${of}`, shape: 'clause', noun: undefined };
  const noun = headNounOf(typed);
  return noun && { text: typed, shape: 'noun', noun };
}

/** A note of one thing keeps what was typed beside it. */
function inDetail(said: SaidThing, { text }: Note, many: number): SaidThing {
  if (many > 1) return owners.has(said.meaning.term) ? withDetails(said, text) : said;
  if (/^predispo/iu.test(text) && said.meaning.modifiers.includes('possible'))
    return {
      ...said,
      text: `predisposizione per ${said.text.replace(/ possibil[ei](?!\p{L})/u, '')}`,
      noun: { gender: 'f', plural: false },
    };
  return withDetails(said, text);
}

/** Owners are told apart even beside other things: "unica proprietaria, signora anziana". */
const owners: ReadonlySet<Term> = new Set<Term>(['oneOwner', 'firstOwner', 'secondOwner']);

function withDetails(said: SaidThing, text: string): SaidThing {
  const finer = keepDetails(said.meaning.term, said.text, text);
  return finer === said.text ? said : { ...said, text: finer };
}

/** "tagliandi BMW a scadenza": whose services they were is said as the seller typed it, and no more. */
function isByBrand(meaning: Meaning, { text }: Note): SaidThing | undefined {
  const [, service = '', brand, due = ''] = brandServices.exec(text) ?? [];
  if (meaning.term !== 'servicedByMaker' || !brand || knownWords.test(brand)) return undefined;
  const name = /^\p{Ll}/u.test(brand) ? brand.charAt(0).toUpperCase() + brand.slice(1) : brand;
  return {
    ...{ meaning, kind: 'history', shape: 'clause', noun: undefined },
    text: [
      `${/^(?:manutenzione|assistenza)/iu.test(service) ? `ha avuto ${/sempre|tutta/iu.test(service) ? 'sempre ' : ''}${service.split(' ')[0]?.toLowerCase()}` : 'ha i tagliandi'} ${name}`,
      due === '' ? '' : ' fatti a scadenza',
      meaning.km === undefined ? '' : ` fino a ${formatNumber(meaning.km)} km`,
    ].join(''),
  };
}

/** "solo p.iva / export" speaks of who holds a VAT number, not of the trade. */
const isForBusiness = (meaning: Meaning, { text }: Note): SaidThing | undefined =>
  meaning.term === 'tradeOrExport' && /p(?:artit[ae])?\.? ?iva/iu.test(text)
    ? {
        ...{ meaning, kind: 'deal', shape: 'clause', noun: undefined },
        text: 'è riservat@ a titolari di partita IVA o all’export',
      }
    : undefined;

/** "tagliandata a 45mila" is one service and not all of them. */
function isServicedOnce(meaning: Meaning, { meanings }: Note): SaidThing | undefined {
  const when = [sayKm(meaning), sayDate(meaning)].filter((word) => word !== '').join(' ');
  if (meaning.term !== 'servicesDone' || meanings.length > 1 || when === '') return undefined;
  return {
    ...{ meaning, kind: 'history', shape: 'clause', noun: undefined },
    text: `è stat@ tagliandat@ ${when}`,
  };
}

const brandServices =
  /^(?:i |sempre )*(tagliandi?|tagliandat[oa]|service|manutenzione(?: sempre| tutta)?|assistenza(?: sempre)?)(?: sempre| regolari| certificati| tutti)* (\p{L}+(?: romeo| rover)?)(?: (?:service|italia))?( (?:a scadenza|alle scadenze|regolari|regolarmente))?(?= (?:fino|con|e|a \d)|$)/iu;
/** What stands behind "tagliandi" and is no make. */
const knownWords =
  /^(?:in|presso|da|dalla|di|della|ufficial\p{L}*|rete|casa|concession\p{L}*|autorizzat\p{L}*|regolar\p{L}*|sempre|tutti|certificat\p{L}*|fatti|fino|con|a|ok|timbrati|eseguiti|documentati|annuali|periodici|recenti)$/iu;

/** Parts to which the same was done stand together: "distribuzione e pompa dell’acqua sostituite a 160.000 km". */
function together(meanings: readonly Meaning[]): Meaning[][] {
  const groups: Meaning[][] = [];
  for (const meaning of meanings) {
    const last = groups.at(-1);
    if (last?.[0] && (isDoneAlike(last[0], meaning) || isSeatToo(last[0], meaning))) last.push(meaning);
    else groups.push([meaning]);
  }
  return groups;
}

function isDoneAlike(one: Meaning, other: Meaning): boolean {
  const done = ({ modifiers, km, date }: Meaning) => JSON.stringify([modifiers, km, date]);
  const isPlain = ({ term, places, name, figure, count }: Meaning) =>
    terms[term] === 'part' &&
    places.length === 0 &&
    [name, figure, count].every((detail) => detail === undefined);
  return isPlain(one) && isPlain(other) && done(one) === done(other) && done(one) !== '[[],null,null]';
}

/** "sedili in pelle riscaldati e ventilati" are one row of seats. */
const isSeatToo = (first: Meaning, meaning: Meaning) =>
  first.term === 'heatedSeats' &&
  meaning.term === 'ventilatedSeats' &&
  meaning.modifiers.length === 0 &&
  meaning.places.length === 0;

function sayTogether(first: Meaning, others: readonly Meaning[]): SaidThing | undefined {
  const said = sayMeaning(first);
  if (others.length === 0) return said;
  if (isSeatToo(first, others[0] as Meaning))
    return said && { ...said, text: said.text.replace('riscaldati', 'riscaldati e ventilati') };
  const nouns = [first, ...others].map(({ term }): NounPhrase => {
    const [wordClass, text] = italianTerms.terms[term];
    return { text, gender: wordClass.startsWith('f') ? 'f' : 'm', plural: wordClass.endsWith('p') };
  });
  const [one] = nouns as [NounPhrase];
  const all: Noun = { gender: nouns.every(({ gender }) => gender === 'f') ? 'f' : 'm', plural: true };
  const text = sayThing(first, listOf(nouns.map((noun) => noun.text)), all);
  const articled = sayThing(first, listOf(nouns.map(withArticle)), all);
  if (text === undefined || articled === undefined) return undefined;
  const noun: Noun = { gender: one.gender, plural: one.plural ?? false };
  return {
    meaning: first,
    kind: kindOfMeaning(first),
    shape: 'noun',
    text,
    articled,
    noun,
  };
}

function sayMeaning(meaning: Meaning): SaidThing | undefined {
  const [wordClass, say] = italianTerms.terms[meaning.term];
  const kind = kindOfMeaning(meaning);
  const clause = (text: string): SaidThing => ({
    ...{ meaning, kind: kind === 'equipment' ? 'history' : kind, shape: 'clause', text },
    ...{ noun: undefined },
  });
  // Only more seats than usual are equipment.
  if (meaning.term === 'manySeats' && (meaning.figure?.value ?? 9) <= 5)
    return clause(`ha ${meaning.figure?.value} posti`);
  // An engine nobody has tuned lacks nothing.
  if (meaning.term === 'tuning' && meaning.modifiers.includes('missing'))
    return { ...clause('non è mai stat@ rimappat@'), kind: 'history' };
  if (meaning.term === 'emissionClass') return clause(`è omologat@ ${meaning.name ?? ''}`);
  if (wordClass === 'v') {
    const text = sayPredicate(meaning, say);
    return text === undefined ? undefined : clause(text);
  }
  const noun = nounOf(meaning, wordClass.startsWith('f') ? 'f' : 'm', wordClass.endsWith('p'));
  const text = noun && sayThing(meaning, say, noun);
  if (!noun || text === undefined) return undefined;
  if (meaning.modifiers.includes('missing')) {
    return { ...clause(`è senza ${isSecondKey(meaning) ? 'la seconda chiave' : text}`), kind: 'damage' };
  }
  return { meaning, kind, shape: 'noun', text, noun };
}

const isSecondKey = ({ term, modifiers, count }: Meaning) =>
  term === 'keys' && count === undefined && modifiers.includes('second');

/** More than one of a thing that has no plural here cannot be said. */
function nounOf(meaning: Meaning, gender: 'm' | 'f', plural: boolean): Noun | undefined {
  const { term, count = 0 } = meaning;
  if (count > 1 && !plural) return undefined;
  if (count === 1 && plural && term !== 'keys') return undefined;
  return { gender, plural: plural && count !== 1 && !isSecondKey(meaning) };
}

function sayThing(meaning: Meaning, say: string, noun: Noun): string | undefined {
  const { term, name, count, places, figure, modifiers } = meaning;
  if (term === 'sevenGears' && figure) return sayThing({ ...meaning, term: 'gearbox' }, 'cambio', noun);
  if (term === 'newInspection' && meaning.date && modifiers.length === 0)
    return `revisione eseguita ${sayDate(meaning)}`;
  if (term === 'multiZoneClimate' && figure) return `climatizzatore a ${inLetters(figure.value)} zone`;
  if (inKm.has(term) && figure?.unit === 'km') {
    const [, kind = ''] = / (.+)$/u.exec(say) ?? [];
    return `${formatNumber(figure.value)} km ${kind}`;
  }
  if (term === 'lastService' && meaning.km === undefined && !meaning.date && modifiers.length === 0)
    return 'tagliando già eseguito';
  if (term === 'manySeats') return figure ? `${figure.value} posti` : undefined;
  const said = inOrder.filter((modifier) => endsOf(modifiers).includes(modifier));
  const isOneSeat = /^sedili /u.test(say) && said.some((one) => one === 'driver' || one === 'passenger');
  if (isOneSeat && noun.plural)
    return sayThing(meaning, say.replace(/ (\p{L}+)i(?= in |$)/u, oneOf), {
      ...noun,
      plural: false,
    });
  const isDone = terms[term] === 'part' && (meaning.km ?? meaning.date) !== undefined && said.length === 0;
  const place = placesOf(term, places);
  const onSide = terms[term] === 'damage' && places.length === 0;
  const isSaidAsSide = (one: Modifier) => onSide && (one === 'left' || one === 'right');
  const after = said.filter((one) => !adjectives[one].isBefore && !isSaidAsSide(one));
  // "al 30%, da sostituire": what is to be done stands behind the figure, else it would seem to say how.
  const isLate = (one: Modifier) => toBeDone.has(one) && [figure, meaning.date].some((told) => told != null);
  const isSlight = said.includes('light') && after.some((one) => worsened.has(one));
  const word = (one: (typeof after)[number]) =>
    hides.has(term) && colours.has(one)
      ? agree(one, 'f', false)
      : one === 'faded' && glassy.has(term)
        ? `opac${noun.plural ? (noun.gender === 'f' ? 'he' : 'hi') : noun.gender === 'f' ? 'a' : 'o'}`
        : (isSlight && worsened.has(one) ? 'leggermente ' : '') + agree(one, noun.gender, noun.plural);
  const [, head = say, tail = ''] =
    /^(sedili|alzacristalli|specchietti|pneumatici|porta|porte|dischi dei freni(?= oval)|sospensione pneumatica) (.+)$/u.exec(
      say,
    ) ?? [];
  if (place === undefined) return undefined;
  const marks = said.includes('some') ? after.map((one) => markedBy[one]).find(Boolean) : undefined;
  if (marks !== undefined && noun.plural && place === '') return `${head} con qualche ${marks}`;
  return [
    count === undefined || (count === 1 && term !== 'keys') ? '' : count === 1 ? 'una sola' : String(count),
    ...said
      .filter((modifier) => adjectives[modifier].isBefore && !(isSlight && modifier === 'light'))
      .map((one) => agree(one, noun.gender, noun.plural)),
    (term === 'keys' && count === 1) || isSecondKey(meaning) ? 'chiave' : isOneSeat ? 'sedile' : head,
    ...(tail === '' ? [] : after.filter(isKind).map((one) => agree(one, noun.gender, noun.plural))),
    tail,
    name && !wordsOf(say).includes(name.toLowerCase()) ? name : '',
    ...after.filter((one) => (tail === '' || !isKind(one)) && !isLate(one)).map(word),
    ...said.filter(isSaidAsSide).map((one) => sides[one] ?? ''),
    isDone ? `fatt${noun.plural ? (noun.gender === 'f' ? 'e' : 'i') : noun.gender === 'f' ? 'a' : 'o'}` : '',
    sayFigure(meaning),
    place,
    sayKm(meaning),
    sayDate(meaning),
    ...after.filter(isLate).map((one) => `, ${word(one)}`),
  ]
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(' ,', ',');
}

/** "elettrici" of one seat is "elettrico", "riscaldabili" is "riscaldabile". */
const oneOf = (_: string, stem: string) => ` ${stem}${/(?:bil|vol)$/u.test(stem) ? 'e' : 'o'}`;

const toBeDone: ReadonlySet<Modifier> = new Set<Modifier>(['toReplace', 'toRepair']);

/** Both ends of the car are one word. */
const endsOf = (all: readonly Modifier[]): readonly Modifier[] =>
  all.includes('front') && all.includes('rear')
    ? [...all.filter((one) => one !== 'front' && one !== 'rear'), 'frontAndRear']
    : all;

/** "cerchi con qualche graffio": few marks on all, and not some things that are marked. */
const markedBy: Partial<Record<Modifier, string>> = {
  scratched: 'graffio',
  dented: 'ammaccatura',
  chipped: 'scheggiatura',
  torn: 'strappo',
  stained: 'macchia',
  rusty: 'punto di ruggine',
};

/** What can be so a little: "interni leggermente usurati". */
const worsened: ReadonlySet<Modifier> = new Set<Modifier>([
  ...(['worn', 'scratched', 'dented', 'cracked', 'chipped', 'torn', 'stained', 'rusty', 'faded'] as const),
  ...(['bent', 'damaged', 'slack', 'sticky', 'noisy', 'hard', 'detached', 'clogged'] as const),
]);

/** "41.000 km reali". */
const inKm: ReadonlySet<Term> = new Set<Term>([
  'realMileage',
  'documentedMileage',
  'certifiedMileage',
  'guaranteedMileage',
  'motorwayMileage',
]);

/** "Rivestimenti in pelle nera": the colour is that of the leather. */
const hides: ReadonlySet<Term> = new Set<Term>(['leather', 'halfLeather', 'fakeLeather']);

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}-]+/u);

const glassy: ReadonlySet<Term> = new Set<Term>([
  'headlight',
  'headlights',
  'tailLight',
  'window',
  'windowPanes',
  'rearWindow',
]);

/** "sedili anteriori riscaldati": where it is and of what kind stands beside the noun. */
const isKind = (modifier: Modifier) => inner.has(modifier) && !colours.has(modifier);
const colours: ReadonlySet<Modifier> = new Set<Modifier>([
  'black',
  'white',
  'red',
  'grey',
  'brown',
  'beige',
  'blue',
]);

/** Where, of what kind, in which state: as the catalogue lists them. */
const inOrder = allModifiers.filter((modifier) => modifier !== 'missing');

/** Said after the car: only where it was hit or which airbag can be added, and a date. */
function sayPredicate(meaning: Meaning, say: string): string | undefined {
  if (meaning.term === 'classicRegistered' && meaning.name) return `è iscritt@ ${meaning.name}`;
  if (meaning.term === 'oilUse' && meaning.modifiers.some((one) => one === 'light' || one === 'small'))
    return 'consuma un po’ d’olio';
  if (meaning.term === 'standingFor' && meaning.figure)
    return `è ferm@ da${sayFigure(meaning)
      .replace(/^di (?=\d)/u, ' ')
      .replace(/^di un/u, ' un')}`;
  const where = meaning.modifiers.filter((modifier) => modifier in sides);
  const unsaid = meaning.modifiers.filter((modifier) => !(modifier in sides) && !unneeded.has(modifier));
  if (unsaid.length > 0) return undefined;
  if (meaning.places.length > 0 && meaning.term !== 'toRepair') return undefined;
  const words = [say, ...where.map((modifier) => sides[modifier]), sayKm(meaning), sayDate(meaning)];
  const parts = meaning.places.map((place) => sayPlace(place, 'a'));
  return [...words, ...parts].filter((word) => word !== undefined && word !== '').join(' ');
}

const sides: Partial<Record<string, string>> = {
  front: 'nella parte anteriore',
  rear: 'nella parte posteriore',
  left: 'sul lato sinistro',
  right: 'sul lato destro',
  sides: 'ai lati',
  driver: 'dal lato guida',
  passenger: 'dal lato passeggero',
};

/** What a predicate holds already or loses nothing without. */
const unneeded: ReadonlySet<string> = new Set([
  'regular',
  'complete',
  'recent',
  'official',
  'original',
  'documented',
  'certified',
  'good',
]);

/** Which preposition puts a damage on its part; the others are "su". */
const prepositions: Partial<Record<Term, Preposition>> = {
  damage: 'a',
  accidentDamage: 'a',
  noise: 'a',
  vibration: 'a',
  play: 'a',
  fault: 'a',
  warningLight: 'di',
  wear: 'di',
  leak: 'da',
  oilLeak: 'da',
  waterLeak: 'da',
  coolantLeak: 'da',
  smoke: 'da',
};

function placesOf(term: Term, places: readonly Place[]): string | undefined {
  if (places.length === 0) return '';
  if (term === 'impact') return `con danni ${listOf(places.map((place) => sayPlace(place, 'a')))}`;
  return listOf(
    places.map((place) => sayPlace(place, prepositions[term] ?? (place.term === 'boot' ? 'in' : 'su'))),
  );
}

/** "sulla portiera sinistra". */
function sayPlace({ term, modifiers }: Place, preposition: Preposition): string {
  const [wordClass, say] = italianTerms.terms[term];
  const gender = wordClass.startsWith('f') ? 'f' : 'm';
  const plural = wordClass.endsWith('p');
  const words = modifiers
    .filter((modifier) => modifier !== 'missing')
    .map((modifier) =>
      hides.has(term) && colours.has(modifier)
        ? agree(modifier, 'f', false)
        : agree(modifier, gender, plural),
    );
  return withPreposition(preposition, { text: [say, ...words].join(' '), gender, plural });
}
