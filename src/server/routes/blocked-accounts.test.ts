import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { session } from '#server/store/schema.ts';
import { userStore } from '#server/store/user-store.ts';
import { mailedSecret } from '#server/testing/mailbox.ts';
import { subscribe } from '#server/testing/paying.ts';
import { createTestApp, type SignedInCaller, testPassword } from '#server/testing/test-app.ts';

const { app, db, clock, signedIn, visitor, errors } = await createTestApp();
const admin = await signedIn({ role: 'admin' });

const put = (someone: SignedInCaller, status: 'active' | 'blocked') =>
  admin.call('PUT', `/api/admin/users/${someone.id}/subscription-status`, { status });
const block = async (someone: SignedInCaller) => expect((await put(someone, 'blocked')).status).toBe(200);
const signIn = (email: string, password = testPassword) =>
  visitor().call('POST', '/api/auth/sign-in/email', { email, password });
const sessionsOf = ({ id }: SignedInCaller) => db.$count(session, eq(session.userId, id));
const whoIs = (someone: SignedInCaller) => someone.call('GET', '/api/auth/user');
const blockedSentence = expect.stringContaining('Questo account è bloccato');

async function joined(owner: SignedInCaller): Promise<SignedInCaller> {
  const member = await signedIn();
  await owner.call('POST', '/api/team/invitations', { email: member.email });
  const [invitation] = (await member.call('GET', '/api/invitations')).body;
  expect((await member.call('POST', `/api/invitations/${invitation.id}/accept`)).status).toBe(200);
  return member;
}

describe('promise 5: who is blocked', () => {
  test('is out at his next call, in every browser, and no session is left', async () => {
    const desk = await signedIn({ subscriptionPlan: 'PRO' });
    const phone = visitor();
    await phone.call('POST', '/api/auth/sign-in/email', { email: desk.email, password: testPassword });
    expect((await phone.call('GET', '/api/descriptions')).status).toBe(200);
    await block(desk);
    for (const browser of [desk, phone]) {
      expect((await browser.call('GET', '/api/descriptions')).status).toBe(401);
    }
    expect(await sessionsOf(desk)).toBe(0);
  });

  test('does not come in by his password, and only who knows it learns why', async () => {
    const someone = await signedIn();
    await block(someone);
    const refused = await signIn(someone.email);
    expect([refused.status, refused.body.message]).toEqual([403, blockedSentence]);
    expect(refused.headers.getSetCookie()).toEqual([]);
    const guessed = await signIn(someone.email, 'some other password');
    expect([guessed.status, guessed.body.message]).toEqual([400, expect.stringContaining('non corrette')]);
    expect(await sessionsOf(someone)).toBe(0);
  });

  test('does not come in by a link for a new password, asked for before or after', async () => {
    const someone = await signedIn();
    const ask = () => visitor().call('POST', '/api/auth/request-password-reset', { email: someone.email });
    await ask();
    const before = await mailedSecret(db, someone.email);
    await block(someone);
    clock.now = new Date(clock.now.getTime() + 60_000);
    await ask();
    for (const token of [before, await mailedSecret(db, someone.email)]) {
      const read = await visitor().call('POST', '/api/auth/link', { token });
      expect([read.status, read.body.message]).toEqual([403, blockedSentence]);
      const chosen = await visitor().call('POST', '/api/auth/choose-password', {
        token,
        password: 'tutta nuova qui',
      });
      expect([chosen.status, chosen.body.message]).toEqual([403, blockedSentence]);
    }
    await put(someone, 'active');
    expect((await signIn(someone.email)).status).toBe(200);
  });

  test('does not come in by a way that asks for no password', async () => {
    const someone = await signedIn();
    await block(someone);
    await expect(app.identity.startSession(someone.id, new Headers())).rejects.toThrow('suspended');
    expect(await sessionsOf(someone)).toBe(0);
  });

  test('does not join a team he was invited to', async () => {
    const [owner, someone] = [await signedIn({ subscriptionPlan: 'ELITE' }), await signedIn()];
    await owner.call('POST', '/api/team/invitations', { email: someone.email });
    const [{ id }] = (await someone.call('GET', '/api/invitations')).body;
    await block(someone);
    expect((await someone.call('POST', `/api/invitations/${id}/accept`)).status).toBe(401);
    expect((await owner.call('GET', '/api/team')).body.members).toEqual([]);
  });

  test('stays out though he signs in while he is blocked', async () => {
    for (let tries = 0; tries < 6; tries++) {
      const someone = await signedIn();
      await Promise.all([block(someone), signIn(someone.email), signIn(someone.email)]);
      expect(await sessionsOf(someone)).toBe(0);
    }
  });

  test('is let in again with what he had', async () => {
    const someone = await signedIn({ subscriptionPlan: 'PRO' });
    await block(someone);
    await put(someone, 'active');
    expect((await whoIs(someone)).status).toBe(401);
    expect((await signIn(someone.email)).status).toBe(200);
    const found = (await admin.call('GET', `/api/admin/users?search=${someone.email}`)).body.users;
    expect(found).toMatchObject([{ subscriptionPlan: 'PRO', subscriptionStatus: 'active' }]);
  });

  test('goes on paying, and owes what was not paid meanwhile', async () => {
    const someone = await signedIn();
    await subscribe(someone, 'PRO monthly', { card: 'renewal-fails' });
    await block(someone);
    clock.now = new Date(clock.now.getTime() + 32 * 24 * 60 * 60_000);
    await app.reconcile();
    const seen = async () =>
      (await admin.call('GET', `/api/admin/users?search=${someone.email}`)).body.users[0].subscriptionStatus;
    expect(await seen()).toBe('blocked');
    await put(someone, 'active');
    expect(await seen()).toBe('inactive');
  });
});

describe('promise 5: in a team', () => {
  test('a blocked member is out, the others go on', async () => {
    const owner = await signedIn({ subscriptionPlan: 'ELITE' });
    const [member, other] = [await joined(owner), await joined(owner)];
    await block(member);
    expect((await whoIs(member)).status).toBe(401);
    for (const one of [owner, other]) expect((await whoIs(one)).body.subscriptionPlan).toBe('ELITE');
  });

  test('a blocked owner leaves his members with their own plan until he is let in', async () => {
    const owner = await signedIn({ subscriptionPlan: 'ELITE' });
    const member = await joined(owner);
    await block(owner);
    expect((await whoIs(owner)).status).toBe(401);
    expect((await whoIs(member)).body).toMatchObject({ subscriptionPlan: 'FREE', isTeamMember: false });
    await put(owner, 'active');
    expect((await whoIs(member)).body).toMatchObject({ subscriptionPlan: 'ELITE', isTeamMember: true });
  });
});

test('whatever else set him so, a blocked user is nobody', async () => {
  const someone = await signedIn();
  await userStore(db).update(someone.id, { subscriptionStatus: 'blocked' });
  expect((await whoIs(someone)).status).toBe(401);
});

test('nothing of all this was an error of ours', () => expect(errors).toEqual([]));
