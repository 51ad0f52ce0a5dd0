import type { Engine, ModelFault, StopSignal } from '../copy.ts';
import type { Prompt } from './prompts/prompt.ts';

/** The port to a language model, wherever it runs. */
export interface LanguageModel {
  readonly engine: Engine;
  /** Longest one request may take, in milliseconds. */
  readonly timeout: number;
  /** Asks once; throws `ModelFailure`, or `WritingStopped` when the signal says so. */
  ask(prompt: Prompt, options?: AskOptions): Promise<ModelAnswer>;
}

export interface AskOptions {
  /** Hears the answer as far as it has come, again and again, as the model writes it (JSON as a rule). */
  onText?: (soFar: string) => void;
  signal?: StopSignal | undefined;
  /** Milliseconds until nobody waits any more, where that is less than the timeout. */
  timeLimit?: number;
}

export interface ModelAnswer {
  /** As the model wrote it. */
  text: string;
  /** It came to its end, ran out of room, or was held back by the provider's own filter. */
  ending: 'finished' | 'cut-off' | 'refused';
  inputTokens: number;
  outputTokens: number;
}

/** A language model did not do its part. The message names no key and quotes no provider. */
export class ModelFailure extends Error {
  readonly fault: ModelFault;
  /** Another try may go better. */
  readonly mayRetry: boolean;
  /** Milliseconds the provider asks to wait before it. */
  readonly retryAfter: number | undefined;

  constructor(fault: ModelFault, options: { detail?: string; mayRetry?: boolean; retryAfter?: number } = {}) {
    super(`The language model failed: ${fault}${options.detail ? ` (${options.detail})` : ''}`);
    this.name = 'ModelFailure';
    this.fault = fault;
    this.mayRetry = options.mayRetry ?? false;
    this.retryAfter = options.retryAfter;
  }
}
