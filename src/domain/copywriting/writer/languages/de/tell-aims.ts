import type { Car } from '../../../brief/car/car.ts';
import type { Say, Slots } from '../slots.ts';
import { listOf } from './grammar/lists.ts';
import { occasions, people, places } from './lexicon/aims-lexicon.ts';

/** The slots for uses and people chosen by the seller. */
export function aimSlots(car: Car): Slots {
  const say =
    <K extends string, W>(
      words: Record<K, readonly W[]>,
      chosen: readonly K[],
      form: (word: W) => string,
    ): Say =>
    (_, random) => {
      if (chosen.length === 0) return undefined;
      return {
        text: listOf([...new Set(chosen.map((label) => form(random.pick(words[label]))))]),
        facts: [],
      };
    };
  return {
    uses: say(places, car.intendedUse, (word) => word),
    occasionsN: say(occasions, car.intendedUse, (word) => word.replace(/^den /, 'der ')),
    occasions: say(occasions, car.intendedUse, (word) => word),
    people: say<string, readonly [string, string]>(people, car.targetCustomers, ([plain]) => plain),
    peopleN: say<string, readonly [string, string]>(people, car.targetCustomers, ([plain]) => plain),
    peopleD: say<string, readonly [string, string]>(people, car.targetCustomers, ([, dative]) => dative),
  };
}
