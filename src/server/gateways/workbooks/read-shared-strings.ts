import type { Budget } from './part-text.ts';
import { readPart } from './read-part.ts';
import { cleanText } from './read-sheet.ts';
import type { ZipPart } from './zip-parts.ts';

/** The texts under the numbers asked for: of a large table the rest is not kept, nor read when it stands behind them. */
export async function readSharedStrings(
  part: ZipPart | undefined,
  budget: Budget,
  needed: ReadonlySet<number>,
): Promise<Map<number, string>> {
  const texts = new Map<number, string>();
  const last = [...needed].reduce((most, one) => Math.max(most, one), -1);
  let index = 0;
  let text = '';
  let isPronunciation = false;
  if (last < 0) return texts;
  await readPart(part, budget, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPronunciation = true;
    },
    close(name, said) {
      if (name === 't' && !isPronunciation) text += said;
      if (name === 'rPh') isPronunciation = false;
      if (name !== 'si') return;
      if (needed.has(index)) texts.set(index, cleanText(text));
      index++;
    },
    isDone: () => index > last,
  });
  return texts;
}
