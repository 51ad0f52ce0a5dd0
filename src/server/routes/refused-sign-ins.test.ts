import { expect, test } from 'vitest';
import { forgersClient } from '#server/gateways/open-id/testing/forging-issuer.ts';
import { userStore } from '#server/store/user-store.ts';
import { createForgedSignIn } from '#server/testing/forged-sign-in.ts';

const { db, forger, visitor, victim, logged, claiming, leadTo, enter, nextHour } = await createForgedSignIn();

/** The events of security that come of what is done, and their reasons. */
async function noted(doing: () => Promise<unknown>) {
  const before = logged.length;
  await doing();
  const lines = logged.slice(before).map((line) => JSON.parse(line));
  return lines.flatMap(({ security, reason, level, client }) =>
    security ? [{ security, reason, level, isKnown: /^192\.0\.2\./.test(client) }] : [],
  );
}
const refused = (reason: string, security = 'provider-sign-in-refused') => [
  { security, reason, level: 'warn', isKnown: true },
];

test('a sign-in that a provider refuses, or that does not hold, is an event of security', async () => {
  forger.lie({ claims: claiming({ aud: `not ${forgersClient.id}` }) });
  expect(await noted(() => enter(visitor()))).toEqual(refused('refused'));
  forger.lie({ claims: claiming({ sub: 'new', email_verified: false }) });
  expect(await noted(() => enter(visitor()))).toEqual(refused('email-unverified'));
  forger.lie({ claims: claiming({ sub: 'new', email: 'no e-mail' }) });
  expect(await noted(() => enter(visitor()))).toEqual(refused('email-unusable'));
  expect(logged.join()).not.toContain(victim.email);
});

test('so is a way back that was taken before, and the first one is a session', async () => {
  const someone = visitor();
  const back = forger.letPass(await leadTo(someone, '/api/login'));
  const [first, ...others] = await noted(() => leadTo(someone, back));
  expect([first?.security, first?.level, others]).toEqual(['session-started', 'info', []]);
  expect(await noted(() => leadTo(someone, back))).toEqual(refused('expired'));
});

test('whoever is blocked, or begins too often, is one by that name', async () => {
  await userStore(db).update(victim.id, { subscriptionStatus: 'blocked' });
  expect(await noted(() => enter(visitor()))).toEqual(refused('blocked', 'blocked-account-refused'));
  await userStore(db).update(victim.id, { subscriptionStatus: 'active' });
  const someone = visitor();
  const tooMany = await noted(async () => {
    for (let n = 0; n < 101; n++) await leadTo(someone, '/api/login');
  });
  expect(tooMany).toEqual(refused('too-many', 'limit-reached'));
});

test('a provider that does not answer refuses nobody', async () => {
  nextHour();
  forger.lie({ answer: { '/.well-known/openid-configuration': (response) => response.destroy() } });
  expect(await noted(() => leadTo(visitor(), '/api/login'))).toEqual([]);
});
