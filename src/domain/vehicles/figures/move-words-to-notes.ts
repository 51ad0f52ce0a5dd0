import { figureFields } from './figure-field.ts';
import { readFigure } from './read-figure.ts';

/**
 * Returns a brief as sent, with plain numbers for its figures and the words that stood around them in front
 * of its notes, where the notes do not say them already. Figures that cannot be read stay as they are, for
 * their fields to be refused.
 */
export function moveWordsToNotes<T>(sent: T): T {
  if (typeof sent !== 'object' || sent === null) return sent;
  const read = { ...sent } as Record<string, unknown>;
  const items: string[] = [];
  for (const field of figureFields) {
    const typed = read[field];
    if (typeof typed !== 'string' || typed.trim() === '') continue;
    const reading = readFigure(field, typed);
    if (reading.fault) continue;
    read[field] = reading.value;
    items.push(...reading.items);
  }
  const { notes } = read;
  if (items.length === 0 || (notes != null && typeof notes !== 'string')) return read as T;
  return { ...read, notes: withItems(notes ?? '', items) } as T;
}

/** The notes with these items on a line in front; an item that stands there already is not added. */
export function withItems(notes: string, items: readonly string[]): string {
  const known = notes.split(/[,;\n]/).map(plain);
  const added = items.filter((item, index) => !known.includes(plain(item)) && items.indexOf(item) === index);
  return [added.join(', '), notes].filter((part) => part.trim() !== '').join('\n');
}

const plain = (item: string) =>
  item
    .toLowerCase()
    .replace(/^(?:prezzo|price|preis|prix|precio) /, '')
    .replace(/[\s.]+/g, '');
