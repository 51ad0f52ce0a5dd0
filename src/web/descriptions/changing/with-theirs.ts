import { emptyDraft, type FormField, type VehicleDraft } from '#web/generator/vehicle-draft.ts';

/** The draft with what somebody else made of the fields that nobody typed in here. */
export function withTheirs(typed: VehicleDraft, before: VehicleDraft, theirs: VehicleDraft): VehicleDraft {
  const untouched = (Object.keys(emptyDraft) as FormField[]).filter(
    (field) => typed[field] === before[field],
  );
  return { ...typed, ...Object.fromEntries(untouched.map((field) => [field, theirs[field]])) };
}
