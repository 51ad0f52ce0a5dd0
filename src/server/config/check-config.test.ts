import { describe, expect, test } from 'vitest';
import { checkConfig } from './check-config.ts';
import { readConfig } from './read-config.ts';

/** Of chance, as `openssl rand -base64 32` makes them. */
const secret = 'u2YyE4kqjz7b0pQm9rXw1tVnLs5HcGd3KfJoAaBiZxU=';
const safe = {
  ...{ DATABASE_URL: 'postgres://db/autoscritto', SESSION_SECRET: secret, PUBLIC_URL: 'https://testi.it' },
  ...{
    SMTP_URL: 'smtp://mail.testi.it',
    MAIL_FROM: 'Testi <noreply@testi.it>',
    SUPPORT_EMAIL: 'aiuto@testi.it',
  },
  ...{ ELITE_SUPPORT_EMAIL: 'elite@testi.it', METRICS_TOKEN: 'k3Jm8Qz5Tw1Rb7Xy', TRUST_PROXY: '1' },
  ...{
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  },
  ...{ COMPANY_NAME: 'Testi S.r.l.', COMPANY_VAT_NUMBER: '01234567897', COMPANY_ADDRESS: 'Via Roma 1' },
  ...{ COMPANY_POSTAL_CODE: '70121', COMPANY_CITY: 'Bari', COMPANY_PROVINCE: 'BA' },
};
const check = (environment: Record<string, string | undefined>) =>
  checkConfig(readConfig(environment), environment);

test('what is set up safely is started without a word', () => {
  expect(check(safe)).toEqual({ errors: [], warnings: [] });
});

test('a demo on a laptop is started without a word', () => {
  expect(check({})).toEqual({ errors: [], warnings: [] });
});

describe('promise 35: it does not start in production with', () => {
  test.each([
    ['no secret that all processes share', { SESSION_SECRET: undefined }, 'SESSION_SECRET'],
    ['a secret of one letter', { SESSION_SECRET: 'a'.repeat(40) }, 'SESSION_SECRET'],
    [
      'a secret out of a document',
      { SESSION_SECRET: 'change-me-u2YyE4kqjz7b0pQm9rXw1tVnLs5' },
      'SESSION_SECRET',
    ],
    ['a key out of a document', { METRICS_TOKEN: 'replace-this-k3Jm8' }, 'METRICS_TOKEN'],
    ['no address that people see', { PUBLIC_URL: undefined }, 'PUBLIC_URL'],
    ['an address that anybody can listen to', { PUBLIC_URL: 'http://testi.it' }, 'PUBLIC_URL'],
    [
      'certificates that nobody checks',
      { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
      'NODE_TLS_REJECT_UNAUTHORIZED',
    ],
    [
      'an issuer that anybody can speak for',
      { OIDC_ISSUER: 'http://who.example.org', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
      'OIDC_ISSUER',
    ],
    [
      'a Google that anybody can speak for',
      { GOOGLE_ISSUER: 'http://who.example.org', GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' },
      'GOOGLE_ISSUER',
    ],
    ['payments by an open line', { STRIPE_API_BASE: 'http://pay.example.org' }, 'STRIPE_API_BASE'],
    [
      'a model by an open line',
      { AI_PROVIDER: 'openai', AI_MODEL: 'x', AI_API_KEY: 'y', AI_BASE_URL: 'http://model.example.org/v1' },
      'AI_BASE_URL',
    ],
  ])('%s, and names %s', (_, change, name) => {
    const { errors } = check({ ...safe, ...change });
    expect(errors).toEqual([expect.stringContaining(name)]);
    expect(errors.join()).not.toContain(secret);
  });

  test('a role of several processes on the database of one', () => {
    for (const role of ['web', 'worker']) {
      expect(check({ PROCESS: role }).errors).toEqual([expect.stringContaining('DATABASE_URL')]);
      expect(check({ ...safe, PROCESS: role }).errors).toEqual([]);
    }
  });
});

describe('it starts all the same, on one machine or in one network,', () => {
  test.each([
    ['on this machine only', { DEMO_MODE: '0', HOST: '127.0.0.1' }],
    ['in the network of a dealer', { DEMO_MODE: '0', PUBLIC_URL: 'http://192.168.1.10:3000' }],
    ['by a name of that network', { DEMO_MODE: '0', PUBLIC_URL: 'http://autoscritto.local:3000' }],
    [
      'with a model in that network',
      {
        ...{ DEMO_MODE: '0', HOST: '127.0.0.1', AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x' },
        AI_BASE_URL: 'http://model:11434/v1',
      },
    ],
  ])('%s', (_, environment) => expect(check(environment).errors).toEqual([]));
});

test.each([
  [{ SMTP_URL: undefined }, 'SMTP_URL'],
  [{ MAIL_FROM: undefined }, 'MAIL_FROM'],
  [{ SUPPORT_EMAIL: undefined }, 'SUPPORT_EMAIL'],
  [{ METRICS_TOKEN: undefined }, 'METRICS_TOKEN'],
  [{ TRUST_PROXY: undefined }, 'TRUST_PROXY'],
  [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_SECRET_KEY'],
  [{ LISTING_ALLOW_HOSTS: '10.0.0.1:80' }, 'LISTING_ALLOW_HOSTS'],
  [{ WEBHOOK_ALLOW_HOSTS: '10.0.0.1:80' }, 'WEBHOOK_ALLOW_HOSTS'],
  [{ DEMO_MODE: '1', HOST: '0.0.0.0' }, 'DEMO_MODE'],
])('with %j it starts and warns of it', (change, name) => {
  const { errors, warnings } = check({ ...safe, ...change });
  expect([errors, warnings]).toEqual([[], [expect.stringContaining(name)]]);
});
