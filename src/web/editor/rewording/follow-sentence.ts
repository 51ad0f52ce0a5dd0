import { splitSentences } from '#domain/copywriting/sentences/split-sentences.ts';
import { type Edit, findEdit, growthOf } from '../find-edit.ts';
import type { SentencePlace } from './sentence-place.ts';
import { standsUnchanged } from './stands-unchanged.ts';

/**
 * Returns the place of a sentence in the next wording of its text. It moves with text that comes or goes around
 * it and grows with what is typed in it, so that a second sentence that reads alike is never taken for it.
 */
export function followSentence(place: SentencePlace, next: string): SentencePlace {
  if (next === place.text) return place;
  const edit = findEdit(place.text, next);
  const range = moveBeside(place, edit, next) ?? findOnly(place, next) ?? stretch(place, edit);
  return { ...place, ...range, text: next };
}

type Range = Pick<SentencePlace, 'start' | 'end'>;

/** Undefined when the change touches the sentence. */
function moveBeside({ text, start, end }: SentencePlace, edit: Edit, next: string): Range | undefined {
  const growth = growthOf(edit);
  const earliest = edit.start - slackOf(edit, text, next);
  if (edit.start >= end) return { start, end };
  if (earliest + edit.end - edit.start <= start) return { start: start + growth, end: end + growth };
  return earliest >= end ? { start, end } : undefined;
}

/**
 * Returns how far to the left a change may as well be read: "Dai. Due." for "Due." is "Dai. " put before it or
 * "ai. D" put into it. The texts do not tell these apart, and the first leaves the sentence whole.
 */
function slackOf({ start, end, length }: Edit, before: string, after: string): number {
  if (length > 0 && end > start) return 0;
  const [text, last] = length > 0 ? [after, start + length] : [before, end];
  let slack = 0;
  while (start - slack > 0 && text[start - slack - 1] === text[last - slack - 1]) slack++;
  return slack;
}

/** After several changes at once, such as an undo: the sentence, when it stood unchanged and nothing else reads alike. */
function findOnly(place: SentencePlace, next: string): Range | undefined {
  const alike = (text: string) => splitSentences(text).filter((one) => one.text === place.sentence);
  const [found, ...others] = alike(next);
  if (!found || others.length > 0 || alike(place.text).length !== 1 || !standsUnchanged(place)) return;
  return { start: found.start, end: found.end };
}

function stretch({ start, end }: SentencePlace, edit: Edit): Range {
  const behind = edit.start + edit.length;
  const isInside = edit.start >= start && edit.end <= end;
  if (isInside) return { start, end: end + growthOf(edit) };
  if (edit.start > start) return { start, end: edit.start };
  return { start: behind, end: edit.end < end ? end + growthOf(edit) : behind };
}
