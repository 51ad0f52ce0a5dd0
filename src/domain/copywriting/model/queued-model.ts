import type { StopSignal } from '../copy.ts';
import { WritingStopped } from '../writing-stopped.ts';
import { type LanguageModel, ModelFailure } from './language-model.ts';

/**
 * The same model, asked at most so many things at once: a server of one's own answers one after the other, and
 * what waits there uses up its time. Who waits keeps his turn; the wait counts towards his time limit.
 */
export function queuedModel(
  model: LanguageModel,
  { atOnce, now }: { atOnce: number; now(): Date },
): LanguageModel {
  let asked = 0;
  const waiting: (() => void)[] = [];

  /** False for who left before his turn came. */
  const takeTurn = (signal: StopSignal | undefined) => {
    if (asked < atOnce) {
      asked++;
      return true;
    }
    return new Promise<boolean>((resolve) => {
      const begin = () => resolve(true);
      waiting.push(begin);
      signal?.addEventListener('abort', () => leave(begin, resolve), { once: true });
    });
  };
  const leave = (begin: () => void, resolve: (isHisTurn: boolean) => void) => {
    const at = waiting.indexOf(begin);
    if (at < 0) return;
    waiting.splice(at, 1);
    resolve(false);
  };
  /** A turn goes from hand to hand, so that nobody slips in between. */
  const giveTurn = () => {
    const next = waiting.shift();
    if (next) next();
    else asked--;
  };

  return {
    ...model,
    async ask(prompt, options = {}) {
      const { signal, timeLimit = 2 * model.timeout } = options;
      const end = now().getTime() + timeLimit;
      if (!(await takeTurn(signal))) throw new WritingStopped();
      try {
        const left = end - now().getTime();
        if (left <= 0) throw new ModelFailure('timed-out', { detail: 'it waited for its turn' });
        return await model.ask(prompt, { ...options, timeLimit: Math.min(left, model.timeout) });
      } finally {
        giveTurn();
      }
    },
  };
}
