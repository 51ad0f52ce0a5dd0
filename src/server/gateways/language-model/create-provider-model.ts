import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { LanguageModelConfig, LanguageModelProvider } from '#server/config/language-model-config.ts';

/** The model behind its provider's protocol; nothing is read from the environment. */
export function createProviderModel(config: LanguageModelConfig): LanguageModelV4 {
  const baseURL = config.baseUrl ?? baseUrls[config.provider];
  return creators[config.provider]({ model: config.model, apiKey: config.apiKey, baseURL });
}

interface Settings {
  model: string;
  apiKey: string | undefined;
  baseURL: string;
}

const baseUrls: Record<LanguageModelProvider, string> = {
  'openai-compatible': '',
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

const creators: Record<LanguageModelProvider, (settings: Settings) => LanguageModelV4> = {
  'openai-compatible': chatCompletions,
  openai: chatCompletions,
  anthropic: ({ model, apiKey = '', baseURL }) =>
    createAnthropic({ apiKey, baseURL, fetch: fetchHere })(model),
  google: ({ model, apiKey = '', baseURL }) => createGoogle({ apiKey, baseURL, fetch: fetchHere })(model),
};

function chatCompletions({ model, apiKey, baseURL }: Settings): LanguageModelV4 {
  return createOpenAICompatible({
    name: 'model',
    baseURL,
    ...(apiKey === undefined ? {} : { apiKey }),
    fetch: fetchHere,
    includeUsage: true,
    supportsStructuredOutputs: true,
  })(model);
}

/** A redirect would carry key and data to an address nobody configured. */
const fetchHere: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });
