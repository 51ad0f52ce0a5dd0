import { z } from 'zod';
import { noProxies, readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

const processRoles = ['all', 'web', 'worker'] as const;
type ProcessRole = (typeof processRoles)[number];

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

export const operationVariables = {
  PROCESS: z.enum(processRoles).default('all'),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => readTrustedProxies(text) !== undefined,
      'must be a number of proxies (1 to 9) or their addresses: 10.0.0.0/8, ::1',
    )
    .optional(),
  LOG_LEVEL: z.enum(logLevels).optional(),
  ACCESS_LOG_DIR: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  SLOW_QUERY_MS: z.coerce.number().int().min(1).max(600_000).default(200),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(10),
};

export interface OperationConfig {
  /** Serves pages and calls, does what repeats, or both. */
  role: ProcessRole;
  trustedProxies: TrustedProxies;
  logLevel: LogLevel;
  /** Folder for a file of requests per day; absent: they are in the log only. */
  accessLogDir: string | undefined;
  /** Who knows it may read the figures; absent: nobody. */
  metricsToken: string | undefined;
  /** Queries of so many milliseconds are logged. */
  slowQuery: number;
  /** To PostgreSQL, at most, of this process. */
  databaseConnections: number;
}

/** On a laptop the greeting is what there is to read; whoever runs it for others wants to know who called. */
export const operationConfigOf = (
  env: z.output<z.ZodObject<typeof operationVariables>>,
  isDemo: boolean,
): OperationConfig => ({
  role: env.PROCESS,
  trustedProxies: (env.TRUST_PROXY !== undefined && readTrustedProxies(env.TRUST_PROXY)) || noProxies,
  logLevel: env.LOG_LEVEL ?? (isDemo ? 'error' : 'info'),
  accessLogDir: env.ACCESS_LOG_DIR,
  metricsToken: env.METRICS_TOKEN,
  slowQuery: env.SLOW_QUERY_MS,
  databaseConnections: env.DATABASE_CONNECTIONS,
});
