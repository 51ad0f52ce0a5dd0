import type { Brief } from '../../vehicles/brief.ts';
import type { Description } from '../description.ts';

/** Returns what was known of a car at that moment: its data with the later changes taken back. */
export function briefAt({ brief, changes }: Pick<Description, 'brief' | 'changes'>, moment: Date): Brief {
  const later = changes.filter(({ at }) => new Date(at) >= moment);
  const taken = Object.fromEntries(later.map(({ field, before }) => [field, before]));
  const known = Object.entries({ ...brief, ...taken }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as Brief;
}
