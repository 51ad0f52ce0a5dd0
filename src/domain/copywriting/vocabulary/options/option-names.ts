import type { Label, Vocabulary } from '#domain/vehicles/vocabularies.ts';

/** How every option of every vocabulary of the form is called; the Italian labels stay the stored values. */
export type OptionNames = { readonly [V in Vocabulary]: Readonly<Record<Label<V>, string>> };
