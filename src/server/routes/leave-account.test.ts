import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  auditLog,
  descriptions,
  receipts,
  session,
  simulatedSubscriptions,
  subscriptions,
  user,
} from '#server/store/schema.ts';
import { simulatedSubscriptionStore } from '#server/store/simulated-subscription-store.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { checkOut, subscribe } from '#server/testing/paying.ts';
import { createTestApp, type SignedInCaller, testPassword } from '#server/testing/test-app.ts';

const { app, db, clock, logged, signedIn, visitor, errors } = await createTestApp();
const day = 24 * 60 * 60_000;
const path = '/api/account/deletion';

const later = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * day);
};
const leave = (someone: SignedInCaller, typed: object = {}) =>
  someone.call('POST', path, { email: someone.email, password: testPassword, ...typed });
const isThere = async ({ id }: SignedInCaller) => (await db.$count(user, eq(user.id, id))) === 1;
const atProvider = async (id: string) => (await simulatedSubscriptionStore(db).findById(id))?.state;
const dueOf = async (someone: SignedInCaller) =>
  (await someone.call('GET', '/api/auth/user')).body.deletionDueAt;

describe('promise 40: who wants to leave', () => {
  test('is told the day by mail, goes on meanwhile, and is gone then with everything of his own', async () => {
    const someone = await signedIn({ email: 'mario.verdi@dealer.example' });
    const { email } = someone;
    await someone.call('POST', '/api/generate-descriptions', {
      vehicleData: { make: 'Fiat', model: 'Panda' },
    });
    const asked = await leave(someone);
    const dueAt = new Date(clock.now.getTime() + 30 * day).toISOString();
    expect([asked.status, asked.body]).toEqual([200, { dueAt }]);
    expect(await dueOf(someone)).toBe(dueAt);
    const [mail] = await mailsTo(db, email);
    expect(mail?.text).toContain('21 dicembre 2026');
    expect(mail?.text).toContain('http://localhost:3000/dashboard?tab=profile');

    // A second wish moves nothing and writes no second mail.
    later(10);
    expect((await leave(someone)).body).toEqual({ dueAt });
    expect(await mailsTo(db, email)).toHaveLength(1);

    clock.now = new Date(new Date(dueAt).getTime() - 1);
    await app.keepPeriods();
    expect(await isThere(someone)).toBe(true);
    clock.now = new Date(dueAt);
    await app.keepPeriods();
    expect(await isThere(someone)).toBe(false);
    expect((await someone.call('GET', '/api/auth/user')).status).toBe(401);
    expect(await db.$count(descriptions, eq(descriptions.userId, someone.id))).toBe(0);
    expect(await db.$count(session, eq(session.userId, someone.id))).toBe(0);
    const written = await db.select().from(auditLog).where(eq(auditLog.subjectId, someone.id));
    expect(written).toMatchObject([
      { action: 'deletion', subject: 'm…@d….example', adminEmail: 'Autoscritto' },
    ]);
    // The e-mail is free again.
    expect((await signedIn({ email })).id).not.toBe(someone.id);
  });

  test('needs his e-mail and his password, and nothing has happened without', async () => {
    const someone = await signedIn();
    const id = await subscribe(someone, 'PRO monthly');
    for (const [typed, field] of [
      [{ email: 'other@example.org' }, 'email'],
      [{ email: '' }, 'email'],
      [{ password: 'not his password' }, 'password'],
      [{ password: '' }, 'password'],
      [{ password: undefined }, 'password'],
      [{ email: 7 }, 'email'],
    ] as const) {
      const { status, body } = await leave(someone, typed);
      expect([typed, status, body.field]).toEqual([typed, 400, field]);
    }
    expect(await dueOf(someone)).toBeUndefined();
    expect((await atProvider(id))?.endsAtPeriodEnd).toBe(false);
    expect(
      (await visitor().call('POST', path, { email: someone.email, password: testPassword })).status,
    ).toBe(401);
  });

  test('may try ten passwords, then waits', async () => {
    const someone = await signedIn();
    for (let tries = 0; tries < 10; tries++) {
      expect((await leave(someone, { password: `guess ${tries}` })).status).toBe(400);
    }
    expect((await leave(someone)).status).toBe(429);
  });

  test('without a password shows himself by a sign-in of the last ten minutes', async () => {
    const person = { firstName: 'Gina', lastName: '', language: 'it' as const };
    const id = await app.identity.openAccount({ ...person, email: 'gina@example.org' });
    await db.update(user).set({ emailVerified: true }).where(eq(user.id, id));
    const cookies = (await app.identity.startSession(id, new Headers())).map((one) => one.split(';')[0]);
    const gina = { ...visitor(), id, email: 'gina@example.org' };
    const call = () => gina.call('POST', path, { email: gina.email }, { cookie: cookies.join('; ') });
    const began = new Date();
    clock.now = new Date(began.getTime() + 11 * 60_000);
    expect((await call()).status).toBe(403);
    clock.now = new Date(began.getTime() + 9 * 60_000);
    expect((await call()).status).toBe(200);
  });

  test('is not charged any more, and takes up where he was when he stays', async () => {
    const someone = await signedIn();
    const id = await subscribe(someone, 'PRO monthly');
    const { dueAt } = (await leave(someone)).body;
    expect(await atProvider(id)).toMatchObject({ state: 'active', endsAtPeriodEnd: true });
    expect((await someone.call('GET', '/api/subscription')).body).toMatchObject({
      plan: 'PRO',
      endsAtPeriodEnd: true,
    });
    for (const order of ['ELITE monthly', 'STARTER annual']) {
      const refused = await checkOut(someone, order);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        expect.stringContaining('Tieni il mio account'),
      ]);
    }
    const kept = await someone.call('DELETE', path);
    expect([kept.status, kept.body]).toEqual([200, { plan: 'resumed' }]);
    expect(await dueOf(someone)).toBeUndefined();
    expect((await atProvider(id))?.endsAtPeriodEnd).toBe(false);
    clock.now = new Date(dueAt);
    await app.keepPeriods();
    expect(await isThere(someone)).toBe(true);
    expect((await someone.call('DELETE', path)).body).toEqual({ plan: 'none' });
  });

  test('learns that his plan has ended when he stays after what was paid', async () => {
    const someone = await signedIn();
    const id = await subscribe(someone, 'PRO monthly');
    later(2);
    await leave(someone);
    later(29);
    await app.reconcile();
    expect((await atProvider(id))?.state).toBe('ended');
    expect((await someone.call('DELETE', path)).body).toEqual({ plan: 'ended' });
    expect((await atProvider(id))?.payments).toHaveLength(1);
  });

  test('whose cancellation the operator has arranged stays with that', async () => {
    const someone = await signedIn();
    const id = await subscribe(someone, 'PRO monthly');
    await db
      .update(simulatedSubscriptions)
      .set({ state: sql`jsonb_set(state, '{endsAtPeriodEnd}', 'true')` })
      .where(eq(simulatedSubscriptions.id, id));
    await leave(someone);
    await someone.call('DELETE', path);
    expect((await atProvider(id))?.endsAtPeriodEnd).toBe(true);
  });

  test('leaves the documents without him, and nothing of him at the payment provider', async () => {
    const someone = await signedIn({ email: 'payer@dealer.example' });
    const id = await subscribe(someone, 'ELITE annual');
    const { dueAt } = (await leave(someone)).body;
    clock.now = new Date(dueAt);
    await app.keepPeriods();
    expect(await isThere(someone)).toBe(false);
    expect(await atProvider(id)).toMatchObject({ state: 'ended', email: '' });
    const kept = await db.select().from(receipts).where(eq(receipts.subscriptionId, id));
    expect(kept.map(({ userId, totalCents }) => [userId, totalCents])).toEqual([[null, 50_000]]);
    expect(await db.select().from(subscriptions).where(eq(subscriptions.id, id))).toMatchObject([
      { userId: null, state: 'ended' },
    ]);
  });

  test('releases his team, or leaves the one he works in; each side is told', async () => {
    const [owner, member] = [await signedIn({ subscriptionPlan: 'ELITE' }), await signedIn()];
    await owner.call('POST', '/api/team/invitations', { email: member.email });
    const [invitation] = (await member.call('GET', '/api/invitations')).body;
    await member.call('POST', `/api/invitations/${invitation.id}/accept`);
    const { dueAt } = (await leave(member)).body;
    clock.now = new Date(dueAt);
    await app.keepPeriods();
    expect((await mailsTo(db, owner.email)).at(-1)?.subject).toContain('non è più nel tuo team');
    expect((await owner.call('GET', '/api/team')).body.members).toHaveLength(0);
    expect(await isThere(owner)).toBe(true);
  });

  test('stays while he is the last administrator', async () => {
    const [admin, other] = [await signedIn({ role: 'admin' }), await signedIn({ role: 'admin' })];
    expect((await leave(other)).status).toBe(200);
    expect((await leave(admin)).status).toBe(200);
    later(31);
    await app.keepPeriods();
    expect([await isThere(admin), await isThere(other)].filter(Boolean)).toHaveLength(1);
    const left = (await isThere(admin)) ? admin : other;
    await left.call('DELETE', path);
    expect((await leave(left)).status).toBe(409);
  });

  test('is erased once by rounds at the same time', async () => {
    const people = await Promise.all([signedIn(), signedIn(), signedIn()]);
    for (const someone of people) await leave(someone);
    later(30);
    await Promise.all([app.keepPeriods(), app.keepPeriods(), app.keepPeriods()]);
    for (const someone of people) {
      expect(await isThere(someone)).toBe(false);
      expect(await db.$count(auditLog, eq(auditLog.subjectId, someone.id))).toBe(1);
      // By these lines he is deleted again where an older backup is restored.
      const told = logged.map((line) => JSON.parse(line)).filter(({ subjectId }) => subjectId === someone.id);
      expect(told).toMatchObject([{ security: 'user-deleted' }]);
    }
  });
});

test('nothing of all this was an error of ours', () => expect(errors).toEqual([]));
