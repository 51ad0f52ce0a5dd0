import { defects } from '../defects.ts';
import type { Modifier } from '../meaning.ts';
import type { TermWords } from '../term-words.ts';
import { terms } from '../terms.ts';
import { canCarryDamage, hasPlaces, isBodyPart } from './attaching-lexicon.ts';
import { addModifier, type Draft, type Holder, isState, mergeInto } from './draft.ts';
import { type Detail, putDetail } from './put-detail.ts';
import { readTerm } from './read-term.ts';
import type { Token } from './read-tokens.ts';
import { shareStates } from './share-states.ts';
import type { TermIndex } from './term-index.ts';

interface Context {
  index: TermIndex;
  words: TermWords;
  /** What the clause before spoke of, when this one may go on with it. */
  last: Draft | undefined;
}

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
  /** Places that "e" joins to a damage, as the things they would be by themselves. */
  readonly #joined = new Map<Holder, Draft>();
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
    this.#freePlaces();
    shareStates(this.meanings);
    for (const meaning of this.meanings) {
      nameTheDamage(meaning);
      promise(meaning);
    }
    return this;
  }

  /** "graffio sulla porta e specchio rotto": a place with a fault of its own is another damage. */
  #freePlaces() {
    for (const damage of [...this.meanings]) {
      for (const place of damage.places.filter((one) => one.modifiers.some((said) => defects.has(said)))) {
        const draft = this.#joined.get(place);
        if (!draft) continue;
        damage.places = damage.places.filter((one) => one !== place);
        this.meanings.push({ ...draft, modifiers: place.modifiers });
      }
    }
  }

  /** "in pelle" after a thing is said of it; alone it is a thing. */
  #isOnlySaidOf(next: readonly Token[]) {
    return (this.#thing !== undefined && this.#gap !== 'join') || next[0]?.is === 'term';
  }

  #takeDetail(detail: Detail, next: readonly Token[]) {
    const isCount = detail.is === 'number' && detail.value <= 10 && next[0]?.is === 'term';
    const isBeforeThing =
      next.find(({ is }) => is !== 'modifier' && is !== 'number' && is !== 'name')?.is === 'term';
    const goesBack =
      this.#thing &&
      detail.is !== 'negation' &&
      !isCount &&
      (this.#gap === 'none' ? !this.#context.index.isPrenominal || !isBeforeThing : !isBeforeThing);
    if (!goesBack || !this.#thing || !this.#put(detail, this.#holder ?? this.#thing, this.#thing)) {
      this.#waiting.push(detail);
    }
    if (goesBack) this.#gap = 'none';
  }

  #takeTerm(token: Token & { is: 'term' }) {
    const draft = readTerm(this.#text, token, this.#context);
    const denied =
      this.#isDenying && this.#gap === 'join' && terms[draft.term] === terms[this.#thing?.term ?? 'keys'];
    const waiting = this.#waiting.splice(0);
    this.#isDenying = denied || waiting.some(({ is }) => is === 'negation');
    const damage = this.#thing && hasPlaces.has(this.#thing.term) ? this.#thing : undefined;
    if (denied) addModifier(draft, 'missing');
    const isPlace = damage && !this.#isDenying && this.#isPlace(draft, waiting);
    if (damage && isPlace) {
      const place = { term: draft.term, modifiers: draft.modifiers };
      damage.places.push(place);
      if (this.#gap === 'join') this.#joined.set(place, draft);
      this.#holder = place;
    } else if (this.#thing?.term === 'paint' && this.#isCoat(draft, waiting)) {
      this.#thing.places.push({ term: draft.term, modifiers: draft.modifiers });
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

  /** "vernice tetto opaca": the paint of that part. */
  #isCoat({ term, modifiers }: Draft, waiting: readonly Detail[]) {
    return this.#gap !== 'join' && waiting.length === 0 && isBodyPart(term) && !modifiers.some(isState);
  }

  /** "portiera sinistra con graffi": the parts named before are where the damage is. */
  #gatherPlaces(damage: Draft) {
    if (this.#gap === 'join') return;
    for (let last = this.meanings.at(-1); last && isBarePart(last); last = this.meanings.at(-1)) {
      damage.places.unshift({ term: last.term, modifiers: last.modifiers });
      this.meanings.pop();
    }
  }

  /** "perdita d’olio dal motore, lieve": it is the damage that is slight, never the part it is on. */
  #put(detail: Detail, place: Holder, thing: Draft) {
    const holder = detail.is === 'modifier' && detail.modifier === 'light' ? thing : place;
    return putDetail(detail, holder, thing, this.#text);
  }
}

/** "incidentata lato destro" is a damage on that side, and said as one. */
function nameTheDamage(meaning: Draft) {
  if (meaning.term === 'wasCrashed' && meaning.modifiers.length + meaning.places.length > 0) {
    meaning.term = 'accidentDamage';
  }
}

/** "cinghia da fare prima della consegna": the buyer gets it new. */
function promise(meaning: Draft) {
  if (!meaning.modifiers.includes('onDelivery')) return;
  const promised = meaning.modifiers.map((modifier) => onDelivery[modifier] ?? modifier);
  meaning.modifiers = [...new Set(promised)];
}

const onDelivery: Partial<Record<Modifier, Modifier>> = {
  ...{ replaced: 'new', toReplace: 'new', toRepair: 'repaired', overhauled: 'overhauled' },
  ...{ toOverhaul: 'overhauled', toRepaint: 'repainted', toClean: 'cleaned', toAdjust: 'checked' },
};

const isBarePart = ({ term, modifiers, km, date }: Draft) =>
  canCarryDamage(term) && km === undefined && date === undefined && !modifiers.some(isState);
