import { describe, expect, test } from 'vitest';
import { rateLimiter } from '#server/store/rate-limiter.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { createTestApp, testPassword } from '#server/testing/test-app.ts';

const { db, clock, visitor, signedIn, errors } = await createTestApp();
const minutes = (count: number) => {
  clock.now = new Date(clock.now.getTime() + count * 60_000);
};
type Request = (email: string) => [string, string, object];
const signUp: Request = (email) => [
  'POST',
  '/api/auth/sign-up/email',
  { email, firstName: 'A', agrees: true },
];
const newPassword: Request = (email) => ['POST', '/api/auth/request-password-reset', { email }];
const mails = { 'sign-up': signUp, 'new password': newPassword };

describe.each(Object.entries(mails))('promise 12: %s', (name, request) => {
  const prefix = name.replace(' ', '-');

  test.each(['known', 'unknown'])('does not flood the inbox of somebody %s', async (whose) => {
    const email = `${prefix}-${whose}@example.org`;
    if (whose === 'known') await signedIn({ email });
    // Each from an address of its own.
    for (let tries = 0; tries < 8; tries++) {
      const answer = await visitor().call(...request(email));
      expect([answer.status, answer.body]).toEqual([200, {}]);
    }
    expect(await mailsTo(db, email)).toHaveLength(5);
    minutes(60);
    await visitor().call(...request(email));
    expect(await mailsTo(db, email)).toHaveLength(6);
  });

  test('is refused to who asks for many people', async () => {
    const caller = visitor();
    const ask = (n: number) => caller.call(...request(`${prefix}-${n}@example.org`));
    for (let n = 0; n < 40; n++) expect((await ask(n)).status).toBe(200);
    const refused = await ask(40);
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('dieci minuti')]);
    expect(await mailsTo(db, `${prefix}-40@example.org`)).toEqual([]);

    const posing = { 'x-forwarded-for': '198.51.100.7', 'x-client-address': '198.51.100.7' };
    expect((await caller.call(...request('p@example.org'), posing)).status).toBe(429);
    expect((await visitor().call(...request(`${prefix}-41@example.org`))).status).toBe(200);
    minutes(10);
    expect((await ask(40)).status).toBe(200);
  });
});

test('promise 12: who registers somebody else’s e-mail without end does not keep him from a new password', async () => {
  const { email } = await signedIn();
  for (let tries = 0; tries < 8; tries++) await visitor().call(...signUp(email));
  minutes(1);
  await visitor().call(...newPassword(email));
  const last = (await mailsTo(db, email)).at(-1);
  expect(last?.text).toMatch(/token=/);
});

describe('promise 12: signing in', () => {
  const path = '/api/auth/sign-in/email';

  test('is refused for a minute to who tries many passwords', async () => {
    const { email } = await signedIn();
    const caller = visitor();
    for (let tries = 0; tries < 30; tries++) {
      expect((await caller.call('POST', path, { email, password: `no ${tries}` })).status).toBe(400);
    }
    const right = { email, password: testPassword };
    expect((await caller.call('POST', path, right)).status).toBe(429);
    expect((await caller.call('POST', '/api/test/login', right)).status).toBe(429);
    expect((await visitor().call('POST', path, right)).status).toBe(200);
    minutes(1);
    expect((await caller.call('POST', path, right)).status).toBe(200);
  });

  /** So many wrong passwords from everywhere, without the work of refusing each. */
  async function tryFromEverywhere(email: string, tries: number) {
    for (let n = 0; n < tries; n++) {
      await rateLimiter(db).take(`sign-in:${email}`, { most: 100, milliseconds: 3_600_000 }, clock.now);
    }
  }

  test.each(['known', 'unknown'])(
    'is refused for an e-mail (%s) that is tried from everywhere',
    async (whose) => {
      const email = `tried-${whose}@example.org`;
      if (whose === 'known') await signedIn({ email });
      await tryFromEverywhere(email, 98);
      const attempt = () => visitor().call('POST', path, { email, password: 'no' });
      const answers = await Promise.all([attempt(), attempt(), attempt(), attempt()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([400, 400, 429, 429]);
      expect((await attempt()).body.message).toContain('Password dimenticata');
      minutes(60);
      expect((await attempt()).status).toBe(400);
    },
  );

  test('with the right password forgets the wrong ones before it', async () => {
    const { email } = await signedIn();
    const attempt = (password: string) => visitor().call('POST', path, { email, password });
    await tryFromEverywhere(email, 99);
    expect((await attempt(testPassword)).status).toBe(200);
    expect((await attempt('no')).status).toBe(400);
    expect((await attempt(testPassword)).status).toBe(200);
  });
});

test('nothing above was an error of the server', () => {
  expect(errors).toEqual([]);
});
