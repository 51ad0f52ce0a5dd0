import type { CarBrief } from '../brief.ts';
import { type DetailField, isDetailField } from './detail.ts';

/** Any field of a car's file, details among them: their names differ from all others. */
export type CarField = Exclude<keyof CarBrief, 'details'> | DetailField;

/** Every known field beside the others, to go over them all alike. */
export function flatFields({ details, ...fields }: CarBrief): Partial<Record<CarField, unknown>> {
  return { ...fields, ...details };
}

/** The brief that has these fields; unknown ones are absent. */
export function briefOfFields(fields: Partial<Record<CarField, unknown>>): CarBrief {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  const details = known.filter(([field]) => isDetailField(field));
  const brief = Object.fromEntries(known.filter(([field]) => !isDetailField(field)));
  return (details.length > 0 ? { ...brief, details: Object.fromEntries(details) } : brief) as CarBrief;
}
