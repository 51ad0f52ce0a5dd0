import { isIP } from 'node:net';
import { z } from 'zod';
import { emailSchema } from '#domain/accounts/email-schema.ts';
import { type Seller, sampleSeller } from '#domain/billing/seller.ts';
import { isDnsServer } from './is-dns-server.ts';
import {
  type LanguageModelConfig,
  languageModelOf,
  languageModelVariables,
} from './language-model-config.ts';
import { type MailConfig, mailConfigOf, mailVariables } from './mail-config.ts';
import { type OperationConfig, operationConfigOf, operationVariables } from './operation-config.ts';
import { operatorVariables, sellerOf } from './operator-config.ts';
import { paymentVariables, type StripeConfig, stripeConfigOf } from './payment-config.ts';
import { type SignInConfig, signInConfigOf, signInVariables } from './sign-in-config.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['0', '1']).transform((value) => value === '1');

/** `host:port` pairs with commas between them. */
const hostList = z
  .string()
  .default('')
  .transform((hosts) =>
    hosts
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  );

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
  SAMPLE_YEAR: flag.default(true),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  ADMIN_EMAIL: emailSchema.optional(),
  LISTING_ALLOW_HOSTS: hostList,
  WEBHOOK_ALLOW_HOSTS: hostList,
  LISTING_DNS_SERVERS: z
    .string()
    .default('')
    .transform((servers) =>
      servers
        .split(',')
        .map((server) => server.trim())
        .filter(Boolean),
    )
    .refine((servers) => servers.every(isDnsServer), 'must be addresses like 9.9.9.9, [2620:fe::fe]:53'),
  ...languageModelVariables,
  ...signInVariables,
  ...mailVariables,
  ...paymentVariables,
  ...operatorVariables,
  ...operationVariables,
});

export interface Config {
  port: number;
  /** Address to listen on. */
  host: string;
  /** Origins the browser may call from; the first is the one written into links. */
  origins: [string, ...string[]];
  /** Whether somebody said where people see it, or it was reckoned from where it listens. */
  hasPublicUrl: boolean;
  /** Folder of the embedded database and of the generated secret. */
  dataDir: string;
  /** PostgreSQL; absent means the embedded database. */
  databaseUrl: string | undefined;
  isDemo: boolean;
  /** The demo accounts get a year of made-up happenings at the first start. */
  hasSampleYear: boolean;
  sessionSecret: string | undefined;
  /** Whose account is the first administrator's. */
  adminEmail: string | undefined;
  /** `host:port` pairs the page fetcher may reach although they are not public. */
  listingAllowHosts: string[];
  /** `host:port` pairs that webhooks may be sent to although they are not public, by http too. */
  webhookAllowHosts: string[];
  /** Name servers that are asked for the names of strangers' pages; empty: the system's. */
  listingDnsServers: string[];
  languageModel: LanguageModelConfig | undefined;
  signIn: SignInConfig;
  mail: MailConfig;
  /** Absent: demo mode simulates payments, and elsewhere nobody can pay. */
  stripe: StripeConfig | undefined;
  /** Who sells; a sample in demo mode. */
  seller: Seller | undefined;
  operation: OperationConfig;
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
  const stripe = stripeConfigOf(env);
  const seller = sellerOf(env) ?? (isDemo ? sampleSeller : undefined);
  if (stripe && !seller) {
    throw new Error(
      'The configuration is not valid. Payments need receipts: set the COMPANY_ variables too.',
    );
  }
  const host = isDemo && !mayDemoBeReached ? '127.0.0.1' : (env.HOST ?? '0.0.0.0');
  return {
    port: env.PORT,
    host,
    origins: originsOf(env.PUBLIC_URL, host, env.PORT),
    hasPublicUrl: env.PUBLIC_URL !== undefined,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    isDemo,
    hasSampleYear: isDemo && env.SAMPLE_YEAR,
    sessionSecret: env.SESSION_SECRET,
    adminEmail: env.ADMIN_EMAIL,
    listingAllowHosts: env.LISTING_ALLOW_HOSTS,
    webhookAllowHosts: env.WEBHOOK_ALLOW_HOSTS,
    listingDnsServers: env.LISTING_DNS_SERVERS,
    languageModel: languageModelOf(env),
    signIn: signInConfigOf(env),
    mail: mailConfigOf(env),
    stripe,
    seller,
    operation: operationConfigOf(env, isDemo),
  };
}

function originsOf(publicUrl: string | undefined, host: string, port: number): [string, ...string[]] {
  if (publicUrl) return [new URL(publicUrl).origin];
  const local: [string, ...string[]] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const isWildcard = host === '0.0.0.0' || host === '::';
  if (isWildcard || host === '127.0.0.1') return local;
  return [...local, `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`];
}
