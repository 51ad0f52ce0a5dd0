import type { Language } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { fitChannel } from '../channels/fit-channel.ts';
import { loadFactChecker } from '../facts/load-fact-checker.ts';
import { loadAimWords } from './aims/load-aim-words.ts';
import { countFeltAims } from './count-felt-aims.ts';
import { scoreCopy } from './score-copy.ts';

export interface TextToScore {
  text: string;
  brief: Brief;
  language: Language;
  /** For ages told in years. */
  thisYear: number;
}

/** Works out the points of a text, 0 to 100; undefined when that is not to be had. */
export type ScoreText = (text: TextToScore) => Promise<number | undefined>;

/**
 * The points of a text by itself, as the editor gives them, for the marketplace chosen unless another is;
 * likeness with other texts does not count, so that any two texts can be compared.
 */
export async function scoreText({ text, brief, language, thisYear }: TextToScore): Promise<number> {
  const check = await loadFactChecker(language, { thisYear });
  const aimWords = await loadAimWords(language);
  const score = scoreCopy({
    ...{ text, brief, language, claims: check(text, brief) },
    aims: countFeltAims(text, brief, aimWords),
    ...{ sameness: undefined, fit: fitChannel(text, 'autoscout24') },
  });
  return score.points;
}
