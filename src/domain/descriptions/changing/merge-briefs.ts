import type { CarBrief } from '../../vehicles/brief.ts';
import { briefOfFields, type CarField, flatFields } from '../../vehicles/details/flat-fields.ts';

/** What two people made of one brief. */
export interface MergedBriefs {
  brief: CarBrief;
  /** Fields that the other one had changed meanwhile, to something else. */
  conflicts: readonly CarField[];
}

/**
 * Joins what somebody changed in a brief as he saw it with what it is by now: a field he left alone keeps
 * what others made of it meanwhile, one that both changed to different values is a conflict.
 */
export function mergeBriefs(seen: CarBrief, wanted: CarBrief, present: CarBrief): MergedBriefs {
  const [saw, wants, has] = [flatFields(seen), flatFields(wanted), flatFields(present)];
  const fields = [...new Set([saw, wants, has].flatMap((one) => Object.keys(one)))] as CarField[];
  const changed = fields.filter((field) => !isSame(saw[field], wants[field]));
  const conflicts = changed.filter(
    (field) => !isSame(saw[field], has[field]) && !isSame(wants[field], has[field]),
  );
  const changes = Object.fromEntries(changed.map((field) => [field, wants[field]]));
  return { brief: briefOfFields({ ...has, ...changes }), conflicts };
}

/** Labels that were picked are the same in any order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((label) => other.includes(label))
    : one === other;
