import { type Brief, briefFields } from './brief.ts';
import { maxNotesLength } from './notes-length.ts';

type Field = keyof typeof briefFields.shape;

/**
 * Returns a stored brief as this release reads it: a value that an earlier or a later release wrote and this one
 * does not know leaves its field and stands in the notes, so that nothing is lost and no page fails.
 */
export function readStoredBrief(stored: Brief): Brief {
  if (briefFields.safeParse(stored).success) return stored;
  const known: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const [field, value] of Object.entries(stored)) {
    const schema = briefFields.shape[field as Field];
    if (!schema) continue;
    const read = (one: unknown) => schema.safeParse(one);
    if (read(value).success) known[field] = value;
    else if (Array.isArray(value)) known[field] = value.filter((one) => read([one]).success);
    else unknown.push(String(value));
  }
  const notes = [...unknown, stored.notes ?? ''].filter((part) => part !== '').join('\n');
  return briefFields.parse({ ...known, notes: notes.slice(0, maxNotesLength) });
}
