import { describe, expect, test } from 'vitest';
import { readConfig } from './read-config.ts';

const database = 'postgres://somewhere/autoscritto';

describe('where the server listens and whether it is a demo', () => {
  test.each([
    [{}, { host: '127.0.0.1', isDemo: true }],
    [{ HOST: '0.0.0.0' }, { host: '127.0.0.1', isDemo: true }],
    [
      { HOST: '0.0.0.0', DEMO_MODE: '1' },
      { host: '0.0.0.0', isDemo: true },
    ],
    [{ DATABASE_URL: database }, { host: '0.0.0.0', isDemo: false }],
    [
      { DATABASE_URL: database, HOST: '10.1.2.3' },
      { host: '10.1.2.3', isDemo: false },
    ],
    [
      { DATABASE_URL: database, DEMO_MODE: '1' },
      { host: '127.0.0.1', isDemo: true },
    ],
    [{ DEMO_MODE: '0' }, { host: '0.0.0.0', isDemo: false }],
  ])('%j gives %j', (environment, expected) => {
    expect(readConfig(environment)).toMatchObject(expected);
  });
});

test('the public address decides which origin may call', () => {
  expect(readConfig({ PUBLIC_URL: 'https://testi.example/' }).origins).toEqual(['https://testi.example']);
  expect(readConfig({ PORT: '4000' }).origins).toEqual(['http://localhost:4000', 'http://127.0.0.1:4000']);
});

test('a sample year is made up in demo mode only, unless it is said otherwise', () => {
  expect(readConfig({}).hasSampleYear).toBe(true);
  expect(readConfig({ SAMPLE_YEAR: '0' }).hasSampleYear).toBe(false);
  expect(readConfig({ DATABASE_URL: database }).hasSampleYear).toBe(false);
  expect(readConfig({ DATABASE_URL: database, DEMO_MODE: '1' }).hasSampleYear).toBe(true);
});

test('name servers for strangers are addresses, with a port or without', () => {
  const servers = ['9.9.9.9', '127.0.0.1:5353', '2620:fe::fe', '[2620:fe::fe]:53'];
  expect(readConfig({ LISTING_DNS_SERVERS: servers.join(', ') }).listingDnsServers).toEqual(servers);
  expect(readConfig({}).listingDnsServers).toEqual([]);
});

test('empty variables count as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('mail goes by any SMTP server, with or without a name in front of the sender', () => {
  const environment = { SMTP_URL: 'smtp://me:p%40ss@mail.example:25', MAIL_FROM: 'noreply@mail.example' };
  expect(readConfig(environment).mail).toMatchObject({
    smtpUrl: 'smtp://me:p%40ss@mail.example:25',
    from: 'noreply@mail.example',
  });
  expect(readConfig({ MAIL_FROM: 'Auto Rossi <auto@rossi.example>' }).mail.from).toContain('Auto Rossi');
});

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  [{ LISTING_DNS_SERVERS: '9.9.9.9, dns.example' }, 'LISTING_DNS_SERVERS'],
  [{ LISTING_DNS_SERVERS: '9.9.9.9:0' }, 'LISTING_DNS_SERVERS'],
  [{ LISTING_DNS_SERVERS: '[9.9.9.9]:53' }, 'LISTING_DNS_SERVERS'],
  [{ COMPANY_VAT_NUMBER: '12345678901' }, 'COMPANY_VAT_NUMBER'],
  [{ COMPANY_FISCAL_CODE: 'ABC' }, 'COMPANY_FISCAL_CODE'],
  [{ COMPANY_POSTAL_CODE: '7012' }, 'COMPANY_POSTAL_CODE'],
  [{ COMPANY_PROVINCE: 'Atlantide' }, 'COMPANY_PROVINCE'],
  [{ COMPANY_TAX_REGIME: 'RF19' }, 'COMPANY_TAX_REGIME'],
  [{ COMPANY_NAME: 'Solo il nome' }, 'COMPANY_VAT_NUMBER'],
  [{ STRIPE_SECRET_KEY: 'sk_test' }, 'STRIPE_PUBLISHABLE_KEY'],
  [{ OIDC_ISSUER: 'https://login.example' }, 'OIDC_CLIENT_ID'],
  [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://me:100%@mail.example' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'Autoscritto' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'Autoscritto <a@b.example>\r\nBcc: <c@d.example>' }, 'MAIL_FROM'],
])('%j is refused by name', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});

describe('the language model', () => {
  test('is none when nothing is set', () => {
    expect(readConfig({}).languageModel).toBeUndefined();
  });

  test('is read with its time-out in milliseconds', () => {
    const environment = {
      ...{ AI_PROVIDER: 'anthropic', AI_MODEL: 'some-model', AI_API_KEY: 'secret', AI_TIMEOUT: '0.5' },
    };
    expect(readConfig(environment).languageModel).toEqual({
      ...{ provider: 'anthropic', model: 'some-model', apiKey: 'secret', baseUrl: undefined, timeout: 500 },
      skipsDraft: false,
    });
  });

  test('writes no draft where that is too slow', () => {
    const environment = {
      ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small', AI_BASE_URL: 'http://127.0.0.1:11434/v1' },
      AI_DRAFT: '0',
    };
    expect(readConfig(environment).languageModel?.skipsDraft).toBe(true);
  });

  test('needs no key on a server of one’s own', () => {
    const environment = {
      ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small', AI_BASE_URL: 'http://127.0.0.1:11434/v1' },
    };
    expect(readConfig(environment).languageModel?.apiKey).toBeUndefined();
  });

  test.each([
    [{ AI_API_KEY: 'secret' }, 'AI_PROVIDER and AI_MODEL'],
    [{ AI_MODEL: 'some-model', AI_API_KEY: 'secret' }, 'AI_PROVIDER'],
    [{ AI_PROVIDER: 'openai', AI_API_KEY: 'secret' }, 'AI_MODEL'],
    [{ AI_PROVIDER: 'google', AI_MODEL: 'some-model' }, 'AI_API_KEY'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'some-model' }, 'AI_BASE_URL'],
    [{ AI_TIMEOUT: '20' }, 'AI_PROVIDER'],
    [{ AI_PROVIDER: 'somebody' }, 'AI_PROVIDER'],
    [{ AI_TIMEOUT: '0' }, 'AI_TIMEOUT'],
    [{ AI_TIMEOUT: '300' }, 'AI_TIMEOUT'],
  ])('half of it, %j, is refused by naming what is missing and no key', (environment, names) => {
    const read = () => readConfig(environment);
    expect(read).toThrow(names);
    expect(read).not.toThrow('secret');
  });
});
