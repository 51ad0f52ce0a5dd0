import { describe, expect, test } from 'vitest';
import { draftReceipts } from '#domain/billing/draft-receipts.ts';
import { sampleSeller } from '#domain/billing/seller.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Payment } from '#domain/subscriptions/payments.ts';
import { addReceipts } from '#server/store/receipt-store.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { signedIn, visitor, db, clock, errors } = await createTestApp();

const bari = {
  companyName: 'Auto Levante S.r.l.',
  vatNumber: 'IT 12345670785',
  billingAddress: 'Via Sparano 12',
  billingCity: 'Bari',
  billingPostalCode: '70121',
};
const munich = {
  ...{ companyName: 'Autohaus Größe GmbH', vatNumber: 'DE136695976', billingCountry: 'DE' },
  ...{ billingAddress: 'Sendlinger Straße 5', billingCity: 'München', billingPostalCode: '80331' },
};

let bills = 0;

/** What the payment provider tells of somebody who paid a month of PRO, and got it back if `isRefunded`. */
async function pay(payer: SignedInCaller, { isRefunded = false, language = 'it' as Language } = {}) {
  const bill = ++bills;
  const payment: Payment = {
    ...{ id: `pay-${bill}`, paidAt: new Date(clock.now), amountCents: 2900, isDisputed: false },
    lines: [
      {
        ...{ plan: 'PRO', billingCycle: 'monthly', amountCents: 2900 },
        ...{ from: new Date(clock.now), to: new Date('2026-12-21T10:00:00Z') },
      },
    ],
    refunds: isRefunded ? [{ id: `re-${bill}`, refundedAt: new Date(clock.now), amountCents: 2900 }] : [],
  };
  const buyer = { userId: payer.id, email: payer.email, language, billing: undefined };
  const subscription = {
    id: `sub-${bill}`,
    plan: 'PRO',
    billingCycle: 'monthly',
    payments: [payment],
  } as const;
  await db.transaction((tx) => addReceipts(tx, draftReceipts(subscription, buyer, sampleSeller), clock.now));
}

async function receiptsOf(payer: SignedInCaller) {
  const { body } = await payer.call('GET', '/api/receipts');
  return body as { id: string; number: string; kind: string; hasElectronicInvoice: boolean }[];
}

async function onlyReceiptOf(payer: SignedInCaller): Promise<string> {
  const [receipt] = await receiptsOf(payer);
  return `/api/receipts/${receipt?.id}`;
}

describe('billing details', () => {
  test('are checked, normalised and kept', async () => {
    const anna = await signedIn();
    const saved = await anna.call('PUT', '/api/billing', { ...bari, billingProvince: 'bari' });
    expect([saved.status, saved.body]).toEqual([200, {}]);
    expect((await anna.call('GET', '/api/auth/user')).body).toMatchObject({
      ...{ companyName: 'Auto Levante S.r.l.', vatNumber: '12345670785', sdiCode: '0000000' },
      ...{ billingProvince: 'BA', billingCountry: 'IT', fiscalCode: '' },
    });
  });

  test('are replaced as a whole', async () => {
    const anna = await signedIn();
    await anna.call('PUT', '/api/billing', { ...bari, sdiCode: 'M5UXCR1' });
    await anna.call('PUT', '/api/billing', munich);
    expect((await anna.call('GET', '/api/auth/user')).body).toMatchObject({
      ...{ companyName: 'Autohaus Größe GmbH', vatNumber: '136695976', sdiCode: '', billingCountry: 'DE' },
    });
  });

  test('tell every fault at once, each under its field, in the language of the reader', async () => {
    const anna = await signedIn();
    const wrong = {
      ...bari,
      vatNumber: '12345670784',
      billingPostalCode: '',
      sdiCode: '12',
      billingPhone: 'x',
    };
    const refused = await anna.call('PUT', '/api/billing', wrong, { 'accept-language': 'de' });
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      ...['vatNumber', 'sdiCode', 'billingPostalCode', 'billingPhone'],
    ]);
    expect(refused.body).toMatchObject({
      field: 'vatNumber',
      message: expect.stringMatching(/^Diese Partita IVA/),
    });
    expect((await anna.call('GET', '/api/auth/user')).body).toMatchObject({ companyName: '' });
  });

  test.each<[string, unknown, string]>([
    ['nothing', {}, 'companyName'],
    ['a country we do not know', { ...bari, billingCountry: 'US' }, 'billingCountry'],
    ['a number for a text', { ...bari, companyName: 7 }, 'companyName'],
    ['a field of a megabyte', { ...bari, billingCity: 'x'.repeat(900_000) }, 'billingCity'],
    ['no object', [], ''],
    ['a control character', { ...bari, vatNumber: '\u0000' }, 'vatNumber'],
  ])('refuse %s', async (_, payload, field) => {
    const anna = await signedIn();
    const refused = await anna.call('PUT', '/api/billing', payload);
    expect(refused.status).toBe(400);
    expect(refused.body.field).toBe(field);
    expect(errors).toEqual([]);
  });

  test('are for signed-in people', async () => {
    expect((await visitor().call('PUT', '/api/billing', bari)).status).toBe(401);
  });

  test('of one do not touch another’s', async () => {
    const [anna, bruno] = [await signedIn(), await signedIn()];
    await anna.call('PUT', '/api/billing', { ...bari, userId: bruno.id, id: bruno.id });
    expect((await bruno.call('GET', '/api/auth/user')).body).toMatchObject({ companyName: '' });
  });
});

