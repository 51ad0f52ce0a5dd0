import { ofFigures } from './phrases/of-figures.ts';
import { ofTheCar } from './phrases/of-the-car.ts';
import { ofTheSale } from './phrases/of-the-sale.ts';
import { ofWork } from './phrases/of-work.ts';

const phrases = [...ofTheSale, ...ofTheCar, ...ofFigures, ...ofWork];

/**
 * Returns what sellers shorten to a few words as the whole sentence they mean, `@` for endings that
 * agree with the car; undefined for other words. Nothing is added to what they say.
 */
export function sayPhrase(text: string): string | undefined {
  for (const [pattern, sentence] of phrases) {
    const found = pattern.exec(text);
    if (found)
      return sentence(...(found.slice(1).map((part) => part ?? '') as [string, string, string, string]));
  }
  return undefined;
}
