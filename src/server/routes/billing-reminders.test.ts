import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { remindUnnamedCustomers } from '#domain/billing/reminders/remind-unnamed-customers.ts';
import { createOutbox } from '#server/store/outbox.ts';
import { auditLog, outbox, receipts } from '#server/store/schema.ts';
import { ticketStore } from '#server/store/ticket-store.ts';
import { unnamedCustomerStore } from '#server/store/unnamed-customer-store.ts';
import { subscribe } from '#server/testing/paying.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { db, clock, signedIn, visitor, errors } = await createTestApp();
const admin = await signedIn({ email: 'ada@autoscritto.example', role: 'admin' });
const list = '/api/admin/documents/unnamed';
const bari = {
  ...{ companyName: 'Auto Levante S.r.l.', vatNumber: '01234560785', billingAddress: 'Via Sparano 12' },
  ...{ billingCity: 'Bari', billingProvince: 'BA', billingPostalCode: '70121' },
};
const hour = 60 * 60_000;
const day = 24 * hour;
const paidAt = new Date('2026-11-21T10:00:00Z');

let ids = 0;
const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;
const at = (milliseconds: number) => {
  clock.now = new Date(paidAt.getTime() + milliseconds);
};

/** Looks for reminders at this moment, as the repeated job does; answers the mails that came of it. */
async function look(): Promise<{ recipient: string; subject: string; text: string }[]> {
  await db.delete(outbox);
  const now = () => clock.now;
  const unnamedCustomers = unnamedCustomerStore(db, (on) => createOutbox(on, { newId, now }));
  const deps = { unnamedCustomers, tickets: ticketStore(db), origin: 'https://autoscritto.example', now };
  await remindUnnamedCustomers({ ...deps, onError: (error) => errors.push(error) }, () => false);
  return db.select().from(outbox);
}

async function customer(): Promise<SignedInCaller> {
  at(0);
  const someone = await signedIn();
  await subscribe(someone, 'PRO monthly');
  return someone;
}

const listed = async () => (await admin.call('GET', list)).body as { email: string; receiptId: string }[];
const remind = (receiptId: string, by = admin) => by.call('POST', `${list}/${receiptId}/reminder`);

beforeEach(async () => {
  at(0);
  await db.delete(receipts);
});

describe('a customer whose document names nobody', () => {
  test('is mailed after an hour, three and eight days, and never again', async () => {
    const anna = await customer();
    const sent: string[] = [];
    for (let hours = 0; hours <= 20 * 24; hours++) {
      at(hours * hour);
      for (const { recipient } of await look()) sent.push(`${recipient} ${hours}`);
    }
    expect(sent).toEqual([1, 72, 192].map((hours) => `${anna.email} ${hours}`));
  });

  test('is told what is wanted and where to fill it in', async () => {
    await customer();
    at(hour);
    const [mail] = await look();
    expect(mail?.subject).toBe('I dati per la tua fattura');
    expect(mail?.text).toContain('pagamento del 21 novembre 2026');
    expect(mail?.text).toContain('https://autoscritto.example/dashboard?tab=billing');
  });

  test('hears nothing once the details are there', async () => {
    const anna = await customer();
    await anna.call('PUT', '/api/billing', bari);
    at(9 * day);
    expect(await look()).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  test('who is found late is not reminded of everything at once', async () => {
    await customer();
    at(30 * day);
    expect(await look()).toHaveLength(1);
    at(30 * day + 47 * hour);
    expect(await look()).toEqual([]);
    at(32 * day);
    expect(await look()).toHaveLength(1);
  });

  test('gets one mail where two processes read the same list', async () => {
    await customer();
    await db.delete(outbox);
    const now = () => clock.now;
    const store = unnamedCustomerStore(db, (on) => createOutbox(on, { newId, now }));
    const [waiting] = await store.find({ most: 1 });
    if (!waiting) throw new Error('nobody waits');
    const message = { kind: 'order-paid', plan: 'PRO', hasAccount: true, link: '' } as const;
    const sent = await Promise.all([1, 2].map(() => store.remind(waiting, { at: now(), message })));
    expect([sent.toSorted(), await db.$count(outbox)]).toEqual([[false, true], 1]);
  });

  test('who paid before there was an account is mailed the link that opens it', async () => {
    await subscribe(visitor(), 'PRO monthly', { email: 'guest@example.org' });
    at(hour);
    const [mail] = await look();
    expect(mail?.recipient).toBe('guest@example.org');
    expect(mail?.text).toMatch(/https:\/\/autoscritto\.example\/choose-password\?token=/);
  });

  test('whose account is gone is mailed nothing, and still listed', async () => {
    const anna = await customer();
    const removed = await admin.call('DELETE', `/api/admin/users/${anna.id}`, { email: anna.email });
    expect(removed.status).toBe(200);
    at(9 * day);
    expect(await look()).toEqual([]);
    const [left] = await listed();
    expect(left).toMatchObject({ email: anna.email, canAnswer: false });
    expect((await remind(left?.receiptId ?? '')).status).toBe(409);
  });
});

describe('the administrator’s list', () => {
  test('names each customer once, the longest first, with how much waits', async () => {
    const anna = await customer();
    await db.update(receipts).set({ issuedAt: new Date('2026-11-20T10:00:00Z') });
    const bruno = await customer();
    expect(await listed()).toEqual([
      {
        ...{ receiptId: expect.any(String), email: anna.email, since: '2026-11-20T10:00:00.000Z' },
        ...{ documents: 1, totalCents: 2900, reminders: 0, canAnswer: true },
      },
      expect.objectContaining({ email: bruno.email, since: '2026-11-21T10:00:00.000Z' }),
    ]);
  });

  test('reminds a customer once a day, and writes it down', async () => {
    const anna = await customer();
    const [{ receiptId = '' } = {}] = await listed();
    await db.delete(outbox);
    expect((await remind(receiptId)).status).toBe(200);
    expect(await db.select().from(outbox)).toMatchObject([{ recipient: anna.email }]);
    expect(await listed()).toMatchObject([{ reminders: 1, remindedAt: clock.now.toISOString() }]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, anna.id));
    expect(entries).toMatchObject([{ action: 'reminder', adminId: admin.id, before: '0', after: '1' }]);

    at(23 * hour);
    const early = await remind(receiptId);
    expect([early.status, early.body.message]).toEqual([429, expect.stringContaining('24 ore')]);
    at(25 * hour);
    expect((await remind(receiptId)).status).toBe(200);
    expect(await db.$count(auditLog, eq(auditLog.subjectId, anna.id))).toBe(2);
  });

  test('reminds nobody whose details are there, nor of a document that is none', async () => {
    const anna = await customer();
    const [{ receiptId = '' } = {}] = await listed();
    await anna.call('PUT', '/api/billing', bari);
    await db.delete(outbox);
    for (const id of [receiptId, newId()]) {
      const { status, body } = await remind(id);
      expect([status, body.message]).toEqual([404, expect.stringContaining('sono arrivati')]);
    }
    expect((await remind('no-id')).status).toBe(400);
    expect(await db.$count(outbox)).toBe(0);
  });

  test('is for administrators only', async () => {
    const anna = await customer();
    const [{ receiptId = '' } = {}] = await listed();
    expect([(await anna.call('GET', list)).status, (await remind(receiptId, anna)).status]).toEqual([
      403, 403,
    ]);
  });
});

test('nothing of all this was an error of ours', () => expect(errors).toEqual([]));
