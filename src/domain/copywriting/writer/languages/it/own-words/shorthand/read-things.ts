import { readThing, type Thing } from './read-thing.ts';
import { isOfCar } from './shorthand-lexicon.ts';
import type { Token } from './tokens.ts';

/** Things told together, and where in the tokens they end. */
export interface Things {
  all: readonly Thing[];
  next: number;
}

/**
 * Returns the things that begin at a token: "tagliando e pastiglie freni". Where they `mayBeBare`, parts of the car
 * may follow each other without a comma: "faro sinistro paraurti e radiatore".
 */
export function readThings(tokens: readonly Token[], at: number, mayBeBare = false): Things | undefined {
  const first = readThing(tokens, at, !mayBeBare);
  if (!first) return undefined;
  const all = [first];
  let { next } = first;
  for (;;) {
    const isLinked = /^(?:e|ed|,)$/u.test(tokens[next]?.text ?? '');
    const more =
      isLinked || mayBeBare ? readThing(tokens, isLinked ? next + 1 : next, !mayBeBare) : undefined;
    if (!more || (!isLinked && !isOfCar(more.head))) break;
    all.push(more);
    ({ next } = more);
  }
  return { all, next };
}
