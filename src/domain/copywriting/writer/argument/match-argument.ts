import type { Term } from '../../vocabulary/terms.ts';
import type { Argument, Thing } from './arguments.ts';

/** Returns the things an argument is about, in its order; undefined when one of them is not there. */
export function matchArgument({ of }: Argument, things: readonly Thing[]): Thing[] | undefined {
  const found: Thing[] = [];
  for (const wanted of of) {
    const terms: readonly Term[] = typeof wanted === 'string' ? [wanted] : wanted;
    const thing = things.find(
      (one) => one.isUsual && one.term && terms.includes(one.term) && !found.includes(one),
    );
    if (!thing) return undefined;
    found.push(thing);
  }
  return found;
}
