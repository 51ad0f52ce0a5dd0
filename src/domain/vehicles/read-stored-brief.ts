import { type CarBrief, carFields } from './brief.ts';
import { type Details, isDetailField } from './details/detail.ts';
import { maxNotesLength } from './notes/notes-length.ts';

type Field = keyof typeof carFields.shape;

/**
 * Returns a stored brief as this release reads it: a value that an earlier or a later release wrote and this one
 * does not know leaves its field and stands in the notes, so that nothing is lost and no page fails.
 */
export function readStoredBrief(stored: CarBrief): CarBrief {
  if (carFields.safeParse(stored).success) return stored;
  const known: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const [field, value] of Object.entries(stored)) {
    const schema = carFields.shape[field as Field];
    if (!schema) continue;
    const read = (one: unknown) => schema.safeParse(one);
    if (read(value).success) known[field] = value;
    else if (field === 'details') known[field] = readable(value as Details);
    else if (Array.isArray(value)) known[field] = value.filter((one) => read([one]).success);
    else unknown.push(String(value));
  }
  const notes = [...unknown, stored.notes ?? ''].filter((part) => part !== '').join('\n');
  return carFields.parse({ ...known, notes: notes.slice(0, maxNotesLength) });
}

/** A detail that cannot be read is left where it is stored: it may be one that must not stand in the notes. */
const readable = (stored: Details) =>
  Object.fromEntries(
    Object.entries(stored).filter(
      ([field, value]) =>
        isDetailField(field) && carFields.shape.details.safeParse({ [field]: value }).success,
    ),
  );
