import type { ScoreText, TextToScore } from '#domain/copywriting/score/score-text.ts';
import { oneThread } from '../threads/one-thread.ts';

const limits = { milliseconds: 10_000, megabytes: 256 };

export interface TextScorer {
  score: ScoreText;
  /** Ends the thread; what was under way is not answered with a score. */
  close(): Promise<void>;
}

/**
 * Scores texts one after the other in a thread of its own, which starts with the first: to load the words of
 * a language takes longer than a request may wait. A text that takes too long has no score.
 */
export function createTextScorer(): TextScorer {
  const file = new URL('./score-in-worker.ts', import.meta.url);
  const { ask, close } = oneThread<TextToScore, number | undefined>(file, undefined, limits);
  return { score: ask, close };
}
