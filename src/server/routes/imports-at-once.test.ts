import { afterAll, expect, test } from 'vitest';
import { openNameServer } from '#server/gateways/pages/testing/name-server.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const server = await openNameServer((name) => (name.startsWith('nobody') ? 'no-such-name' : 'silence'));
afterAll(() => server.close());

const { signedIn, errors } = await createTestApp({ environment: { LISTING_DNS_SERVERS: server.address } });

let names = 0;
const importFrom = async (who: SignedInCaller, kind: 'mute' | 'nobody') => {
  const url = `http://${kind}-${++names}.example/`;
  const begun = performance.now();
  const { status, body } = await who.call('POST', '/api/extract-url', { url }, { 'accept-language': 'en' });
  return { status, message: body.message as string, milliseconds: performance.now() - begun };
};
const waits = { status: 429, message: expect.stringMatching(/being read.*Wait a few seconds/) };

test('promise 41: a user has two pages fetched at once, waits for a third and is told to wait a moment', async () => {
  const mallory = await signedIn();
  const answers = await Promise.all(Array.from({ length: 6 }, () => importFrom(mallory, 'mute')));
  const tooSlow = { status: 200, message: expect.stringMatching(/takes too long/) };
  // Some were given a place in the end, on a machine that is not too busy.
  const [first, second, ...others] = answers.toSorted((a, b) => a.status - b.status);
  expect([first, second, others.at(-1)]).toMatchObject([tooSlow, tooSlow, waits]);
  for (const answer of others) expect(answer).toMatchObject(answer.status === 200 ? tooSlow : waits);
  expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(8000);
});

test('promise 41: ten accounts with mute names keep no import of another user waiting, twenty only for a moment', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => signedIn()));
  const attackBy = (some: SignedInCaller[]) =>
    some.flatMap((who) => [importFrom(who, 'mute'), importFrom(who, 'mute')]);
  const mute = attackBy(people.slice(0, 10));
  const [anna, bruno] = await Promise.all([signedIn(), signedIn()]);
  const { status, message, milliseconds } = await importFrom(anna, 'nobody');
  expect([status, message]).toEqual([200, expect.stringMatching(/No site has this name/)]);
  expect(milliseconds).toBeLessThan(1800);
  mute.push(...attackBy(people.slice(10)));
  expect(await importFrom(bruno, 'nobody')).toMatchObject({ status: 200 });
  for (const answer of await Promise.all(mute)) expect([200, 429]).toContain(answer.status);
});

test('nothing above was an error of the server', () => expect(errors).toEqual([]));
