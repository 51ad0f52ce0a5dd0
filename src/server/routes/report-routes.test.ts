import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mailReports, monthToReport } from '#domain/analytics/mail-reports.ts';
import type { Month } from '#domain/analytics/month.ts';
import { monthlyReport } from '#domain/analytics/monthly-report.ts';
import { reportLinks } from '#server/report-links.ts';
import { analyticsStore } from '#server/store/analytics-store.ts';
import { createOutbox } from '#server/store/outbox.ts';
import { reportStore } from '#server/store/report-store.ts';
import { ticketStore } from '#server/store/ticket-store.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { db, clock, signedIn, visitor, errors } = await createTestApp();
const october = '/api/reports/2026-10';
const deps = { analytics: analyticsStore(db), reports: reportStore(db), now: () => clock.now };

/** A car made on 3 October, with what a dealer says later of it. */
async function addCar(dealer: SignedInCaller, model: string, outcome: object) {
  const later = clock.now;
  clock.now = new Date('2026-10-03T10:00:00Z');
  const vehicleData = { make: 'Fiat', model, year: 2019 };
  const { id } = (await dealer.call('POST', '/api/generate-descriptions', { vehicleData })).body;
  clock.now = later;
  const marked = await dealer.call('PATCH', `/api/descriptions/${id}/outcome`, outcome);
  expect([marked.status, marked.body]).toEqual([200, marked.body]);
}
const published = (on: string) => ({ published: { on, style: 'professional' } });

async function dealerWithOctober(email?: string) {
  const dealer = await signedIn({ subscriptionPlan: 'ELITE', ...(email ? { email } : {}) });
  await addCar(dealer, 'Panda', { ...published('2026-10-03'), sold: { on: '2026-10-24' } });
  const asked = { lead: { on: '2026-10-26' }, sold: { on: '2026-10-26' } };
  await addCar(dealer, 'Tipo', { ...published('2026-10-25'), ...asked });
  await addCar(dealer, 'Doblò', { ...published('2026-09-30'), sold: { on: '2026-10-31' } });
  await addCar(dealer, '500X', { ...published('2026-10-04'), sold: { on: '2026-11-02' } });
  await addCar(dealer, 'Qubo', { ...published('2026-10-05'), withdrawn: { on: '2026-10-20' } });
  await addCar(dealer, 'Punto', { sold: { on: '2026-10-07' } });
  return dealer;
}

test('a month’s figures and cars, as they were at its end', async () => {
  const dealer = await dealerWithOctober();
  const report = await monthlyReport(deps, dealer.id, '2026-10');
  expect(report.figures).toEqual({
    // Panda, Tipo and 500X of the four published; 21, 1 and 31 days.
    ...{ descriptions: 6, published: 4, leads: 1, sold: 4, conversionRate: 75, avgSaleTime: 17.7 },
    qualityScore: null,
  });
  expect(report.before).toEqual({
    ...{ descriptions: 0, published: 1, leads: 0, sold: 0, conversionRate: null, avgSaleTime: null },
    qualityScore: null,
  });
  const names = [report.published, report.sold, report.standing].map(({ count, cars }) => [
    count,
    ...cars.map(({ model }) => model),
  ]);
  expect(names).toEqual([
    [4, 'Panda', '500X', 'Qubo', 'Tipo'],
    [4, 'Punto', 'Panda', 'Tipo', 'Doblò'],
    [1, '500X'],
  ]);
  expect([report.isOver, report.to]).toEqual([true, '2026-10-31']);

  const november = await monthlyReport(deps, dealer.id, '2026-11');
  expect([november.isOver, november.to, november.standing.count]).toEqual([false, '2026-11-21', 0]);
});

