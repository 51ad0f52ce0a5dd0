import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import type { Label } from '#domain/vehicles/vocabularies.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { plainWords } from './plain-words.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { romanian } from './romanian.ts';
import { spanish } from './spanish.ts';

/** The vehicle's fields whose values are the labels of a vocabulary of the same name. */
export type WordField = 'transmission' | 'color' | 'driveType' | 'category' | 'condition';

/** What one language calls the fields and their values in ads, as `plainWords` writes them. */
export interface ListingWords {
  labels: Partial<Record<VehicleField, readonly string[]>>;
  values: { [F in WordField]: Partial<Record<Label<F>, readonly string[]>> };
}

const dictionaries: readonly ListingWords[] = [
  italian,
  english,
  german,
  french,
  spanish,
  dutch,
  romanian,
  polish,
  portuguese,
];

/** A first word that the dictionaries spell as it stands, but for its capitals. */
const plainWord = /^[a-z]{2,}(?![^\s:])/i;
const labelStarts = new Set<string>();
const fieldsByLabel = new Map<string, VehicleField[]>();
const labelByWord = {
  transmission: new Map(),
  color: new Map(),
  driveType: new Map(),
  category: new Map(),
  condition: new Map(),
} as { [F in WordField]: Map<string, Label<F>> };

for (const { labels, values } of dictionaries) {
  for (const [field, words] of Object.entries(labels)) learnLabels(field as VehicleField, words);
  for (const [field, options] of Object.entries(values)) learnWords(field as WordField, options);
}

/**
 * The fields a label of an ad may stand for, given as `plainWords` writes it. Some labels have two
 * meanings (`Antriebsart`, `Tipo di veicolo`): the value decides.
 */
export const fieldsOfLabel = (words: string): readonly VehicleField[] => fieldsByLabel.get(words) ?? [];

/**
 * False where no label begins with the word a text begins with: most texts of a page are told from
 * labels by that alone, without being spelt like the dictionaries first.
 */
export function mayBeLabel(text: string): boolean {
  const start = plainWord.exec(text)?.[0];
  return start === undefined || labelStarts.has(start.toLowerCase());
}

/** The vocabulary's label for a word of an ad, given as `plainWords` writes it. */
export const labelOfWord = <F extends WordField>(field: F, words: string): Label<F> | undefined =>
  labelByWord[field].get(words);

function learnLabels(field: VehicleField, words: readonly string[]) {
  for (const word of words.map(plainWords)) {
    const fields = fieldsByLabel.get(word) ?? [];
    if (!fields.includes(field)) fieldsByLabel.set(word, [...fields, field]);
    labelStarts.add(word.split(/[ /]/, 1)[0] ?? word);
  }
}

function learnWords(field: WordField, options: Partial<Record<string, readonly string[]>>) {
  const known = labelByWord[field] as Map<string, string>;
  for (const [label, words = []] of Object.entries(options)) {
    for (const word of [label, ...words]) known.set(plainWords(word), label);
  }
}
