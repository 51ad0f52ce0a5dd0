import { type Vocabulary, vocabularies } from '#domain/vehicles/vocabularies.ts';
import type { OptionNames } from './option-names.ts';

/** In Italian the stored values are the names. */
export const optionNames = Object.fromEntries(
  (Object.keys(vocabularies) as Vocabulary[]).map((vocabulary) => [
    vocabulary,
    Object.fromEntries(vocabularies[vocabulary].map((label) => [label, label])),
  ]),
) as unknown as OptionNames;
