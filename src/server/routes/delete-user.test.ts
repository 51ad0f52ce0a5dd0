import { eq, or } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog, descriptions, receipts, session, subscriptions, user } from '#server/store/schema.ts';
import { simulatedSubscriptionStore } from '#server/store/simulated-subscription-store.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { checkOut, subscribe, subscriptionIdOf } from '#server/testing/paying.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { db, clock, signedIn, visitor, errors } = await createTestApp();
const admin = await signedIn({ role: 'admin' });

const erase = (someone: { id: string; email: string }, email = someone.email, by = admin) =>
  by.call('DELETE', `/api/admin/users/${someone.id}`, { email });
const isThere = async ({ id }: SignedInCaller) => (await db.$count(user, eq(user.id, id))) === 1;
const atProvider = async (id: string) => (await simulatedSubscriptionStore(db).findById(id))?.state;

describe('deleting somebody', () => {
  test('erases what is his and leaves nothing that names him', async () => {
    const someone = await signedIn({ email: 'mario.rossi@dealer.example' });
    const { email } = someone;
    await someone.call('POST', '/api/generate-descriptions', {
      vehicleData: { make: 'Fiat', model: 'Panda' },
    });
    await visitor().call('POST', '/api/auth/request-password-reset', { email });
    const letter = { name: 'Mario', email, subject: 'Domanda', message: 'Quanto costa?' };
    await visitor().call('POST', '/api/contact', letter);
    expect((await erase(someone, ` ${email.toUpperCase()} `)).status).toBe(200);
    expect((await someone.call('GET', '/api/auth/user')).status).toBe(401);
    expect(await db.$count(descriptions, eq(descriptions.userId, someone.id))).toBe(0);
    expect(await db.$count(session, eq(session.userId, someone.id))).toBe(0);
    const names = await db.execute<{ table_name: string }>(
      "select table_name from information_schema.tables where table_schema = 'public'",
    );
    const rows = (names as unknown as { rows: { table_name: string }[] }).rows;
    expect(rows.length).toBeGreaterThan(20);
    for (const { table_name: table } of rows) {
      // What we were written about ourselves, and how often somebody tried, goes by its own rules.
      if (['outbox', 'rate_limits'].includes(table)) continue;
      const held = await db.execute(`select 1 from "${table}" t where t::text like '%${email}%'`);
      expect([table, (held as unknown as { rows: unknown[] }).rows.length]).toEqual([table, 0]);
    }
    expect(await mailsTo(db, email)).toEqual([]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, someone.id));
    expect(entries).toMatchObject([{ action: 'deletion', subject: 'm…@d….example', adminId: admin.id }]);
    expect((await erase(someone)).status).toBe(404);
  });

  test('ends what he pays first, and keeps the documents without him', async () => {
    const someone = await signedIn();
    const id = await subscribe(someone, 'PRO monthly');
    const begun = subscriptionIdOf(
      (await checkOut(visitor(), 'ELITE monthly', { email: someone.email })).body.clientSecret,
    );
    const unclaimed = await subscribe(visitor(), 'STARTER annual', { email: 'later@example.org' });
    const later = await signedIn({ email: 'later@example.org' });
    expect((await erase(someone)).status).toBe(200);
    expect((await erase(later)).status).toBe(200);
    for (const ended of [id, begun, unclaimed]) expect((await atProvider(ended))?.state).toBe('ended');
    clock.now = new Date(clock.now.getTime() + 40 * 24 * 60 * 60_000);
    expect((await atProvider(id))?.payments).toHaveLength(1);
    const kept = await db
      .select()
      .from(receipts)
      .where(or(eq(receipts.subscriptionId, id), eq(receipts.subscriptionId, unclaimed)));
    expect(kept.map(({ userId, totalCents }) => [userId, totalCents]).sort()).toEqual([
      [null, 2900],
      [null, 9200],
    ]);
    expect(await db.select().from(subscriptions).where(eq(subscriptions.id, begun))).toEqual([]);
    const { summary } = (await admin.call('GET', '/api/admin/users')).body;
    expect(summary).toMatchObject({ activeSubscriptions: 0, monthlyRevenue: 0 });
  });

  test('needs his e-mail typed, and touches no money before', async () => {
    const someone = await signedIn();
    const id = await subscribe(someone, 'PRO monthly');
    for (const typed of ['', 'other@example.org', admin.email]) {
      const { status, body } = await erase(someone, typed);
      expect([status, body.field, body.message]).toEqual([400, 'email', expect.stringContaining('e-mail')]);
    }
    expect(await isThere(someone)).toBe(true);
    expect((await atProvider(id))?.state).toBe('active');
  });

  test('who has a team releases its members and tells them', async () => {
    const [owner, member] = [await signedIn({ subscriptionPlan: 'ELITE' }), await signedIn()];
    await owner.call('POST', '/api/team/invitations', { email: member.email });
    const [invitation] = (await member.call('GET', '/api/invitations')).body;
    await member.call('POST', `/api/invitations/${invitation.id}/accept`);
    expect((await erase(owner)).status).toBe(200);
    const { body } = await member.call('GET', '/api/auth/user');
    expect(body).toMatchObject({ subscriptionPlan: 'FREE', isTeamMember: false });
    expect((await mailsTo(db, member.email)).at(-1)?.text).toContain('Dina Rossi');
  });

  test('who is an administrator is possible while another is left, himself too', async () => {
    const other = await signedIn({ role: 'admin' });
    expect((await erase(other, other.email, other)).status).toBe(200);
    expect((await erase(admin)).status).toBe(409);
    expect(await isThere(admin)).toBe(true);
  });

  test('twice at the same time erases once', async () => {
    const someone = await signedIn();
    const answers = await Promise.all([erase(someone), erase(someone), erase(someone)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await db.$count(auditLog, eq(auditLog.subjectId, someone.id))).toBe(1);
  });
});

test('nothing of all this was an error of ours', () => expect(errors).toEqual([]));
