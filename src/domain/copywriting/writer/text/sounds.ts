import type { Car } from '../../brief/car/car.ts';
import type { FactWords } from './fact-words.ts';
import { echo, type Heard, repeats } from './heard.ts';
import { remembered } from './remembered.ts';

/** How a filled phrase sounds, whatever stands before it. */
export interface Sound {
  /** The beginnings of its longer words: "guida" and "guidare" sound alike. */
  stems: readonly string[];
  firstWord: string;
  wordCount: number;
  /** It calls the car by its name; good copy does so now and then. */
  namesCar: boolean;
  /** How much of it was heard in the seller's last texts. */
  echo: number;
}

export interface Sounds {
  of(text: string): Sound;
  /** Whether the text holds a sentence of one of the last texts. */
  isRepeated(text: string): boolean;
}

/**
 * Returns how the phrases about a car sound to readers of the seller's last texts. Each is listened to once: the same
 * few hundred are tried thousands of times until a text has its length.
 */
export function soundsOf({ model }: Pick<Car, 'model'>, heard: Heard, names: FactWords): Sounds {
  const [firstOfName = model] = model.split(' ', 1);
  return {
    of: remembered((text) => ({
      stems: stemsOf(text),
      firstWord: text.split(/[\s,:;]/, 1)[0]?.toLowerCase() ?? '',
      wordCount: text.split(' ').length,
      namesCar: text.includes(firstOfName),
      echo: echo(text, heard, names),
    })),
    isRepeated: remembered((text) => repeats(text, heard, names)),
  };
}

const longWord = /[\p{L}@]{5,}/gu;

const stemsOf = (text: string) => [
  ...new Set((text.toLowerCase().match(longWord) ?? []).map((word) => word.slice(0, 5))),
];
