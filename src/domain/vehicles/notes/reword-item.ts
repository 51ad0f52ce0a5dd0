import { cutItem } from './cut-item.ts';

/**
 * Returns the notes with a stretch of them, as typed, said in a sentence of its own on a last line instead; without the
 * stretch where the sentence is empty. Notes that do not hold the stretch any more come back as they are.
 */
export function rewordItem(notes: string, typed: string, sentence: string): string {
  const start = notes.indexOf(typed);
  if (start < 0 || typed === '') return notes;
  const rest = cutItem(notes, start, start + typed.length)
    .replace(/^[\s,;.]+/u, '')
    .trimEnd();
  const line = sentence.trim().replace(/(?<=[^.!?…])$/u, '.');
  return [rest, sentence.trim() === '' ? '' : line].filter((part) => part !== '').join('\n');
}
