import { expect, test } from 'vitest';
import { programOf } from '#server/testing/program-of.ts';
import { type Answer, createTestApp } from '#server/testing/test-app.ts';

const testApp = await createTestApp();
const { signedIn, clock, errors } = testApp;
const path = '/api/v1/descriptions';
const told = ({ status, headers }: Answer) => [
  status,
  ...['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`ratelimit-${name}`))),
];

test.each([
  ['PRO', 120],
  ['ELITE', 300],
] as const)(
  'promise 12: a key of %s makes %i calls a minute, is told what is left, and waits as long as it is told',
  async (subscriptionPlan, most) => {
    const dealer = await signedIn({ subscriptionPlan });
    const program = await programOf(dealer, testApp);
    expect(told(await program.call('GET', path))).toEqual([200, most, most - 1, 60]);
    clock.now = new Date(clock.now.getTime() + 20_500);
    const answers = await Promise.all(Array.from({ length: most + 4 }, () => program.call('GET', path)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    for (const answer of refused) {
      expect(told(answer)).toEqual([429, most, 0, 40]);
      expect([answer.headers.get('retry-after'), answer.body.error]).toEqual(['40', 'too-many-requests']);
    }
    const left = answers.filter(({ status }) => status === 200).map((answer) => told(answer)[2] ?? -1);
    expect(left.sort((a, b) => a - b)).toEqual(Array.from({ length: most - 1 }, (_, n) => n));

    // Another key of the same dealer has its own count.
    expect((await (await programOf(dealer, testApp)).call('GET', path)).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 40_000);
    expect(told(await program.call('GET', path))).toEqual([200, most, most - 1, 60]);
  },
);

test('a limit of the dealer’s own says when to come again, too, by key and by session', async () => {
  const dealer = await signedIn({ subscriptionPlan: 'PRO' });
  const program = await programOf(dealer, testApp);
  const asked = ['POST', '/api/v1/translations', { text: 'Non è nostro.', targetLanguage: 'de' }] as const;
  const answers = await Promise.all(Array.from({ length: 61 }, () => program.call(...asked)));
  const [refused, ...others] = answers.filter(({ status }) => status === 429);
  expect([refused?.headers.get('retry-after'), refused?.body.error, others]).toEqual([
    ...['60', 'too-many-requests'],
    [],
  ]);
  const { status, headers } = await dealer.call('POST', '/api/translate', asked[2]);
  expect([status, headers.get('retry-after')]).toEqual([429, '60']);
});

test('a refused key is told nothing of limits, and a fault of the payload counts', async () => {
  const program = await programOf(await signedIn({ subscriptionPlan: 'PRO' }), testApp);
  const unknown = await program.call('GET', path, undefined, { authorization: 'Bearer nothing' });
  expect([unknown.status, unknown.headers.get('ratelimit-limit')]).toEqual([401, null]);
  expect(told(await program.call('POST', path, {}))).toEqual([400, 120, 119, 60]);
});

test('no error of ours was met', () => expect(errors).toEqual([]));
