import { defects } from '../defects.ts';
import type { Meaning, Modifier } from '../meaning.ts';
import type { TermWords } from '../term-words.ts';
import { type Term, terms } from '../terms.ts';
import {
  canCarryDamage,
  hasPlaces,
  impliedBy,
  inner,
  innerPlace,
  inOtherWords,
  measuredInKm,
  rims,
} from './attaching-lexicon.ts';
import { findFigure } from './figures.ts';
import { trimNames } from './names-lexicon.ts';
import { readInside, type Token } from './read-tokens.ts';
import { plainText, type TermIndex } from './term-index.ts';

/** A thing or a place that more can be said of. */
export interface Holder {
  term: Term;
  modifiers: Modifier[];
}

/** A meaning in the making. */
export interface Draft extends Holder {
  start: number;
  end: number;
  places: Holder[];
  figure?: NonNullable<Meaning['figure']>;
  count?: number;
  km?: number;
  date?: NonNullable<Meaning['date']>;
  name?: string;
}

interface Context {
  index: TermIndex;
  words: TermWords;
  /** What the clause before spoke of, when this one may go on with it. */
  last: Draft | undefined;
}

type Detail = Extract<Token, { is: 'modifier' | 'name' | 'negation' | 'figure' | 'date' | 'number' }>;

/** Puts everything said in one clause to the thing it is said of. */
export function attachClause(text: string, tokens: readonly Token[], context: Context) {
  const clause = new Clause(text, context);
  for (const [order, token] of tokens.entries()) clause.take(token, tokens.slice(order + 1, order + 4));
  return clause.close();
}

class Clause {
  readonly meanings: Draft[] = [];
  readonly leftovers: Token[] = [];
  /** What modifiers, and what figures and names, are said of. */
  #holder: Holder | undefined;
  #thing: Draft | undefined;
  #waiting: Detail[] = [];
  /** What stands between the last thing (or something said of it) and here. */
  #gap: 'none' | 'filler' | 'join' = 'none';
  #isDenying = false;
  readonly #text: string;
  readonly #context: Context;

  constructor(text: string, context: Context) {
    this.#text = text;
    this.#context = context;
  }

