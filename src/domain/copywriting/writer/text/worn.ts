import type { Random } from '../seeded-random.ts';
import { type Heard, runsIn, timesHeard } from './heard.ts';
import { type Piece, parseTemplate } from './parse-template.ts';
import { remembered } from './remembered.ts';

/** How worn phrases are by the seller's last texts; each is looked up once a text. */
export interface Freshness {
  heard: Heard;
  /** How often the fixed words of a phrase were heard: a choice is as fresh as its freshest option. */
  wearOf(pieces: readonly Piece[]): number;
  /** How often the runs of some words were heard. */
  wearOfText(text: string): number;
  /** The same for the least worn of some phrases. */
  leastWear(phrases: readonly string[]): number;
}

export function freshnessOf(heard: Heard): Freshness {
  const known = new Map<readonly Piece[], number>();
  const wearOf = (pieces: readonly Piece[]): number => {
    const before = known.get(pieces);
    if (before !== undefined) return before;
    let worn = 0;
    for (const piece of pieces) {
      if (piece.kind === 'text') worn += timesHeard(piece.runs, heard);
      else if (piece.kind === 'optional') worn += wearOf(piece.body);
      else if (piece.kind === 'choice') worn += Math.min(...piece.options.map(wearOf));
    }
    known.set(pieces, worn);
    return worn;
  };
  if (heard.texts === 0) return { heard, wearOf: () => 0, wearOfText: () => 0, leastWear: () => 0 };
  const wearOfText = remembered((text) => timesHeard(runsIn(text), heard));
  const leastKnown = new Map<readonly string[], number>();
  const leastWear = (phrases: readonly string[]) => {
    const before = leastKnown.get(phrases);
    if (before !== undefined) return before;
    const worn = phrases.map((phrase) => wearOf(parseTemplate(phrase).body));
    const least = worn.length === 0 ? 0 : Math.min(...worn);
    leastKnown.set(phrases, least);
    return least;
  };
  return { heard, wearOf, wearOfText, leastWear };
}

/** Things in random order, the least worn first. */
export function freshestFirst<T>(things: readonly T[], wearOf: (thing: T) => number, random: Random): T[] {
  return random
    .shuffle(things)
    .map((thing) => ({ thing, worn: wearOf(thing) }))
    .sort((a, b) => a.worn - b.worn)
    .map(({ thing }) => thing);
}

/** The same stream of choices, but of several wordings one that was not heard lately is picked. */
export function preferFresh(random: Random, fresh: Freshness): Random {
  if (fresh.heard.texts === 0) return random;
  const wearOf = (item: unknown) => (typeof item === 'string' ? fresh.wearOfText(item) : 0);
  return {
    ...random,
    copy: () => preferFresh(random.copy(), fresh),
    pick: <T>(items: readonly T[]) => {
      if (typeof items[0] !== 'string' || items.length < 2) return random.pick(items);
      const worn = items.map(wearOf);
      const least = Math.min(...worn);
      return random.pick(items.filter((_, index) => worn[index] === least));
    },
  };
}
