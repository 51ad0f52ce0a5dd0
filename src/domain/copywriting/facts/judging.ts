import type { Brief, BriefField } from '#domain/vehicles/brief.ts';
import type { TermWords } from '../vocabulary/term-words.ts';
import type { Claim, ClaimKind } from './claim.ts';
import type { CompiledWords } from './compiled-words.ts';
import type { Bound, Cue, FactWords } from './fact-words.ts';
import type { Figure } from './figure.ts';
import { findWords } from './find-words.ts';
import type { Known } from './known.ts';

/** What a claim is judged with. */
export interface Judging {
  /** The prepared text. */
  low: string;
  known: Known;
  words: FactWords;
  patterns: CompiledWords;
  terms: TermWords;
  /** For ages; without it an age is not supported. */
  thisYear?: number | undefined;
}

export type Finding = Pick<Claim, 'kind' | 'verdict' | 'source' | 'said'>;

/** How a field is named with what it says. */
export function sourceOf(brief: Brief, field: BriefField): NonNullable<Claim['source']> {
  const value = brief[field];
  return { field, value: Array.isArray(value) ? value.join(', ') : String(value ?? '') };
}

export const unsupported = (kind: ClaimKind): Finding => ({ kind, verdict: 'unsupported' });

/** Whether one of the cues stands near a figure, in its own sentence. */
export function isNear({ low, patterns }: Judging, { start, end }: Figure, ...cues: Cue[]): boolean {
  const before = low.slice(Math.max(0, start - 50), start);
  const behind = low.slice(end, end + 40);
  const from = before.search(/(?:[^.,;:!?\n]|[.,](?=\d))*$/);
  const sentence = `${before.slice(from)} ${behind.slice(0, behind.search(/[.,;:!?\n]|$/))}`;
  return cues.some((cue) => findWords(sentence, patterns.cues[cue]).length > 0);
}

/** What bounds a figure: "meno di 50.000". */
export function boundOf({ low, patterns }: Judging, { start }: Figure): Bound | undefined {
  const before = low.slice(Math.max(0, start - 24), start);
  return patterns.bounds.find(([, pattern]) => pattern.test(before))?.[0];
}

/** Whether a value said with that bound is true of the actual one. */
export function isTrue(said: number, actual: number, bound: Bound | undefined): boolean {
  if (said === actual) return true;
  if (bound === 'less') return actual <= said;
  if (bound === 'more') return actual >= said;
  return bound === 'about' && Math.abs(said - actual) <= actual * 0.05;
}

/** A figure of the notes with this unit and value. */
export function notedFigure({ known }: Judging, { unit, value }: Pick<Figure, 'unit' | 'value'>) {
  return known.figures.find(({ figure }) => figure.unit === unit && figure.value === value)?.source;
}

/** A number of the notes, whatever its unit. */
export function notedNumber({ known }: Judging, value: number) {
  return known.figures.find(({ figure }) => figure.value === value)?.source;
}

interface Field {
  kind: ClaimKind;
  field: 'price' | 'mileage' | 'year' | 'power' | 'displacement' | 'doors';
  /** The value said, in the field's own unit; `isConverted` when another unit stands in the text. */
  said: number;
  isConverted?: boolean;
}

/** A figure against the field it speaks of; what the notes say holds as well. */
export function judgeField(
  judging: Judging,
  figure: Figure,
  { kind, field, said, isConverted }: Field,
): Finding {
  const { brief } = judging.known;
  const actual = brief[field];
  const bound = boundOf(judging, figure);
  if (actual !== undefined && isTrue(said, actual, bound)) {
    const isPlain = said === actual && !isConverted && !bound && !figure.inWords;
    return { kind, verdict: isPlain ? 'given' : 'derived', source: sourceOf(brief, field) };
  }
  const noted = notedFigure(judging, figure);
  if (noted) return { kind, verdict: 'given', source: noted };
  if (actual === undefined) return unsupported(kind);
  return { kind, verdict: 'contradicting', source: sourceOf(brief, field), ...(!bound && { said }) };
}
