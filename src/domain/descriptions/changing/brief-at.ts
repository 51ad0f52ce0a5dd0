import type { CarBrief } from '../../vehicles/brief.ts';
import { briefOfFields, flatFields } from '../../vehicles/details/flat-fields.ts';
import type { Description } from '../description.ts';

/** Returns what was known of a car at that moment: its data with the later changes taken back. */
export function briefAt({ brief, changes }: Pick<Description, 'brief' | 'changes'>, moment: Date): CarBrief {
  const later = changes.filter(({ at }) => new Date(at) >= moment);
  const taken = Object.fromEntries(later.map(({ field, before }) => [field, before]));
  return briefOfFields({ ...flatFields(brief), ...taken });
}
