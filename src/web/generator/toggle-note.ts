/** Whether the notes name this item, as one of their parts. */
export const hasNote = (notes: string, item: string) => partsOf(notes).includes(noteOf(item));

/** Commas part the notes: those within an item give way. */
const noteOf = (item: string) => item.replace(/\s*[,\n]\s*/g, ' / ');

/** The notes with the item at their end, or without it where they had it; what else they say stays as typed. */
export function toggleNote(notes: string, wanted: string): string {
  const item = noteOf(wanted);
  if (!hasNote(notes, item)) {
    const before = notes.trimEnd().replace(/,$/, '');
    if (before === '') return item;
    // After a sentence an item begins a line of its own.
    return /[.!?:;]$/.test(before) ? `${before}\n${item}` : `${before}, ${item}`;
  }
  return notes
    .split('\n')
    .map((line) =>
      partsOf(line).includes(item)
        ? partsOf(line)
            .filter((part) => part !== item)
            .join(', ')
        : line,
    )
    .join('\n')
    .trim();
}

/** The notes without these items, for another vehicle of which nobody has confirmed them. */
export const withoutNotes = (notes: string, items: readonly string[]) =>
  items.reduce((left, item) => (hasNote(left, item) ? toggleNote(left, item) : left), notes);

const partsOf = (notes: string) =>
  notes
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
