import { maxNotesLength } from './notes-length.ts';

/** Returns items as notes, one a line: whole ones only, the first that fit into the longest notes. */
export function withinLength(items: readonly string[]): string {
  let notes = '';
  for (const item of items) {
    if (notes.length + item.length + 1 > maxNotesLength) break;
    notes += `${notes && '\n'}${item}`;
  }
  return notes;
}
