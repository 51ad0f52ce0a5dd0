import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { goesWithAmount } from '../meaning/read-price.ts';
import { onceAText } from '../page/once-a-text.ts';
import type { TextRun } from '../page/page-content.ts';
import { findLabel, type Label, unit } from './find-label.ts';

/** A label of the page, the fields it may stand for, and the value beside it. */
export interface LabelledValue {
  label: string;
  fields: readonly VehicleField[];
  value: string;
  /** The unit the label names: `Potenza (kW)`. */
  unit: string | undefined;
  section: number;
  /** Which stretch of text the label is. */
  index: number;
}

const longestLabel = 45;
const longestValue = 120;

/**
 * Pairs labels known in one of the languages with the value beside them: in the same text after a
 * colon, in the rest of the same cell, in the next cell, or in the next stretch of text. With
 * `isValueFirst` labels outside of cells go with the stretch of text before them.
 */
export function pairLabels(
  runs: readonly TextRun[],
  isValueFirst = false,
  labelIn = labelLookup(),
): LabelledValue[] {
  const pairs: LabelledValue[] = [];
  for (const [index, run] of runs.entries()) {
    const isBehind = isValueFirst && run.cell === 0;
    const pair =
      pairWithin(run, labelIn) ??
      (isBehind ? pairWithLast(runs, index, labelIn) : pairWithNext(runs, index, labelIn));
    if (pair) pairs.push({ ...pair, section: run.section, index });
  }
  return pairs;
}

type LabelIn = (text: string) => Label | undefined;

type Pair = Omit<LabelledValue, 'section' | 'index'>;

/** `Chilometri: 45.000`, in one stretch of text. */
function pairWithin({ text }: TextRun, labelIn: LabelIn): Pair | undefined {
  const colon = text.lastIndexOf(':', longestLabel);
  if (colon <= 0 || colon === text.length - 1) return undefined;
  const first = text.indexOf(':');
  const label = labelIn(text.slice(0, first));
  const value = text.slice(first + 1).trim();
  return label && value.length <= longestValue ? { label: text.slice(0, first), value, ...label } : undefined;
}

function pairWithNext(runs: readonly TextRun[], index: number, labelIn: LabelIn): Pair | undefined {
  const run = runs[index];
  const label = run && run.text.length <= longestLabel ? labelIn(run.text) : undefined;
  if (!run || !label) return undefined;
  const value = valueAfter(runs, index, run);
  return value === undefined || labelIn(value) ? undefined : { label: run.text, value, ...label };
}

/** `60.000` above `Km`. */
function pairWithLast(runs: readonly TextRun[], index: number, labelIn: LabelIn): Pair | undefined {
  const run = runs[index];
  const last = runs[index - 1];
  const label = run && run.text.length <= longestLabel ? labelIn(run.text) : undefined;
  if (!run || !last || !label || last.section !== run.section || last.text.length > longestValue)
    return undefined;
  return labelIn(last.text) ? undefined : { label: run.text, value: last.text, ...label };
}

function valueAfter(runs: readonly TextRun[], index: number, label: TextRun): string | undefined {
  const next = runs[index + 1];
  if (!next || next.text === label.text || next.section !== label.section) return undefined;
  let value = next.text;
  for (let at = index + 2; at < index + 5 && value.length < longestValue; at++) {
    const more = runs[at];
    if (!more) break;
    const isSameCell = next.cell > 0 && more.cell === next.cell;
    const isUnit =
      next.cell === more.cell && (unit.test(more.text) || unit.test(value)) && !/[a-z]{3}/i.test(value);
    if (!isSameCell && !isUnit && !goesWithAmount(more.text)) break;
    value = `${value} ${more.text}`;
  }
  return value.length <= longestValue ? value : undefined;
}

/** What a text is the label of, each text looked up once. */
export function labelLookup(): LabelIn {
  const lookUp = onceAText(findLabel);
  return (text) => (text.length > longestLabel ? undefined : lookUp(text));
}
