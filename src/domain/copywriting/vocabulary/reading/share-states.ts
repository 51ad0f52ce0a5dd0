import { terms } from '../terms.ts';
import { addModifier, type Draft, isState } from './draft.ts';

/**
 * "dischi e pastiglie nuovi": what is said of one part is said of the part beside it, which else says nothing;
 * from the last on, so that it reaches the first of "cinghia, variatore e pompa a 120.000 km".
 */
export function shareStates(meanings: readonly Draft[]) {
  for (const [order, meaning] of [...meanings.entries()].toReversed()) {
    if (terms[meaning.term] !== 'part' || saysMore(meaning)) continue;
    const beside = [meanings[order + 1], meanings[order - 1]].find(
      (other) =>
        other && (other.modifiers.some(isState) || (terms[other.term] === 'part' && saysMore(other))),
    );
    if (!beside) continue;
    for (const modifier of beside.modifiers.filter(isState)) {
      // "specchietto senza calotta": what is missing from a part does not make the part missing.
      if (modifier !== 'missing' || beside === meanings[order - 1]) addModifier(meaning, modifier);
    }
    if (beside.km !== undefined) meaning.km ??= beside.km;
    if (beside.date) meaning.date ??= beside.date;
  }
}

/** A state, or when it was done: "pompa dell’acqua a 150.000 km". */
const saysMore = ({ modifiers, km, date }: Draft) =>
  modifiers.some(isState) || km !== undefined || date !== undefined;
