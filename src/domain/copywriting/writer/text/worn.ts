import type { Random } from '../seeded-random.ts';
import { type Heard, runsIn, timesHeard } from './heard.ts';
import { type Piece, parseTemplate } from './parse-template.ts';

/** How worn phrases are by the seller's last texts; each is looked up once a text. */
export interface Freshness {
  heard: Heard;
  /** How often the fixed words of a phrase were heard: a choice is as fresh as its freshest option. */
  wearOf(pieces: readonly Piece[]): number;
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
  if (heard.texts === 0) return { heard, wearOf: () => 0, leastWear: () => 0 };
  const leastWear = (phrases: readonly string[]) =>
    phrases.length === 0 ? 0 : Math.min(...phrases.map((phrase) => wearOf(parseTemplate(phrase).body)));
  return { heard, wearOf, leastWear };
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
export function preferFresh(random: Random, heard: Heard): Random {
  if (heard.texts === 0) return random;
  const wearOf = (item: unknown) => (typeof item === 'string' ? timesHeard(runsIn(item), heard) : 0);
  return {
    ...random,
    pick: <T>(items: readonly T[]) => {
      if (typeof items[0] !== 'string' || items.length < 2) return random.pick(items);
      const worn = items.map(wearOf);
      const least = Math.min(...worn);
      return random.pick(items.filter((_, index) => worn[index] === least));
    },
  };
}