  take(token: Token, next: readonly Token[]) {
    switch (token.is) {
      case 'break':
        return;
      case 'filler':
        if (this.#gap === 'none') this.#gap = 'filler';
        return;
      case 'join':
        this.#gap = 'join';
        return;
      case 'unknown':
        this.leftovers.push(token);
        if (this.#gap === 'none') this.#gap = 'filler';
        return;
      case 'term':
        if (token.modifier && this.#isOnlySaidOf(next))
          this.#takeDetail({ ...token, is: 'modifier', modifier: token.modifier }, next);
        else this.#takeTerm(token);
        return;
      default:
        this.#takeDetail(token, next);
    }
  }

  close() {
    const thing = this.#thing ?? this.#context.last;
    for (const detail of this.#waiting) {
      if (!thing || !this.#put(detail, this.#holder ?? thing, thing)) this.leftovers.push(detail);
    }
    shareStates(this.meanings);
    return this;
  }

  /** "in pelle" after a thing is said of it; alone it is a thing. */
  #isOnlySaidOf(next: readonly Token[]) {
    return (this.#thing !== undefined && this.#gap !== 'join') || next[0]?.is === 'term';
  }

  #takeDetail(detail: Detail, next: readonly Token[]) {
    const isBeforeThing =
      next.find(({ is }) => is !== 'modifier' && is !== 'number' && is !== 'name')?.is === 'term';
    const goesBack =
      this.#thing &&
      detail.is !== 'negation' &&
      (this.#gap === 'none' ? !this.#context.index.isPrenominal || !isBeforeThing : !isBeforeThing);
    if (!goesBack || !this.#thing || !this.#put(detail, this.#holder ?? this.#thing, this.#thing)) {
      this.#waiting.push(detail);
    }
    if (goesBack) this.#gap = 'none';
  }

  #takeTerm(token: Token & { is: 'term' }) {
    const draft = draftOf(this.#text, token, this.#context);
    const denied =
      this.#isDenying && this.#gap === 'join' && terms[draft.term] === terms[this.#thing?.term ?? 'keys'];
    const waiting = this.#waiting.splice(0);
    this.#isDenying = denied || waiting.some(({ is }) => is === 'negation');
    const damage = this.#thing && hasPlaces.has(this.#thing.term) ? this.#thing : undefined;
    if (denied) draft.modifiers.push('missing');
    const isPlace = damage && !this.#isDenying && this.#isPlace(draft, waiting);
    if (damage && isPlace) {
      const place = { term: draft.term, modifiers: draft.modifiers };
      damage.places.push(place);
      this.#holder = place;
    } else if (this.#thing?.term === draft.term && this.#gap !== 'join' && waiting.length === 0) {
      mergeInto(this.#thing, draft);
    } else {
      if (hasPlaces.has(draft.term)) this.#gatherPlaces(draft);
      this.meanings.push(draft);
      this.#thing = draft;
      this.#holder = draft;
    }
    for (const detail of waiting) {
      if (!this.#put(detail, this.#holder ?? draft, this.#thing ?? draft)) this.leftovers.push(detail);
    }
    this.#gap = 'none';
  }

  /** A part right after a damage is where it is, unless it has a fault of its own. */
  #isPlace({ term }: Draft, waiting: readonly Detail[]) {
    if (!canCarryDamage(term)) return false;
    if (waiting.some((detail) => detail.is !== 'modifier' || defects.has(detail.modifier))) return false;
    if (this.#gap !== 'join') return true;
    return terms[term] === 'part' && this.#holder !== this.#thing;
  }

  /** "portiera sinistra con graffi": the parts named before are where the damage is. */
  #gatherPlaces(damage: Draft) {
    if (this.#gap === 'join') return;
    for (let last = this.meanings.at(-1); last && isBarePart(last); last = this.meanings.at(-1)) {
      damage.places.unshift({ term: last.term, modifiers: last.modifiers });
      this.meanings.pop();
    }
  }

  #put(detail: Detail, holder: Holder, thing: Draft): boolean {
    switch (detail.is) {
      case 'modifier':
        add(holder, detail.modifier);
        return true;
      case 'negation':
        if (thing.start < detail.start) return false;
        add(thing, 'missing');
        return true;
      case 'name':
        thing.name = thing.name ? `${thing.name} ${detail.name}` : detail.name;
        return thing.name.length <= 40;
      case 'date':
        if (thing.date) return false;
        thing.date = { year: detail.year, ...(detail.month !== undefined && { month: detail.month }) };
        return true;
      case 'number':
        return putNumber(detail, thing, this.#text);
      case 'figure':
        return putFigure(detail, thing);
    }
  }
}

function draftOf(
  text: string,
  { term, start, end }: Token & { is: 'term' },
  { index, words }: Context,
): Draft {
  const own = text.slice(start, end);
  const draft: Draft = { term, start, end, modifiers: [], places: [] };
  const say = words.terms[term][1];
  const inside = readInside(own, index);
  const known = new Set(readInside(say, index).modifiers);
  const allowed = terms[term] === 'equipment' || terms[term] === 'part' ? inner : innerPlace;
  for (const modifier of inside.modifiers) {
    if (allowed.has(modifier) && !known.has(modifier)) add(draft, modifier);
  }
  const figure = findFigure(plainText(own));
  if (figure && !findFigure(plainText(say))) putFigure({ is: 'figure', ...figure, start, end }, draft);
  const name = inside.name ?? (term === 'trimLine' ? trimNameOf(own) : undefined);
  if (name) draft.name = name;
  const emissions = term === 'emissionClass' ? /euro ?(\d.*)$/iu.exec(own) : null;
  if (emissions) draft.name = `Euro ${emissions[1]}`;
  return draft;
}

/** "allestimento Lounge" → "Lounge": what a trim is called in every language. */
function trimNameOf(own: string): string | undefined {
  const found = trimNames.find((name) => new RegExp(`\\b${name}$`, 'iu').test(own));
  return found ?? (/\b[A-Z][A-Za-z]?[- ]?(?:Line|Sport|Design)\b/u.exec(own) ?? [])[0];
}

function add(holder: Holder, said: Modifier) {
  const modifier = inOtherWords(holder.term, said);
  if (!holder.modifiers.includes(modifier) && !impliedBy(holder.term).includes(modifier))
    holder.modifiers.push(modifier);
}

/** "pacchetto S line": one thing called by two of its names. */
function mergeInto(thing: Draft, again: Draft) {
  thing.end = again.end;
  for (const modifier of again.modifiers) add(thing, modifier);
  if (again.figure) thing.figure ??= again.figure;
  if (again.name) thing.name = again.name;
}

/** "2 chiavi" is a count, "tagliando a 90.000" a mileage, "Serie 3" part of a name. */
function putNumber({ value, start }: Token & { is: 'number' }, thing: Draft, text: string): boolean {
  if (value >= 1000 && /(?:\ba|ai|at|bei|à|con|los|nach)\s$/iu.test(text.slice(0, start))) {
    thing.km = value;
    return true;
  }
  if (thing.term === 'emissionClass' && value < 8) {
    thing.name = `Euro ${value}`;
    return true;
  }
  if (rims.has(thing.term) && value >= 13 && value <= 24 && !thing.figure) {
    thing.figure = { value, unit: 'inches' };
    return true;
  }
  if (thing.name && start > thing.start && value < 1000) {
    thing.name = `${thing.name} ${value}`;
    return true;
  }
  if (!Number.isInteger(value) || value > 30 || thing.count !== undefined) return false;
  thing.count = value;
  return true;
}

function putFigure({ value, unit }: Token & { is: 'figure' }, thing: Draft): boolean {
  if (unit === 'km' && !measuredInKm.has(thing.term)) {
    if (thing.km !== undefined) return false;
    thing.km = value;
    return true;
  }
  if (thing.figure) return false;
  thing.figure = { value, unit };
  return true;
}

const isBarePart = ({ term, modifiers, km, date }: Draft) =>
  canCarryDamage(term) && km === undefined && date === undefined && !modifiers.some(isState);

const isState = (modifier: Modifier) => !inner.has(modifier);

/** "dischi e pastiglie nuovi": what is said of one part is said of the part beside it, which else says nothing. */
function shareStates(meanings: readonly Draft[]) {
  for (const [order, meaning] of meanings.entries()) {
    if (terms[meaning.term] !== 'part' || meaning.modifiers.some(isState)) continue;
    const beside = [meanings[order + 1], meanings[order - 1]].find((other) => other?.modifiers.some(isState));
    if (!beside) continue;
    for (const modifier of beside.modifiers.filter(isState)) add(meaning, modifier);
    if (beside.km !== undefined) meaning.km ??= beside.km;
    if (beside.date) meaning.date ??= beside.date;
  }
}
