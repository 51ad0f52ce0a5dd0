import { APICallError, type LanguageModelV4 } from '@ai-sdk/provider';
import { Output, streamText } from 'ai';
import {
  type AskOptions,
  type LanguageModel,
  type ModelAnswer,
  ModelFailure,
} from '#domain/copywriting/model/language-model.ts';
import type { Prompt } from '#domain/copywriting/model/prompts/prompt.ts';
import { WritingStopped } from '#domain/copywriting/writing-stopped.ts';
import type { LanguageModelConfig } from '#server/config/language-model-config.ts';
import { createProviderModel } from './create-provider-model.ts';
import { failureOf } from './failure-of.ts';

// Else the SDK prints warnings about models it has not heard of.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The configured model. It is asked for JSON of the prompt's shape, or plainly by a server that refuses shapes. */
export function openLanguageModel(config: LanguageModelConfig): LanguageModel {
  const model = createProviderModel(config);
  let knowsShapes = true;
  return {
    engine: { name: config.provider, version: config.model },
    timeout: config.timeout,
    async ask(prompt, options = {}) {
      const { signal, timeLimit = config.timeout } = options;
      const limit = AbortSignal.timeout(Math.ceil(Math.min(timeLimit, config.timeout)));
      const heard = { text: '' };
      const asking = {
        ...{ model, prompt, options, limit, heard, apiKey: config.apiKey },
        maxOutputTokens: mostTokens[config.provider],
      };
      try {
        if (!knowsShapes) return await askOnce({ ...asking, hasShape: false });
        try {
          return await askOnce({ ...asking, hasShape: true });
        } catch (error) {
          if (!isInvalidRequest(error)) throw error;
        }
        const answer = await askOnce({ ...asking, hasShape: false });
        knowsShapes = false;
        return answer;
      } catch (error) {
        if (signal?.aborted) throw new WritingStopped();
        if (limit.aborted) throw new ModelFailure('timed-out');
        throw failureOf(error, heard.text !== '');
      }
    },
  };
}

const isInvalidRequest = (error: unknown) =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);

/** Characters; many times the longest text there is. A model that goes on is stopped. */
const longestAnswer = 40_000;
/** Thinking included. Chat completions have two names for it, and each server refuses one of them. */
const mostTokens = { anthropic: 8192, google: 8192, openai: undefined, 'openai-compatible': undefined };

/** Characters that tell a key; shorter ones, as servers on one's own machine take them, are words like any other. */
const keyBeginning = 16;

interface Asking {
  model: LanguageModelV4;
  apiKey: string | undefined;
  prompt: Prompt;
  hasShape: boolean;
  maxOutputTokens: number | undefined;
  options: AskOptions;
  limit: AbortSignal;
  heard: { text: string };
}

async function askOnce(asking: Asking): Promise<ModelAnswer> {
  const { model, apiKey, prompt, limit, heard, maxOutputTokens } = asking;
  const { signal, onText } = asking.options;
  const leaving = new AbortController();
  signal?.addEventListener('abort', () => leaving.abort(), { once: true });
  if (signal?.aborted) leaving.abort();
  const { stream } = streamText({
    model,
    instructions: prompt.system,
    prompt: prompt.user,
    ...(asking.hasShape ? { output: Output.object({ schema: prompt.answer }) } : {}),
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    abortSignal: AbortSignal.any([leaving.signal, limit]),
    maxRetries: 0,
    telemetry: { isEnabled: false },
    onError: () => {},
  });
  for await (const part of stream) {
    if (part.type === 'text-delta') {
      heard.text += part.text;
      if (heard.text.length > longestAnswer) {
        leaving.abort();
        throw new ModelFailure('unfit', { detail: 'it never ends' });
      }
      if (apiKey && apiKey.length >= keyBeginning && heard.text.includes(apiKey.slice(0, keyBeginning))) {
        leaving.abort();
        throw new ModelFailure('unfit', { detail: 'it tells our key' });
      }
      onText?.(heard.text);
    }
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new ModelFailure('timed-out');
    if (part.type === 'finish') {
      const { inputTokens = 0, outputTokens = 0 } = part.totalUsage;
      return {
        text: heard.text,
        ending: endings[part.finishReason] ?? 'finished',
        inputTokens,
        outputTokens,
      };
    }
  }
  throw new ModelFailure(heard.text === '' ? 'empty' : 'cut-off');
}

const endings: Partial<Record<string, ModelAnswer['ending']>> = {
  length: 'cut-off',
  'content-filter': 'refused',
  // The connection closed without the provider's word that this was all.
  other: 'cut-off',
  error: 'cut-off',
};
