import { z } from 'zod';

const providers = ['openai-compatible', 'openai', 'anthropic', 'google'] as const;
export type LanguageModelProvider = (typeof providers)[number];

/** Seconds: two of them must fit into what a generation may take before its count is given back. */
const longestTimeout = 240;
/** Seconds: a reasoning model thinks before its first word. */
const defaultTimeout = 45;

export const languageModelVariables = {
  AI_PROVIDER: z.enum(providers).optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_AT_ONCE: z.coerce.number().int().positive().optional(),
  AI_CANDIDATES: z.coerce.number().int().positive().optional(),
  AI_DRAFT: z.enum(['0', '1']).optional(),
  AI_TIMEOUT: z.coerce.number().positive().max(longestTimeout).optional(),
};

/** The language model that writes; without one the built-in writer does. */
export interface LanguageModelConfig {
  provider: LanguageModelProvider;
  model: string;
  apiKey: string | undefined;
  /** Where the provider answers; absent means its public address. */
  baseUrl: string | undefined;
  /** Longest one request may take, in milliseconds. */
  timeout: number;
  /** How many requests it gets at the same time; as many as come unless said. */
  atOnce?: number | undefined;
  /** The most texts it writes for one, whatever the plan. */
  candidates?: number | undefined;
  /** It writes a text in one go, without a draft that it criticises: half the words, for a slow machine. */
  skipsDraft?: boolean | undefined;
}

/** Nothing set means none; half of it set is refused by naming what is missing. */
export function languageModelOf(
  env: z.output<z.ZodObject<typeof languageModelVariables>>,
): LanguageModelConfig | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = env;
  const { AI_AT_ONCE: atOnce, AI_CANDIDATES: candidates, AI_DRAFT: draft, AI_TIMEOUT: timeout } = env;
  const given = [provider, model, apiKey, baseUrl, timeout, atOnce, candidates, draft].some(
    (value) => value !== undefined,
  );
  if (!given) return undefined;
  const missing = [
    provider === undefined && 'AI_PROVIDER',
    model === undefined && 'AI_MODEL',
    provider !== 'openai-compatible' && apiKey === undefined && 'AI_API_KEY',
    provider === 'openai-compatible' && baseUrl === undefined && 'AI_BASE_URL',
  ].filter((name) => name !== false);
  if (provider === undefined || model === undefined || missing.length > 0) {
    throw new Error(
      `The configuration is not valid. For a language model set ${missing.join(' and ')} too, or none of the AI_ variables.`,
    );
  }
  const patience = (timeout ?? defaultTimeout) * 1000;
  const skipsDraft = draft === '0';
  return { provider, model, apiKey, baseUrl, timeout: patience, atOnce, candidates, skipsDraft };
}