describe('receipts', () => {
  test('are listed and shown with everything on them', async () => {
    const anna = await signedIn({ email: 'anna@example.org' });
    await pay(anna, { isRefunded: true });
    const [note, receipt] = await receiptsOf(anna);
    expect(receipt).toMatchObject({ kind: 'payment', totalCents: 2900, hasElectronicInvoice: false });
    const shown = await anna.call('GET', `/api/receipts/${note?.id}`);
    expect(shown.body).toMatchObject({
      ...{ kind: 'refund', totalCents: -2900, refersTo: receipt?.number, balanceCents: 0, language: 'it' },
      ...{ email: 'anna@example.org', issuedAt: clock.now.toISOString() },
      vat: { rate: 22, netCents: -2377, vatCents: -523 },
      lines: [{ plan: 'PRO', billingCycle: 'monthly', amountCents: -2900, to: '2026-12-21T10:00:00.000Z' }],
      seller: { companyName: sampleSeller.companyName, isSample: true },
    });
    expect(shown.body.customer).toBeUndefined();
  });

  test('without a customer are made out to the first details, and stay so', async () => {
    const anna = await signedIn();
    await pay(anna);
    await anna.call('PUT', '/api/billing', bari);
    await anna.call('PUT', '/api/billing', munich);
    const path = await onlyReceiptOf(anna);
    expect((await anna.call('GET', path)).body.customer).toMatchObject({
      companyName: 'Auto Levante S.r.l.',
    });
  });

  test.each(['', '/pdf', '/xml'])('promise 19: of another look missing at %s', async (end) => {
    const [anna, bruno] = [await signedIn(), await signedIn()];
    await anna.call('PUT', '/api/billing', bari);
    await pay(anna);
    const path = (await onlyReceiptOf(anna)) + end;
    const missing = await bruno.call('GET', `/api/receipts/00000000-0000-4000-8000-000000000000${end}`);
    const foreign = await bruno.call('GET', path);
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect((await visitor().call('GET', path)).status).toBe(401);
    expect((await bruno.call('GET', `/api/receipts/1${end}`)).status).toBe(400);
    expect(await receiptsOf(bruno)).toEqual([]);
  });
});

describe('a receipt to download', () => {
  test('as PDF has a name of its kind and number', async () => {
    const anna = await signedIn();
    await pay(anna, { language: 'de' });
    const [receipt] = await receiptsOf(anna);
    const file = await anna.call('GET', `/api/receipts/${receipt?.id}/pdf`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="autoscritto-zahlungsbeleg-${receipt?.number.replace('/', '-')}.pdf"`,
    );
    expect(file.body).toMatch(/^%PDF-1\./);
  });

  test('as PDF is printed sixty times in ten minutes', { timeout: 60_000 }, async () => {
    const payer = await signedIn();
    await pay(payer);
    const path = `/api/receipts/${(await receiptsOf(payer))[0]?.id}/pdf`;
    for (let batch = 0; batch < 6; batch++) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => payer.call('GET', path)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    }
    const refused = await payer.call('GET', path);
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('dieci minuti')]);
  });

  test('as electronic invoice, once the customer is known', async () => {
    const anna = await signedIn();
    await pay(anna);
    const path = `${await onlyReceiptOf(anna)}/xml`;
    const early = await anna.call('GET', path);
    expect(early.status).toBe(409);
    expect(early.body.message).toMatch(/scheda Fatturazione/);
    await anna.call('PUT', '/api/billing', bari);
    const invoice = await anna.call('GET', path);
    expect([invoice.status, invoice.headers.get('content-type')]).toEqual([200, 'application/xml']);
    expect(invoice.headers.get('content-disposition')).toMatch(/filename="IT00000000000_A[0-9A-Z]{4}\.xml"/);
    expect(invoice.body).toContain('<Denominazione>Auto Levante S.r.l.</Denominazione>');
    expect((await receiptsOf(anna))[0]?.hasElectronicInvoice).toBe(true);
  });

  test('has one for a customer abroad too, with the VAT that was paid before they were known', async () => {
    const anna = await signedIn();
    await anna.call('PUT', '/api/billing', munich);
    await pay(anna);
    const { status, body } = await anna.call('GET', `${await onlyReceiptOf(anna)}/xml`);
    expect(status).toBe(200);
    expect(body).toContain('<CodiceDestinatario>XXXXXXX</CodiceDestinatario>');
    expect(body).toContain('<Nazione>DE</Nazione>');
    expect(body).toContain('<AliquotaIVA>22.00</AliquotaIVA>');
    expect((await receiptsOf(anna))[0]?.hasElectronicInvoice).toBe(true);
  });

  test('is made out to a person by name, codice fiscale and address alone', async () => {
    const anna = await signedIn();
    await pay(anna);
    const { vatNumber: _, ...withoutVatNumber } = bari;
    const person = { ...withoutVatNumber, companyName: 'Mario Rossi', fiscalCode: 'RSSMRA85T10A562S' };
    expect((await anna.call('PUT', '/api/billing', person)).status).toBe(200);
    const { body } = await anna.call('GET', `${await onlyReceiptOf(anna)}/xml`);
    expect(body).toContain('<CodiceFiscale>RSSMRA85T10A562S</CodiceFiscale>');
    const paper = (await anna.call('GET', await onlyReceiptOf(anna))).body.document;
    expect(paper.parties[1].lines).toContain('Codice fiscale: RSSMRA85T10A562S');
    expect(paper.parties[1].lines.join()).not.toContain('Partita IVA');
  });
});
