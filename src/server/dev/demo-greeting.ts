import { demoPagePaths } from '#contract/pages.ts';
import type { Config } from '#server/config/read-config.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';

/** What the terminal says once the server listens. */
export function demoGreeting(config: Config, port: number): string {
  const address = `http://localhost:${port}`;
  const database = config.databaseUrl ? 'PostgreSQL' : `embedded, in ${config.dataDir}/`;
  const { languageModel } = config;
  const writer = languageModel
    ? `${languageModel.provider}, ${languageModel.model}`
    : 'offline (no key needed)';
  const lines = [
    `Autoscritto: ${address}`,
    `  database  ${database}`,
    `  writer    ${writer}`,
    `  mail      ${mailWayOf(config, address)}`,
    `  payments  ${paymentWayOf(config)}`,
  ];
  if (!config.isDemo) return lines.join('\n');
  return [
    ...lines,
    '',
    `  Demo mode, reachable at ${config.host} only. Sign in at ${address}/sign-in, password ${demoPassword}:`,
    ...demoAccounts.map(
      ({ email, role, subscriptionPlan }) =>
        `    ${email.padEnd(20)}  ${role === 'admin' ? 'admin' : subscriptionPlan}`,
    ),
  ].join('\n');
}

function mailWayOf({ mail, isDemo }: Config, address: string): string {
  if (mail.smtpUrl) return `sent by ${new URL(mail.smtpUrl).host}`;
  if (isDemo) return `not sent, shown at ${address}${demoPagePaths.inbox}`;
  return 'NOT SENT: set SMTP_URL, or nobody can register or choose a new password';
}

function paymentWayOf({ stripe, isDemo }: Config): string {
  if (stripe) return `Stripe${stripe.apiBase ? ` at ${new URL(stripe.apiBase).host}` : ''}`;
  return isDemo ? 'simulated, no money moves' : 'NONE: set the STRIPE_ variables, or nobody can pay';
}
