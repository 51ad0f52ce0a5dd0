import type { ScoreText, TextToScore } from '#domain/copywriting/score/score-text.ts';
import { type OpenWorker, openWorker } from '../threads/open-worker.ts';

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
  let worker: OpenWorker<TextToScore, number | undefined> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function scoreNext(text: TextToScore): Promise<number | undefined> {
    if (isClosed) return undefined;
    if (!worker?.isAlive()) {
      worker = openWorker(new URL('./score-in-worker.ts', import.meta.url), undefined, limits);
    }
    return worker.ask(text).catch((error: unknown) => {
      if (isClosed) return undefined;
      throw error;
    });
  }

  return {
    score(text) {
      const scored = last.then(() => scoreNext(text));
      last = scored.catch(() => {});
      return scored;
    },
    async close() {
      isClosed = true;
      await worker?.stop();
    },
  };
}
