import { cutItem } from './cut-item.ts';

/**
 * Returns the notes with a stretch of them, as typed, said in a sentence instead, on a line of its own where the stretch
 * stood: what is beside it may speak of it ("snorkel, lo togliamo noi"). Without the stretch where the sentence is empty.
 * Notes that do not hold the stretch any more come back as they are.
 */
export function rewordItem(notes: string, typed: string, sentence: string): string {
  const start = notes.indexOf(typed);
  if (start < 0 || typed === '') return notes;
  const end = start + typed.length;
  const said = sentence.trim();
  if (said === '')
    return cutItem(notes, start, end)
      .replace(/^[\s,;.]+/u, '')
      .trimEnd();
  const line = said.replace(/(?<=[^.!?…])$/u, '.');
  const before = notes.slice(0, start).replace(/[\s,;/+-]+$/u, '');
  const behind = notes.slice(end).replace(/^(?:[\s,;./+!]|-(?!\d))+/u, '');
  return [before, line, behind].filter((part) => part !== '').join('\n');
}
