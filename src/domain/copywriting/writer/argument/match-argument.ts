import type { Term } from '../../vocabulary/terms.ts';
import type { Argument, Thing } from './arguments.ts';

/** Returns the things an argument is about, in its order; undefined when one of them is not there. */
export function matchArgument({ of }: Argument, things: readonly Thing[]): Thing[] | undefined {
  const found: Thing[] = [];
  for (const wanted of of) {
    const terms = termsOf(wanted);
    const thing = things.find(
      (one) => one.isUsual && one.term && terms.includes(one.term) && !found.includes(one),
    );
    if (!thing) return undefined;
    found.push(thing);
  }
  return found;
}

/** Whether there are things for all that an argument is about, taken one by one: else it can be made of none of them. */
export const mayMatch = ({ of }: Argument, things: readonly Thing[]): boolean =>
  of.every((wanted) =>
    things.some(({ isUsual, term }) => isUsual && term !== undefined && termsOf(wanted).includes(term)),
  );

const termsOf = (wanted: Argument['of'][number]): readonly Term[] =>
  typeof wanted === 'string' ? [wanted] : wanted;
