import type { StopSignal } from '../copy.ts';
import { WritingStopped } from '../writing-stopped.ts';
import { type AskOptions, type LanguageModel, ModelFailure } from './language-model.ts';

export interface Patience {
  now(): Date;
  /** Resolves after the milliseconds, or at once when the signal comes. */
  wait(milliseconds: number, signal?: StopSignal): Promise<void>;
  /** From 0 to 1. */
  random(): number;
}

const mostRetries = 2;
/** The first pause, as a share of the timeout: it doubles with each retry. */
const pauseShare = 1 / 50;

/**
 * The same model, asked again when it is overloaded (429 and 5xx): after the pause it asks for, or
 * one that doubles, with up to half of it left to chance. All tries and pauses together stay within
 * the time limit, or within twice the timeout where none is given.
 */
export function patientModel(model: LanguageModel, { now, wait, random }: Patience): LanguageModel {
  return {
    ...model,
    async ask(prompt, options: AskOptions = {}) {
      const { signal, timeLimit = 2 * model.timeout } = options;
      const end = now().getTime() + timeLimit;
      for (let retries = 0; ; retries++) {
        const left = end - now().getTime();
        try {
          return await model.ask(prompt, { ...options, timeLimit: Math.min(left, model.timeout) });
        } catch (error) {
          if (!(error instanceof ModelFailure) || !error.mayRetry || retries >= mostRetries) throw error;
          const doubling = model.timeout * pauseShare * 2 ** retries;
          const pause = error.retryAfter ?? doubling * (1 - random() / 2);
          if (now().getTime() + pause >= end) throw error;
          await wait(pause, signal);
          if (signal?.aborted) throw new WritingStopped();
        }
      }
    },
  };
}
