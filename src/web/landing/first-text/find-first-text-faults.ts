import type { LandingMessages } from '#web/i18n/landing-messages.ts';

export const firstTextFields = ['make', 'model', 'year', 'mileage', 'fuelType', 'price'] as const;
export type FirstTextField = (typeof firstTextFields)[number];
export type FirstTextValues = Record<FirstTextField, string>;
export type FirstTextFaults = Partial<Record<FirstTextField, string>>;

/** Returns what has to be mended before anything is sent, a sentence by field; the server finds the rest. */
export function findFirstTextFaults(
  values: FirstTextValues,
  words: LandingMessages['firstText']['faults'],
  examples: Record<'year' | 'mileage' | 'price', string>,
): FirstTextFaults {
  const faults: FirstTextFaults = {};
  for (const field of ['make', 'model'] as const) {
    if (values[field].trim() === '') faults[field] = words[field];
  }
  for (const field of ['year', 'mileage', 'price'] as const) {
    // The server would point to the notes, which stand in the generator and not here.
    if (/^\s*\S/.test(values[field]) && !/\d/.test(values[field])) {
      faults[field] = words.figure(examples[field]);
    }
  }
  return faults;
}
