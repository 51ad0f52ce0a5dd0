import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { draftReceipts } from '#domain/billing/draft-receipts.ts';
import { sampleSeller } from '#domain/billing/seller.ts';
import { addReceipts } from '#server/store/receipt-store.ts';
import { auditLog, receipts } from '#server/store/schema.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { db, clock, signedIn, visitor, logged, errors } = await createTestApp();
const admin = await signedIn({ email: 'ada@autoscritto.example', role: 'admin' });
const path = '/api/admin/documents.zip';

const bari = {
  ...{ companyName: 'Auto "Levante"; S.r.l.', vatNumber: '01234560785', billingAddress: 'Via Sparano 12' },
  ...{ billingCity: 'Bari', billingProvince: 'BA', billingPostalCode: '70121' },
};
const munich = {
  ...{ companyName: '=HYPERLINK("x")', vatNumber: 'DE136695976', billingCountry: 'DE' },
  ...{ billingAddress: 'Sendlinger Straße 5', billingCity: 'München', billingPostalCode: '80331' },
};

let bills = 0;

/** A month of PRO paid at this moment, and half of it given back at the other. */
async function pay({ id: userId, email }: SignedInCaller, paid: string, givenBack?: string) {
  const [bill, paidAt] = [++bills, new Date(paid)];
  const line = { plan: 'PRO', billingCycle: 'monthly', amountCents: 2900, from: paidAt, to: paidAt } as const;
  const refunds = givenBack ? [{ id: `re-${bill}`, refundedAt: new Date(givenBack), amountCents: 1450 }] : [];
  const payment = { id: `pay-${bill}`, paidAt, amountCents: 2900, isDisputed: false, lines: [line], refunds };
  const buyer = { userId, email, language: 'it', billing: undefined } as const;
  const subscription = { ...line, id: `sub-${bill}`, payments: [payment] };
  await db.transaction((tx) => addReceipts(tx, draftReceipts(subscription, buyer, sampleSeller), clock.now));
}

const [levante, autohaus, nameless, leaving] = [
  await signedIn(),
  await signedIn(),
  await signedIn({ email: 'senza@dettagli.example' }),
  await signedIn(),
];
await levante.call('PUT', '/api/billing', bari);
await autohaus.call('PUT', '/api/billing', munich);
await leaving.call('PUT', '/api/billing', { ...bari, companyName: 'Chi Se Ne Va S.r.l.' });
// Midnight in Italy is 22 o'clock by UTC in summer and 23 o'clock in winter.
await pay(levante, '2026-09-30T21:59:59Z');
await pay(levante, '2026-09-30T22:00:00Z', '2026-10-20T10:00:00Z');
await pay(autohaus, '2026-10-05T10:00:00Z');
await pay(nameless, '2026-10-06T10:00:00Z');
await pay(leaving, '2026-10-31T22:59:59Z');
await pay(levante, '2026-10-31T23:00:00Z');
const gone = await admin.call('DELETE', `/api/admin/users/${leaving.id}`, { email: leaving.email });

async function monthOf(month: string, language = 'it') {
  const answer = await admin.call('GET', `${path}?month=${month}`, undefined, {
    'accept-language': language,
  });
  const files = answer.status === 200 ? Object.entries(unzipSync(answer.bytes)) : [];
  return { answer, files: new Map(files.map(([name, bytes]) => [name, strFromU8(bytes)])) };
}

const count = async (month: string) => (await admin.call('GET', `/api/admin/documents?month=${month}`)).body;

