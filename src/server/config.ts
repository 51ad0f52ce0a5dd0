import { isIP } from 'node:net';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const providers = ['openai-compatible', 'openai', 'anthropic', 'google'] as const;
const flag = z.enum(['0', '1']).transform((value) => value === '1');

/** Seconds: two of them must fit into what a generation may take before its count is given back. */
const longestTimeout = 240;

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO_MODE: flag.optional(),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  LISTING_ALLOW_HOSTS: z
    .string()
    .default('')
    .transform((hosts) =>
      hosts
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    ),
  AI_PROVIDER: z.enum(providers).optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_TIMEOUT: z.coerce.number().positive().max(longestTimeout).optional(),
});
type Environment = z.output<typeof environmentSchema>;

export type LanguageModelProvider = (typeof providers)[number];

/** The language model that writes; without one the built-in writer does. */
export interface LanguageModelConfig {
  provider: LanguageModelProvider;
  model: string;
  apiKey: string | undefined;
  /** Where the provider answers; absent means its public address. */
  baseUrl: string | undefined;
  /** Longest one request may take, in milliseconds. */
  timeout: number;
}

export interface Config {
  port: number;
  /** Address to listen on. */
  host: string;
  /** Origins the browser may call from; the first is the one written into links. */
  origins: [string, ...string[]];
  /** Folder of the embedded database and of the generated secret. */
  dataDir: string;
  /** PostgreSQL; absent means the embedded database. */
  databaseUrl: string | undefined;
  isDemo: boolean;
  sessionSecret: string | undefined;
  /** `host:port` pairs the page fetcher may reach although they are not public. */
  listingAllowHosts: string[];
  languageModel: LanguageModelConfig | undefined;
}

/** Reads the environment once; throws one sentence that names every variable at fault. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not valid. ${faults.join('; ')}`);
  }
  const env = parsed.data;
  const isDemo = env.DEMO_MODE ?? env.DATABASE_URL === undefined;
  const mayDemoBeReached = env.HOST !== undefined && env.DEMO_MODE === true;
  const host = isDemo && !mayDemoBeReached ? '127.0.0.1' : (env.HOST ?? '0.0.0.0');
  return {
    port: env.PORT,
    host,
    origins: originsOf(env.PUBLIC_URL, host, env.PORT),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    isDemo,
    sessionSecret: env.SESSION_SECRET,
    listingAllowHosts: env.LISTING_ALLOW_HOSTS,
    languageModel: languageModelOf(env),
  };
}

/** Seconds: a reasoning model thinks before its first word. */
const defaultTimeout = 45;

/** Nothing set means none; half of it set is refused by naming what is missing. */
function languageModelOf(env: Environment): LanguageModelConfig | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = env;
  const given = [provider, model, apiKey, baseUrl, env.AI_TIMEOUT].some((value) => value !== undefined);
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
  return { provider, model, apiKey, baseUrl, timeout: (env.AI_TIMEOUT ?? defaultTimeout) * 1000 };
}

function originsOf(publicUrl: string | undefined, host: string, port: number): [string, ...string[]] {
  if (publicUrl) return [new URL(publicUrl).origin];
  const local: [string, ...string[]] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const isWildcard = host === '0.0.0.0' || host === '::';
  if (isWildcard || host === '127.0.0.1') return local;
  return [...local, `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`];
}
