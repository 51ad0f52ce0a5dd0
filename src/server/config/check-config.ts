import ipaddr from 'ipaddr.js';
import type { Config } from './read-config.ts';

export interface ConfigFindings {
  /** Whatever stops the start, each with its variable and cure. */
  errors: string[];
  /** What works, but not as people would expect, or not safely. */
  warnings: string[];
}

/** Secrets that stand in documents and examples are known to everybody. */
const known = /change[-_ ]?me|example|replace|your[-_ ]|secret|password|fill[-_ ]?in|0123456789|abcdef/i;
/** A secret of chance has more different signs than that. */
const fewestSigns = 10;

/** What is missing or unsafe where strangers are served; a demo is let through with less. */
export function checkConfig(
  config: Config,
  environment: Record<string, string | undefined> = {},
): ConfigFindings {
  const { isDemo, databaseUrl, operation, host, origins, mail, sessionSecret } = config;
  const errors: string[] = [];
  const warnings: string[] = [];
  const error = (isWrong: boolean, what: string) => void (isWrong && errors.push(what));
  const warn = (isOdd: boolean, what: string) => void (isOdd && warnings.push(what));

  error(
    operation.role !== 'all' && !databaseUrl,
    'PROCESS: the embedded database serves one process, which must do all. Set DATABASE_URL or leave PROCESS out.',
  );
  if (isDemo) {
    warn(
      !isLoopback(host),
      `DEMO_MODE with HOST=${host}: whoever reaches this address can sign in with the demo password. Set DEMO_MODE=0 for real use.`,
    );
    return { errors, warnings };
  }

  error(
    databaseUrl !== undefined && sessionSecret === undefined,
    'SESSION_SECRET: with DATABASE_URL every process must have the same one. Make one with: openssl rand -base64 32',
  );
  error(
    sessionSecret !== undefined && isWeak(sessionSecret),
    'SESSION_SECRET: this one is an example or too simple. Make one with: openssl rand -base64 32',
  );
  error(
    operation.metricsToken !== undefined && isWeak(operation.metricsToken),
    'METRICS_TOKEN: this one is an example or too simple. Make one with: openssl rand -base64 32',
  );
  error(
    environment.NODE_TLS_REJECT_UNAUTHORIZED === '0',
    'NODE_TLS_REJECT_UNAUTHORIZED=0 switches the check of certificates off. Leave it out; for a certificate of your own set NODE_EXTRA_CA_CERTS.',
  );

  const isHere = isLoopback(host);
  error(
    !config.hasPublicUrl && !isHere,
    'PUBLIC_URL: links in mails must lead to the address people see. Set it, or HOST=127.0.0.1 to try it on this machine.',
  );
  const { protocol, hostname } = new URL(origins[0]);
  const isPlain = protocol === 'http:' && config.hasPublicUrl;
  error(
    isPlain && !isPrivateHost(hostname),
    'PUBLIC_URL begins with http: passwords and sessions would travel readable for everybody. Put a proxy with https before it and set PUBLIC_URL=https://…',
  );
  warn(
    isPlain && isPrivateHost(hostname) && !isLoopback(hostname),
    'PUBLIC_URL begins with http: passwords are readable in your network.',
  );

  for (const [name, address] of Object.entries(askedElsewhere(config))) {
    error(
      address?.startsWith('http:') === true && !isPrivateHost(new URL(address).hostname),
      `${name} begins with http: whoever stands between could read our keys and answer in its name. Set an address with https.`,
    );
  }

  warn(!mail.smtpUrl, 'SMTP_URL is not set: nobody can register or choose a new password.');
  warn(
    mail.smtpUrl !== undefined && /@autoscritto\.example>?$/.test(mail.from),
    'MAIL_FROM is not set: mails would come from autoscritto.example, and mailboxes refuse them.',
  );
  warn(/\.example$/.test(mail.supportEmail), 'SUPPORT_EMAIL is not set: customers would write to nobody.');
  warn(!config.stripe, 'STRIPE_SECRET_KEY is not set: nobody can pay.');
  warn(
    config.stripe?.secretKey.startsWith('sk_test') === true,
    'STRIPE_SECRET_KEY is one for tests: no money moves.',
  );
  warn(operation.metricsToken === undefined, 'METRICS_TOKEN is not set: there are no figures at /metrics.');
  warn(
    protocol === 'https:' &&
      operation.trustedProxies.kind === 'networks' &&
      !operation.trustedProxies.networks.length,
    'TRUST_PROXY is not set: behind the proxy that speaks https, all visitors share one address and its limits.',
  );
  warn(
    config.listingAllowHosts.length > 0,
    `LISTING_ALLOW_HOSTS lets users read pages of ${config.listingAllowHosts.join(', ')}, which are not public.`,
  );
  warn(
    config.webhookAllowHosts.length > 0,
    `WEBHOOK_ALLOW_HOSTS lets users have webhooks sent to ${config.webhookAllowHosts.join(', ')}, which are not public.`,
  );
  return { errors, warnings };
}

/** Whom we hand keys to, or believe who somebody is. */
const askedElsewhere = ({ signIn, stripe, languageModel }: Config) => ({
  OIDC_ISSUER: signIn.hosted?.issuer,
  GOOGLE_ISSUER: signIn.google?.issuer,
  STRIPE_API_BASE: stripe?.apiBase,
  AI_BASE_URL: languageModel?.baseUrl,
});

const isWeak = (secret: string) => known.test(secret) || new Set(secret).size < fewestSigns;

const isLoopback = (host: string) => host === 'localhost' || rangeOf(host) === 'loopback';

/** An address or a name that only a network of one's own knows. */
function isPrivateHost(hostname: string): boolean {
  const range = rangeOf(hostname);
  if (range) return ['loopback', 'private', 'linkLocal', 'uniqueLocal'].includes(range);
  return !hostname.includes('.') || /\.(local|lan|internal|home\.arpa|test)$/.test(hostname);
}

function rangeOf(host: string): string | undefined {
  const bare = host.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? ipaddr.process(bare).range() : undefined;
}
