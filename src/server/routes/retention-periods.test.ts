import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { firstKeptYear, retention, yearsBefore } from '#domain/accounts/own-data/retention.ts';
import { auditLog, contactMessages, receipts, subscriptions, user } from '#server/store/schema.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { subscribe } from '#server/testing/paying.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { app, db, clock, signedIn, errors } = await createTestApp();
const day = 24 * 60 * 60_000;
const today = new Date('2026-11-22T10:00:00Z');
const before = (instant: Date, days: number) => new Date(instant.getTime() - days * day);

async function lastSeen(someone: SignedInCaller, at: Date, absenceWarnedAt: Date | null = null) {
  await db.update(user).set({ lastSeenAt: at, absenceWarnedAt }).where(eq(user.id, someone.id));
}
const isThere = async ({ id }: SignedInCaller) => (await db.$count(user, eq(user.id, id))) === 1;
async function keepPeriodsAt(now: Date) {
  clock.now = now;
  await app.keepPeriods();
}

describe('promise 40: an account without a paid plan', () => {
  const twoYearsAgo = yearsBefore(today, 2);

  test('is warned thirty days before two years are over, once, and not a day earlier', async () => {
    const someone = await signedIn();
    await lastSeen(someone, new Date(yearsBefore(new Date(today.getTime() + 30 * day), 2).getTime() + 1));
    await keepPeriodsAt(today);
    expect(await mailsTo(db, someone.email)).toEqual([]);
    await keepPeriodsAt(new Date(today.getTime() + 1));
    await keepPeriodsAt(new Date(today.getTime() + day));
    const mails = await mailsTo(db, someone.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('22 dicembre 2026');
  });

  test('is deleted after two years and thirty days of warning, not before either', async () => {
    const [tooSoon, justWarned, due] = [await signedIn(), await signedIn(), await signedIn()];
    await lastSeen(tooSoon, new Date(twoYearsAgo.getTime() + 1), before(today, 30));
    await lastSeen(justWarned, twoYearsAgo, new Date(before(today, 30).getTime() + 1));
    await lastSeen(due, twoYearsAgo, before(today, 30));
    await keepPeriodsAt(today);
    expect([await isThere(tooSoon), await isThere(justWarned), await isThere(due)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('stays when its owner comes back', async () => {
    const someone = await signedIn();
    await lastSeen(someone, twoYearsAgo, before(today, 30));
    expect((await someone.call('GET', '/api/auth/user')).status).toBe(200);
    await keepPeriodsAt(today);
    const [row] = await db.select().from(user).where(eq(user.id, someone.id));
    expect(row?.absenceWarnedAt).toBeNull();
    expect(row?.lastSeenAt.getTime()).toBeGreaterThan(before(new Date(), 1).getTime());
  });

  test('stays while it is paid for, for two years after, with a plan that is given, and as administrator', async () => {
    const paying = await signedIn();
    const formerly = await signedIn();
    clock.now = before(today, 3);
    await subscribe(paying, 'PRO annual');
    const ended = await subscribe(formerly, 'STARTER monthly');
    await db
      .update(subscriptions)
      .set({ state: 'ended', currentPeriodEnd: new Date(twoYearsAgo.getTime() + day) })
      .where(eq(subscriptions.id, ended));
    await db.update(user).set({ subscriptionPlan: 'FREE' }).where(eq(user.id, formerly.id));
    const given = await signedIn({ subscriptionPlan: 'ELITE' });
    const admin = await signedIn({ role: 'admin' });
    const all = [paying, formerly, given, admin];
    for (const someone of all) await lastSeen(someone, before(twoYearsAgo, 100), before(today, 60));
    await keepPeriodsAt(today);
    for (const someone of all) expect(await isThere(someone)).toBe(true);
    await keepPeriodsAt(new Date(today.getTime() + 2 * day));
    expect(await isThere(formerly)).toBe(false);
  });
});

describe('promise 40: what is kept by law or for an answer goes when its time is over', () => {
  test('documents of a year go with the end of the tenth year after, in Italy’s time', async () => {
    const payer = await signedIn();
    clock.now = today;
    const id = await subscribe(payer, 'PRO monthly');
    const [document] = await db.select().from(receipts).where(eq(receipts.subscriptionId, id));
    if (!document) throw new Error('no document');
    const of = (number: string, paymentId: string) => ({ ...document, id: randomUUID(), number, paymentId });
    await db.insert(receipts).values([of('2016/7', 'old'), of('2017/1', 'young')]);
    const left = async () =>
      (await db.select({ number: receipts.number }).from(receipts)).map(({ number }) => number).sort();
    await keepPeriodsAt(new Date('2026-12-31T22:59:59Z'));
    expect(await left()).toContain('2016/7');
    await keepPeriodsAt(new Date('2026-12-31T23:00:00Z'));
    expect(await left()).not.toContain('2016/7');
    expect(await left()).toContain('2017/1');
    expect(await left()).toContain(document.number);
    expect(firstKeptYear(new Date('2026-12-31T22:59:59Z'))).toBe(2016);
  });

  test('what somebody wrote to us goes after two years', async () => {
    const written = (createdAt: Date) => ({
      ...{ id: randomUUID(), name: 'Aldo', email: 'aldo@example.org', phone: '', subject: 'Domanda' },
      ...{ message: 'Quanto costa?', status: 'read' as const, createdAt },
    });
    const border = yearsBefore(today, retention.contactMessageYears);
    const [old, young] = [written(new Date(border.getTime() - 1)), written(border)];
    await db.insert(contactMessages).values([old, young]);
    await keepPeriodsAt(today);
    expect((await db.select().from(contactMessages)).map(({ id }) => id)).toEqual([young.id]);
  });

  test('an order nobody has paid goes thirty days after', async () => {
    const order = (id: string, createdAt: Date) => ({
      ...{ id, customerId: `of ${id}`, email: 'visitor@example.org', language: 'it' as const, createdAt },
      ...{ plan: 'PRO' as const, billingCycle: 'monthly' as const, state: 'ended' as const, version: 0 },
      ...{ isRevoked: false, endsAtPeriodEnd: false, readAt: createdAt },
    });
    const border = before(today, retention.unpaidOrderDays);
    await db
      .insert(subscriptions)
      .values([order('old', new Date(border.getTime() - 1)), order('young', border)]);
    await keepPeriodsAt(today);
    const left = await db.select().from(subscriptions).where(eq(subscriptions.email, 'visitor@example.org'));
    expect(left.map(({ id }) => id)).toEqual(['young']);
  });

  test('the administrators’ log goes after ten years; the database lets none go earlier', async () => {
    const now = new Date();
    const entry = (at: Date) => ({
      ...{ id: randomUUID(), at, adminId: 'a', adminEmail: 'a@example.org', action: 'plan' as const },
      ...{ subjectId: 'gone', subject: 'g…@e….org', before: 'FREE', after: 'PRO' },
    });
    const [old, young] = [
      entry(before(yearsBefore(now, 10), 1)),
      entry(new Date(before(yearsBefore(now, 10), -1))),
    ];
    await db.insert(auditLog).values([old, young]);
    await keepPeriodsAt(now);
    const left = await db.select().from(auditLog).where(eq(auditLog.subjectId, 'gone'));
    expect(left.map(({ id }) => id)).toEqual([young.id]);
    await expect(db.delete(auditLog).where(eq(auditLog.id, young.id))).rejects.toThrow();
  });
});

test('nothing of all this was an error of ours', () => expect(errors).toEqual([]));
