import type { TextRun } from '../page/page-content.ts';
import { fieldsOfLabel, mayBeLabel } from '../words/listing-words.ts';
import { plainWords } from '../words/plain-words.ts';
import { labelledLine } from './labelled-line.ts';

const longestLine = 60;
/** `Cambio automatico sequenziale`: values in words are short. */
const words = /^\S+ \S+(?: \S+){0,2}$/;

/**
 * `Chilometri 45.000` as `Chilometri: 45.000`. Without a colon a warranty is more often a slogan of the
 * house than a fact of the car.
 */
export function withColon(run: TextRun): TextRun {
  const { text } = run;
  if (text.length > longestLine || text.includes(':') || !text.includes(' ') || !mayBeLabel(text)) return run;
  if (!/\d/.test(text) && !words.test(text)) return run;
  const line = labelledLine(text);
  if (!line || fieldsOfLabel(plainWords(line.split(':', 1)[0] ?? '')).includes('warranty')) return run;
  return { ...run, text: line };
}
