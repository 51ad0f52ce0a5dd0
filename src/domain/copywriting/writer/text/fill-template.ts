import type { Random } from '../seeded-random.ts';
import type { Piece, Template } from './parse-template.ts';

/** What a slot says, and which facts of the brief that tells. */
export interface Filling {
  text: string;
  facts: readonly string[];
}

/** Which facts are told. */
export type ToldFacts = Pick<ReadonlySet<string>, 'has'>;

/** Answers a slot's name; undefined when there is nothing to say. `told` are the facts told so far. */
export type FillSlot = (name: string, told: ToldFacts, random: Random) => Filling | undefined;

/** The phrase with its slots filled, or undefined when a slot outside `<…>` has nothing to say. */
export function fillTemplate(
  template: Template,
  fill: FillSlot,
  told: ToldFacts,
  random: Random,
): Filling | undefined {
  return fillAll(template.body, { fill, random }, new ToldOnTheWay(told));
}

/** The facts told so far with those of the phrase being filled; no copy, as a text tries thousands of phrases. */
class ToldOnTheWay implements ToldFacts {
  readonly #before: ToldFacts;
  readonly #changes = new Map<string, boolean>();

  constructor(before: ToldFacts) {
    this.#before = before;
  }

  has(fact: string): boolean {
    return (this.#changes.size > 0 ? this.#changes.get(fact) : undefined) ?? this.#before.has(fact);
  }

  add(fact: string): void {
    this.#changes.set(fact, true);
  }

  delete(fact: string): void {
    this.#changes.set(fact, false);
  }
}

interface Filler {
  fill: FillSlot;
  random: Random;
}

/** Facts told on the way are in `told`; when the way turns out closed they are taken back. */
function fillAll(pieces: readonly Piece[], filler: Filler, told: ToldOnTheWay): Filling | undefined {
  let text = '';
  const facts: string[] = [];
  for (const piece of pieces) {
    const filled = fillPiece(piece, filler, told);
    if (!filled) {
      for (const fact of facts) told.delete(fact);
      return undefined;
    }
    text += filled.text;
    for (const fact of filled.facts) {
      told.add(fact);
      facts.push(fact);
    }
  }
  return { text, facts };
}

const nothing: Filling = { text: '', facts: [] };

function fillPiece(piece: Piece, filler: Filler, told: ToldOnTheWay): Filling | undefined {
  if (piece.kind === 'text') return { text: piece.text, facts: [] };
  if (piece.kind === 'slot') return filler.fill(piece.name, told, filler.random);
  if (piece.kind === 'optional') return fillAll(piece.body, filler, told) ?? nothing;
  for (const option of piece.ordered ? piece.options : filler.random.shuffle(piece.options)) {
    const filled = fillAll(option, filler, told);
    if (filled) return filled;
  }
  return undefined;
}
