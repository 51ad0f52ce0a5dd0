import type { Brief } from '../../vehicles/brief.ts';

type Field = keyof Brief;

/** What two people made of one brief. */
export interface MergedBriefs {
  brief: Brief;
  /** Fields that the other one had changed meanwhile, to something else. */
  conflicts: readonly Field[];
}

/**
 * Joins what somebody changed in a brief as he saw it with what it is by now: a field he left alone keeps
 * what others made of it meanwhile, one that both changed to different values is a conflict.
 */
export function mergeBriefs(seen: Brief, wanted: Brief, present: Brief): MergedBriefs {
  const fields = [
    ...new Set([...Object.keys(seen), ...Object.keys(wanted), ...Object.keys(present)]),
  ] as Field[];
  const changed = fields.filter((field) => !isSame(seen[field], wanted[field]));
  const conflicts = changed.filter(
    (field) => !isSame(seen[field], present[field]) && !isSame(wanted[field], present[field]),
  );
  const changes = Object.fromEntries(changed.map((field) => [field, wanted[field]]));
  const merged = Object.entries({ ...present, ...changes }).filter(([, value]) => value !== undefined);
  return { brief: Object.fromEntries(merged) as Brief, conflicts };
}

/** Labels that were picked are the same in any order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((label) => other.includes(label))
    : one === other;
