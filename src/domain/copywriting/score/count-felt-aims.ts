import type { Brief } from '#domain/vehicles/brief.ts';
import type { AimWords } from './aims/aim-words.ts';

/** How many of the seller's choices (readers, uses, selling points) a text speaks to. */
export function countFeltAims(text: string, brief: Brief, words: AimWords): { felt: number; of: number } {
  const chosen = [
    ...brief.targetCustomers.map((label) => words.targetCustomers[label]),
    ...brief.intendedUse.map((label) => words.intendedUse[label]),
    ...brief.sellingPoints.map((label) => words.sellingPoints[label]),
  ];
  return { felt: chosen.filter((pattern) => pattern.test(text)).length, of: chosen.length };
}
