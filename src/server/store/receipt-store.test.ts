import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { BillingDetails } from '#domain/billing/billing-details.ts';
import type { ReceiptDraft } from '#domain/billing/receipt.ts';
import { sampleSeller } from '#domain/billing/seller.ts';
import { vatOf } from '#domain/billing/vat-of.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { addReceipts, completeReceiptsOf, giveReceiptsTo, receiptStore } from './receipt-store.ts';
import { billingDetails, receiptNumbers, receipts, user } from './schema.ts';

const { db, close } = await testDatabase();
afterAll(close);
const store = receiptStore(db);
const now = new Date('2026-11-21T10:00:00Z');

const details: BillingDetails = {
  companyName: 'Auto Levante S.r.l.',
  vatNumber: '12345670785',
  fiscalCode: '',
  sdiCode: '0000000',
  billingPec: '',
  billingAddress: 'Via Sparano 12',
  billingCity: 'Bari',
  billingProvince: 'BA',
  billingPostalCode: '70121',
  billingCountry: 'IT',
  billingPhone: '',
};

const draft = (paymentId: string, changes: Partial<ReceiptDraft> = {}): ReceiptDraft => ({
  ...{ kind: 'payment', paymentId, subscriptionId: 'sub-1', userId: 'anna', email: 'anna@example.org' },
  ...{ language: 'it', issuedAt: now, seller: sampleSeller, customer: undefined, totalCents: 2900 },
  lines: [
    {
      ...{ plan: 'PRO', billingCycle: 'monthly', amountCents: 2900 },
      ...{ from: now, to: new Date('2026-12-21T10:00:00Z') },
    },
  ],
  ...{ vat: vatOf(2900, undefined), refundOf: undefined },
  ...changes,
});
const add = (...drafts: ReceiptDraft[]) => db.transaction((tx) => addReceipts(tx, drafts, now));
const numbers = async () =>
  (await store.findOfUser('anna')).map(({ number, paymentId }) => `${number} ${paymentId}`).sort();

beforeEach(async () => {
  await db.delete(receipts);
  await db.delete(receiptNumbers);
  await db.delete(user);
  await db.insert(user).values({ id: 'anna', name: 'Anna', email: 'anna@example.org' });
});

describe('receipts', () => {
  test('come back as they were written, the newest first', async () => {
    await add(draft('pay-1', { customer: details }));
    await add(draft('pay-0', { issuedAt: new Date('2026-10-21T10:00:00Z') }));
    const [newest, oldest] = await store.findOfUser('anna');
    const { refundOf: _, ...written } = draft('pay-1', { customer: details });
    expect(newest).toEqual({ ...written, id: expect.any(String), number: '2026/1', refersTo: undefined });
    expect(oldest?.paymentId).toBe('pay-0');
    expect(await store.findById('anna', newest?.id ?? '')).toEqual(newest);
    expect(await store.findById('bruno', newest?.id ?? '')).toBeUndefined();
  });

  test('are written once for each payment, however often it is told', async () => {
    expect(await add(draft('pay-1'), draft('pay-2'))).toBe(2);
    expect(await add(draft('pay-1'), draft('pay-2'), draft('pay-3'))).toBe(1);
    expect(await add(draft('pay-1'))).toBe(0);
    expect(await numbers()).toEqual(['2026/1 pay-1', '2026/2 pay-2', '2026/3 pay-3']);
  });

  test('start at 1 with the year in Italy', async () => {
    await db.transaction((tx) =>
      addReceipts(
        tx,
        [
          draft('last of 2026', { issuedAt: new Date('2026-12-31T22:59:59Z') }),
          draft('first of 2027', { issuedAt: new Date('2026-12-31T23:00:00Z') }),
        ],
        new Date('2027-01-02T10:00:00Z'),
      ),
    );
    expect(await numbers()).toEqual(['2026/1 last of 2026', '2027/1 first of 2027']);
  });

  test('are never dated later than they are written', async () => {
    await add(draft('pay-1', { issuedAt: new Date('2026-11-21T10:00:05Z') }));
    expect((await store.findOfUser('anna'))[0]?.issuedAt).toEqual(now);
  });

  test('leave no gap when a transaction fails', async () => {
    const failing = db.transaction(async (tx) => {
      await addReceipts(tx, [draft('pay-1')], now);
      throw new Error('the rest of the work failed');
    });
    await expect(failing).rejects.toThrow('the rest');
    await add(draft('pay-2'));
    expect(await numbers()).toEqual(['2026/1 pay-2']);
  });

  test('have no number twice and none left out when many are written at once', async () => {
    const payments = Array.from({ length: 20 }, (_, index) => `pay-${index}`);
    // Each payment is told twice, as a webhook and the return page do.
    const counts = await Promise.all([...payments, ...payments].map((id) => add(draft(id))));
    expect(counts.filter((count) => count === 1)).toHaveLength(20);
    const given = (await store.findOfUser('anna')).map(({ number }) => Number(number.split('/')[1]));
    expect(given.sort((one, other) => one - other)).toEqual(payments.map((_, index) => index + 1));
  });
});

describe('credit notes', () => {
  const refund = draft('re-1', {
    ...{ kind: 'refund', totalCents: -2900, vat: vatOf(-2900, undefined) },
    refundOf: { paymentId: 'pay-1', refundedBeforeCents: 0 },
  });

  test('name their receipt and take its customer, also when both are written together', async () => {
    await add(draft('pay-1', { customer: details }), refund);
    const [note] = (await store.findOfUser('anna')).filter(({ kind }) => kind === 'refund');
    expect(note).toMatchObject({
      number: '2026/2',
      refersTo: { number: '2026/1', issuedAt: now },
      customer: details,
      totalCents: -2900,
    });
    expect(note?.vat).toMatchObject({ rate: 22, netCents: -2377, vatCents: -523 });
  });
});

describe('documents made out to nobody', () => {
  test('get the billing details once', async () => {
    await add(draft('pay-1'));
    await completeReceiptsOf(db, 'anna');
    expect((await store.findOfUser('anna'))[0]?.customer).toBeUndefined();
    await db.insert(billingDetails).values({ userId: 'anna', ...details });
    await completeReceiptsOf(db, 'anna');
    await db.update(billingDetails).set({ companyName: 'Another Name' });
    await completeReceiptsOf(db, 'anna');
    expect((await store.findOfUser('anna'))[0]?.customer).toEqual(details);
  });

  test('get details that were filled in after they were drafted', async () => {
    await db.insert(billingDetails).values({ userId: 'anna', ...details });
    await add(draft('pay-1'));
    expect((await store.findOfUser('anna'))[0]?.customer).toEqual(details);
  });

  test('follow the payer once he has signed in, with his details', async () => {
    await add(
      draft('pay-1', { userId: undefined }),
      draft('pay-2', { userId: undefined, subscriptionId: 'sub-2' }),
    );
    await db.insert(billingDetails).values({ userId: 'anna', ...details });
    await giveReceiptsTo(db, 'sub-1', 'anna');
    expect(await store.findOfUser('anna')).toMatchObject([{ paymentId: 'pay-1', customer: details }]);
  });
});

test('receipts outlive the account, with everything that stands on them', async () => {
  await add(draft('pay-1', { customer: details }));
  await db.delete(user);
  const kept = await db.select().from(receipts);
  expect(kept).toMatchObject([
    { number: '2026/1', userId: null, customer: details, email: 'anna@example.org' },
  ]);
});
