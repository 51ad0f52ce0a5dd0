import { splitSentences } from '#domain/copywriting/sentences/split-sentences.ts';
import type { SentencePlace } from './sentence-place.ts';

/** The selection in a text, in UTF-16 units; a caret when both are the same. */
export interface Selection {
  start: number;
  end: number;
}

/**
 * Returns the text with the new wording in place of what the sentence has become, or where it was taken out, and
 * the selection on the same words as before.
 */
export function takeWording(
  place: SentencePlace,
  wording: string,
  selection: Selection,
): { text: string; selection: Selection } {
  const { text } = place;
  const [start, end] = wholeSentencesAt(place);
  const isPutIn = start === end;
  const by =
    (isPutIn && /\S$/.test(text.slice(0, start)) ? ' ' : '') +
    wording +
    (isPutIn && /^\S/.test(text.slice(end)) ? ' ' : '');
  const move = (caret: number) => {
    if (caret <= start && !(isPutIn && caret === start && start > 0)) return caret;
    return caret >= end ? caret + by.length - (end - start) : start + Math.min(caret - start, by.length);
  };
  return {
    text: text.slice(0, start) + by + text.slice(end),
    selection: { start: move(selection.start), end: move(selection.end) },
  };
}

/** A sentence that was split or joined is replaced whole, so that no half of one is left. */
function wholeSentencesAt({ text, start, end }: SentencePlace): [number, number] {
  if (start === end) return [start, end];
  const touched = splitSentences(text).filter((one) => one.start < end && one.end > start);
  return [touched[0]?.start ?? start, touched.at(-1)?.end ?? end];
}