describe('the documents of a month', () => {
  test('come as electronic invoices and a register, also of an account that is gone', async () => {
    expect(gone.status).toBe(200);
    const { answer, files } = await monthOf('2026-10');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="documents-2026-10.zip"');
    expect([...files.keys()]).toEqual([
      ...['2', '3', '4', '6'].map((number) => `xml/IT00000000000_A000${number}.xml`),
      'register-2026-10.csv',
    ]);
    // Reading a text takes the mark of UTF-8 off.
    expect(files.get('register-2026-10.csv')?.split('\r\n')).toEqual([
      'Numero;Data;Tipo;Cliente;Paese;Partita IVA o codice fiscale;Imponibile;IVA;Totale;Valuta;File XML',
      '2026/2;2026-10-01;Ricevuta;"Auto ""Levante""; S.r.l.";IT;IT01234560785;"23,77";"5,23";"29,00";EUR;IT00000000000_A0002.xml',
      '2026/3;2026-10-20;Nota di credito;"Auto ""Levante""; S.r.l.";IT;IT01234560785;"-11,89";"-2,61";"-14,50";EUR;IT00000000000_A0003.xml',
      `2026/4;2026-10-05;Ricevuta;"'=HYPERLINK(""x"")";DE;DE136695976;"23,77";"5,23";"29,00";EUR;IT00000000000_A0004.xml`,
      '2026/5;2026-10-06;Ricevuta;senza@dettagli.example;;;"23,77";"5,23";"29,00";EUR;',
      '2026/6;2026-10-31;Ricevuta;Chi Se Ne Va S.r.l.;IT;IT01234560785;"23,77";"5,23";"29,00";EUR;IT00000000000_A0006.xml',
      '',
    ]);
    expect(files.get('xml/IT00000000000_A0003.xml')).toContain('<TipoDocumento>TD04</TipoDocumento>');
    expect(files.get('xml/IT00000000000_A0003.xml')).toContain('<IdDocumento>2026/2</IdDocumento>');
    const ofLeaving = files.get('xml/IT00000000000_A0006.xml');
    expect(ofLeaving).toContain('<Denominazione>Chi Se Ne Va S.r.l.</Denominazione>');
    const [own] = (await levante.call('GET', '/api/receipts')).body.filter(
      (one: { number: string }) => one.number === '2026/2',
    );
    const ownXml = (await levante.call('GET', `/api/receipts/${own.id}/xml`)).body;
    expect(files.get('xml/IT00000000000_A0002.xml')).toBe(ownXml);
  });

  test('have titles and decimals of the reader’s language', async () => {
    const register = (await monthOf('2026-10', 'en')).files.get('register-2026-10.csv');
    expect(register).toMatch(/^Number;Date;Kind;/);
    expect(register).toContain(
      ';Credit note;"Auto ""Levante""; S.r.l.";IT;IT01234560785;-11.89;-2.61;-14.50;',
    );
  });

  test('are counted before', async () => {
    const firstMonth = '2026-09';
    expect([await count('2026-10'), await count('2026-09'), await count('2026-08')]).toEqual([
      { documents: 5, electronicInvoices: 4, withoutCustomer: 1, firstMonth },
      { documents: 1, electronicInvoices: 1, withoutCustomer: 0, firstMonth },
      { documents: 0, electronicInvoices: 0, withoutCustomer: 0, firstMonth },
    ]);
  });

  test('are written down as taken out, a month without any is not and is said', async () => {
    const before = await db.$count(auditLog);
    const empty = await monthOf('2026-08');
    expect([empty.answer.status, empty.answer.body.message]).toEqual([
      404,
      'In questo mese non c’è nessun documento. Scegli un altro mese.',
    ]);
    expect(await db.$count(auditLog)).toBe(before);
    await monthOf('2026-09');
    expect(await db.$count(auditLog)).toBe(before + 1);
    const entries = (await admin.call('GET', '/api/admin/audit')).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        ...{ action: 'export', adminEmail: admin.email, subject: 'documents-2026-09.zip', after: '2026-09' },
      }),
    );
    expect(logged.some((line) => line.includes('documents-exported'))).toBe(true);
  });

  test.each(['', '?month=', '?month=2026-13', '?month=2026-1', '?month=2026-10-01', '?month=ottobre'])(
    'are refused for a month like %s',
    async (query) => {
      for (const address of [path, '/api/admin/documents']) {
        const { status, body } = await admin.call('GET', address + query);
        expect([status, body.field]).toEqual([400, 'month']);
      }
    },
  );

  test('promise 20: are nobody’s but an administrator’s', async () => {
    for (const address of [path, '/api/admin/documents']) {
      const ask = async (someone: typeof levante | ReturnType<typeof visitor>) =>
        (await someone.call('GET', `${address}?month=2026-10`)).status;
      expect([await ask(levante), await ask(visitor())]).toEqual([403, 401]);
    }
  });

  test('come whole and once each where they are more than are held at once', {
    timeout: 60_000,
  }, async () => {
    const [row] = await db.select().from(receipts).limit(1);
    if (!row) throw new Error('no receipt to copy');
    const many = Array.from({ length: 450 }, (_, n) => ({
      ...row,
      ...{ id: crypto.randomUUID(), number: `2025/${n + 1}`, paymentId: `many-${n}`, refersTo: null },
      issuedAt: new Date(Date.UTC(2025, 4, 31 - (n % 30), 12)),
    }));
    await db.insert(receipts).values(many);
    const { files } = await monthOf('2025-05');
    const lines = files.get('register-2025-05.csv')?.trim().split('\r\n').slice(1) ?? [];
    expect(lines.map((line) => line.split(';')[0])).toEqual(many.map(({ number }) => number));
    expect(files.size).toBe(451);
    expect((await count('2026-10')).firstMonth).toBe('2025-05');
  });

  test('can be had twenty times an hour', async () => {
    const other = await signedIn({ role: 'admin' });
    const ask = async () => (await other.call('GET', `${path}?month=2026-08`)).status;
    for (let times = 0; times < 20; times++) expect(await ask()).toBe(404);
    expect(await ask()).toBe(429);
    clock.now = new Date(clock.now.getTime() + 60 * 60_000);
    expect(await ask()).toBe(404);
  });
});

test('nothing of all this was an error of ours', () => expect(errors).toEqual([]));