test('comes as a PDF in the reader’s language', async () => {
  const dealer = await dealerWithOctober();
  for (const [language, name] of [
    ['it', 'rapporto'],
    ['de', 'bericht'],
  ] as const) {
    const answer = await dealer.call('GET', october, undefined, { 'accept-language': language });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="autoscritto-${name}-2026-10.pdf"`,
    );
    expect(answer.body.slice(0, 5)).toBe('%PDF-');
  }
});

test('goes by mail to who asks, with its figures and links to the PDF and to mark what is sold', async () => {
  const dealer = await dealerWithOctober();
  expect((await dealer.call('POST', `${october}/mail`, undefined, { 'accept-language': 'it' })).status).toBe(
    200,
  );
  const [mail] = await mailsTo(db, dealer.email);
  expect(mail?.subject).toBe('Il tuo rapporto di ottobre 2026');
  for (const part of [
    'auto pubblicate 4, auto con una prima richiesta 1, auto vendute 4',
    'in giorni: 17,7.',
    'ancora in vendita: 1.',
    'http://localhost:3000/analytics?tab=reports&month=2026-10',
    'http://localhost:3000/history?view=published',
  ]) {
    expect(mail?.text).toContain(part);
  }
});

test.each([
  [{ subscriptionPlan: 'PRO' }, '2026-10', 403],
  [{ subscriptionPlan: 'ELITE', subscriptionStatus: 'inactive' }, '2026-10', 403],
  [{ role: 'admin' }, '2026-10', 200],
  [{ subscriptionPlan: 'ELITE' }, '2026-11', 200],
  [{ subscriptionPlan: 'ELITE' }, '2026-12', 400],
  [{ subscriptionPlan: 'ELITE' }, '2026-13', 400],
  [{ subscriptionPlan: 'ELITE' }, 'october', 400],
] as const)('who has %j asking for %s is answered %i', async (rights, month, status) => {
  const reader = await signedIn(rights);
  expect((await reader.call('GET', `/api/reports/${month}`)).status).toBe(status);
  expect((await reader.call('POST', `/api/reports/${month}/mail`)).status).toBe(status);
  expect(await mailsTo(db, reader.email)).toHaveLength(status === 200 ? 1 : 0);
});

test('a visitor is sent to sign in, and who asks too often waits', async () => {
  expect((await visitor().call('GET', october)).status).toBe(401);
  expect((await visitor().call('POST', `${october}/mail`)).status).toBe(401);
  const reader = await signedIn({ subscriptionPlan: 'ELITE' });
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push((await reader.call('POST', `${october}/mail`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

const mailOf = (month: Month) =>
  mailReports(
    {
      ...{ ...deps, tickets: ticketStore(db), links: reportLinks('https://autoscritto.example') },
      outbox: createOutbox(db, { newId: randomUUID, now: () => clock.now }),
      onError: (error) => errors.push(error),
    },
    month,
    () => false,
  );
const mailOctober = () => mailOf('2026-10');

test('at the beginning of a month everybody with something to tell gets one mail, whoever sends them', async () => {
  const dealer = await dealerWithOctober('monthly@example.org');
  const idle = await signedIn({ subscriptionPlan: 'ELITE', email: 'idle@example.org' });
  const pro = await signedIn({ subscriptionPlan: 'PRO', email: 'pro-monthly@example.org' });
  await addCar(pro, 'Panda', published('2026-10-03'));
  const unpaid = await signedIn({ subscriptionPlan: 'ELITE', subscriptionStatus: 'inactive' });
  await Promise.all([mailOctober(), mailOctober()]);
  await mailOctober();
  const mails = await mailsTo(db, dealer.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Il tuo rapporto di ottobre 2026']);
  expect(mails[0]?.text).toContain('https://autoscritto.example/history?view=published');
  for (const { email } of [idle, pro, unpaid]) expect(await mailsTo(db, email)).toEqual([]);
  expect(errors).toEqual([]);
});

describe('who does not want the monthly mail', () => {
  /** As the program of a mailbox does it: a form, nobody's cookies, perhaps from a page of its own. */
  const pressStop = (link: string) =>
    visitor().call('POST', link.replace('https://autoscritto.example', ''), 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
      ...{ origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    });
  const stopLinks = async (email: string) =>
    (await mailsTo(db, email)).map(({ text }) => /https:\S+stop-reports\S+/.exec(text)?.[0]);
  const isWanted = async (reader: SignedInCaller) => (await reader.call('GET', '/api/report-mails')).body;

  test('stops it by the link in it, without signing in, and it stays away until he wants it again', async () => {
    const dealer = await dealerWithOctober('stops@example.org');
    const other = await dealerWithOctober('goes-on@example.org');
    await mailOctober();
    const [link = ''] = await stopLinks(dealer.email);
    expect(link).toMatch(
      /^https:\/\/autoscritto\.example\/mails\/stop-reports\?language=it&token=[\w-]{43}$/,
    );
    expect(await isWanted(dealer)).toEqual({ isWanted: true });

    // Programs look behind links before people do.
    await visitor().call('GET', link.replace('https://autoscritto.example', ''));
    expect(await isWanted(dealer)).toEqual({ isWanted: true });
    for (let n = 0; n < 2; n++) expect((await pressStop(link)).status).toBe(200);
    expect([await isWanted(dealer), await isWanted(other)]).toEqual([
      { isWanted: false },
      { isWanted: true },
    ]);

    await mailOf('2026-09');
    expect([await mailsTo(db, dealer.email), await mailsTo(db, other.email)]).toMatchObject([
      { length: 1 },
      { length: 2 },
    ]);
    expect((await dealer.call('PUT', '/api/report-mails', { isWanted: true })).status).toBe(200);
    await mailOf('2026-09');
    expect(await mailsTo(db, dealer.email)).toHaveLength(2);
  });

  test('needs the right secret, which is good for a year', async () => {
    const dealer = await dealerWithOctober('keeps@example.org');
    await mailOctober();
    const [link = ''] = await stopLinks(dealer.email);
    const wrong = ['', '?token=', `?token=${'x'.repeat(43)}`, `?token=${'x'.repeat(300)}`, '?token=%00'];
    for (const query of wrong) {
      expect([400, 404]).toContain((await pressStop(`/mails/stop-reports${query}`)).status);
    }
    const now = clock.now;
    clock.now = new Date('2027-11-22T10:00:00Z');
    const late = await pressStop(link);
    clock.now = now;
    expect([late.status, late.body.message]).toEqual([
      404,
      expect.stringContaining('Questo link non vale più'),
    ]);
    expect(await isWanted(dealer)).toEqual({ isWanted: true });
    expect((await visitor().call('PUT', '/api/report-mails', { isWanted: false })).status).toBe(401);
  });

  test('still gets the report he asks for, and no link in it', async () => {
    const dealer = await dealerWithOctober();
    await dealer.call('PUT', '/api/report-mails', { isWanted: false });
    expect((await dealer.call('POST', `${october}/mail`)).status).toBe(200);
    expect(await stopLinks(dealer.email)).toEqual([undefined]);
  });
});

test.each([
  ['2026-10-31T22:59:59Z', undefined],
  ['2026-10-31T23:00:00Z', '2026-10'],
  ['2026-11-07T22:59:59Z', '2026-10'],
  ['2026-11-07T23:00:00Z', undefined],
  ['2026-12-31T23:00:00Z', '2026-12'],
])('at %s the month to be mailed is %s', (now, month) => {
  expect(monthToReport(new Date(now))).toBe(month);
});
