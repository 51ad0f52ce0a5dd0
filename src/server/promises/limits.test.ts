import { describe, expect, test } from 'vitest';
import type { AccountKind } from './prepare-accounts.ts';
import type { SignedInServiceCaller } from './running-service.ts';
import type { ServiceAnswer, ServiceCaller } from './service-caller.ts';
import { sharedServices } from './shared-services.ts';

type Ask = (caller: ServiceCaller, n: number, headers?: Record<string, string>) => Promise<ServiceAnswer>;

const post =
  (path: string, payloadOf: (n: number) => unknown): Ask =>
  (caller, n, headers) =>
    caller.call('POST', path, payloadOf(n), headers);

/** What a caller at one address, or a user, may do so often in one span, whichever process he gets to. */
const limits: [name: string, most: number, ask: Ask, whose: 'address' | AccountKind][] = [
  [
    'sign-in',
    30,
    post('/api/auth/sign-in/email', (n) => ({ email: `x-${n}@stranger.example`, password: 'no' })),
    'address',
  ],
  [
    'sign-up and forgotten password together',
    40,
    (caller, n, headers) => {
      const email = `limit-${n}@stranger.example`;
      return n % 4 < 2
        ? caller.call('POST', '/api/auth/sign-up/email', { email, firstName: 'A', agrees: true }, headers)
        : caller.call('POST', '/api/auth/request-password-reset', { email }, headers);
    },
    'address',
  ],
  [
    'contact',
    5,
    post('/api/contact', (n) => ({
      ...{ name: 'Ugo', email: 'ugo@stranger.example', subject: `Prova ${n}`, message: 'Un messaggio.' },
    })),
    'address',
  ],
  [
    'translating samples',
    30,
    post('/api/translate-test', () => ({ text: 'Non è nostro.', targetLanguage: 'de' })),
    'address',
  ],
  [
    'trying a first text',
    10,
    post('/api/first-text', (n) => ({ vehicleData: { make: 'Fiat', model: `Panda ${n}` } })),
    'address',
  ],
  ['importing', 30, post('/api/extract-url', () => ({ url: 'http://127.0.0.1:9/annuncio' })), 'PRO'],
  [
    'writing and translating together',
    60,
    (caller, n, headers) =>
      n % 4 < 2
        ? caller.call('POST', '/api/translate', { text: 'Non è nostro.', targetLanguage: 'de' }, headers)
        : caller.call(
            ...(['POST', '/api/generate-descriptions'] as const),
            { vehicleData: { make: 'Fiat', model: 'Panda', copyStyles: ['professional'] } },
            headers,
          ),
    'PRO',
  ],
];

/** What a client may write to seem to be another one. */
const posing = {
  'x-forwarded-for': '198.51.100.7',
  'x-real-ip': '198.51.100.7',
  'x-client-address': '198.51.100.7',
  'cf-connecting-ip': '198.51.100.7',
  forwarded: 'for=198.51.100.7',
};

describe.each(sharedServices())('%s', (_, service) => {
  test.each(limits)(
    'promise 12: %s is refused after %i times in one span, by both processes together',
    async (_name, most, ask, whose) => {
      const someone = (): Promise<SignedInServiceCaller> | ServiceCaller =>
        whose === 'address' ? service.visitor() : service.signedIn(whose);
      const caller = await someone();
      const answers = await Promise.all(Array.from({ length: most + 3 }, (_, n) => ask(caller, n)));
      const refused = answers.filter(({ status }) => status === 429);
      expect(answers.length - refused.length).toBe(most);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(refused[0]?.body.message).toBeTruthy();
      // All kinds that share a limit, at both processes, and whatever address is claimed.
      for (const n of [0, 1, 2, 3]) expect((await ask(caller, n, posing)).status).toBe(429);
      expect((await ask(await someone(), 3)).status).not.toBe(429);
    },
  );

  test('promise 12: calls by an API key are counted by both processes together', async () => {
    const dealer = await service.signedIn('PRO');
    const { body } = await dealer.call('POST', '/api/api-keys', { name: 'Gestionale', scopes: ['read'] });
    const headers = { authorization: `Bearer ${body.secret}`, ...posing };
    const program = service.visitor();
    const ask = () => program.call('GET', '/api/v1/descriptions', undefined, headers);
    const answers = await Promise.all(Array.from({ length: 125 }, ask));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.headers).toMatchObject({ 'ratelimit-limit': '120', 'ratelimit-remaining': '0' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
