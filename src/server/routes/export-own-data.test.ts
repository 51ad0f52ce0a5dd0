import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { auditLog, happenings, tickets, usageReservations } from '#server/store/schema.ts';
import { subscribe } from '#server/testing/paying.ts';
import { createTestApp, type SignedInCaller, testPassword } from '#server/testing/test-app.ts';

const { db, clock, signedIn, visitor, errors } = await createTestApp();
const path = '/api/account/export';
const panda = { make: 'Fiat', model: 'Panda', year: '2019' };

const ask = (someone: SignedInCaller, password: unknown = testPassword) =>
  someone.call('POST', path, { password });

async function exportOf(someone: SignedInCaller) {
  const { body } = await ask(someone);
  const answer = await someone.call('GET', `${path}?token=${body.token}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = Object.entries(unzipSync(answer.bytes)).map(
    ([name, bytes]) => [name, strFromU8(bytes)] as const,
  );
  const byName = new Map(files);
  // biome-ignore lint/suspicious/noExplicitAny: what is in it is what is tested
  const data: any = JSON.parse(byName.get('data.json') ?? '');
  return { files: byName, data, whole: files.map(([, text]) => text).join('\n'), answer };
}

/** Where each table's rows about somebody are found in the archive. */
const exported: Record<string, string> = {
  users: 'profile',
  accounts: 'waysToSignIn',
  sessions: 'sessions',
  api_keys: 'apiKeys',
  webhooks: 'webhooks',
  consents: 'consents',
  billing_details: 'billingDetails',
  subscriptions: 'subscriptions',
  receipts: 'receipts',
  usage: 'usage',
  usage_reservations: 'openGenerations',
  team_members: 'team',
  team_invitations: 'invitations',
  house_sentences: 'houseSentences',
  column_answers: 'columnAnswers',
  wordings: 'wordings',
  stock_jobs: 'stockJobs',
  stock_cars: 'stockCars',
  stock_feeds: 'stockFeed',
  roi_inputs: 'returnInputs',
  contact_messages: 'contactMessages',
  outbox: 'mails',
  audit_log: 'administration',
  descriptions: 'descriptions',
  text_versions: 'descriptions',
  car_outcomes: 'descriptions',
  text_ratings: 'descriptions',
  happenings: 'happenings',
  daily_figures: 'figures',
};

/** What is not in it, and why. */
const exceptions: Record<string, string> = {
  rate_limits: 'counts of tries, gone within a day, which tell who is kept out how',
  tickets: 'digests of secrets good for hours; whom they were mailed to is among the mails',
  webhook_deliveries: 'ids of what stands under happenings, gone within two weeks',
  idempotent_answers: 'second copies of answers to programs, gone within a day',
  verifications: 'nothing is written there: Better Auth would keep links of its own in it',
  simulated_subscriptions:
    'the books of the payment provider of demo mode; what we know of them is under subscriptions',
  tallies: 'numbers of all users together',
  job_turns: 'whose turn a job is',
  market_snapshots: 'figures across at least ten dealers',
  receipt_numbers: 'the last number of each year',
};

describe('promise 40: the export', () => {
  test('knows every table of the database: it is in it, or there is a reason', async () => {
    const found = await db.execute(
      "select table_name from information_schema.tables where table_schema = 'public' order by 1",
    );
    const names = (found as unknown as { rows: { table_name: string }[] }).rows.map((row) => row.table_name);
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual([...Object.keys(exported), ...Object.keys(exceptions)].sort());
  });

  test('has a row of everything that is kept of somebody, and no secret', async () => {
    const email = 'dina.tutto@dealer.example';
    const [someone, member] = [await signedIn({ email, subscriptionPlan: 'ELITE' }), await signedIn()];
    const made = await someone.call('POST', '/api/generate-descriptions', {
      vehicleData: { ...panda, copyStyles: ['professional'] },
    });
    const { id } = made.body;
    await someone.call('PUT', `/api/descriptions/${id}/ratings/professional`, { isGood: true });
    await someone.call('PATCH', `/api/descriptions/${id}/outcome`, {
      published: { on: '2026-11-20', style: 'professional' },
    });
    await someone.call('POST', `/api/descriptions/${id}/translations`, {
      ...{ language: 'en', professionalDescription: 'A very fine Panda indeed.' },
    });
    await someone.call('PUT', '/api/house-sentences', {
      sentences: [
        { text: 'Ti aspettiamo in salone.', place: 'end', language: 'it', styles: ['professional'] },
      ],
    });
    await someone.call('PATCH', '/api/stock-columns', {
      columns: [{ header: 'Importo', meaning: 'price' }],
    });
    await someone.call('PUT', '/api/wordings', {
      ...{ language: 'it', wordings: [{ typed: 'estive da comprare', sentence: 'Le estive mancano.' }] },
    });
    await someone.call('POST', '/api/stock-jobs', {
      content: 'Marca;Modello;Anno;Km\nFiat;Panda;2019;41000',
    });
    const feed = await someone.call('POST', '/api/stock-feed');
    await someone.call('PUT', '/api/analytics-inputs', {
      minutesPerText: 20,
      hourCost: 25,
      dayCost: 12,
      usualDays: null,
    });
    await someone.call('PUT', '/api/billing', {
      ...{ companyName: 'Tutto Auto S.r.l.', vatNumber: '12345670785', billingAddress: 'Via Roma 1' },
      ...{ billingCity: 'Bari', billingProvince: 'BA', billingPostalCode: '70121', sdiCode: 'ABCDEFG' },
    });
    await subscribe(someone, 'ELITE monthly');
    await someone.call('POST', '/api/team/invitations', { email: member.email });
    const [invitation] = (await member.call('GET', '/api/invitations')).body;
    await member.call('POST', `/api/invitations/${invitation.id}/accept`);
    await someone.call('POST', '/api/team/invitations', { email: 'colleague@elsewhere.example' });
    await visitor().call('POST', '/api/contact', {
      name: 'Dina',
      email,
      subject: 'Domanda',
      message: 'Quanto costa?',
    });
    await someone.call('POST', '/api/api-keys', { name: 'Gestionale', scopes: ['read'] });
    await someone.call('POST', '/api/webhooks', {
      ...{ url: 'https://gestionale.example/hook', events: ['description.written'] },
    });
    await someone.call('POST', '/api/account/consents', { version: '1.0' });
    await db.insert(usageReservations).values({
      ...{ id: randomUUID(), userId: someone.id, month: '2026-11', reservedAt: clock.now },
    });
    await db.insert(auditLog).values({
      ...{ id: randomUUID(), at: clock.now, adminId: 'an admin', adminEmail: 'admin@operator.example' },
      ...{ action: 'plan', subjectId: someone.id, subject: 'd…@d….example', before: 'FREE', after: 'ELITE' },
    });

    const { data, files, whole } = await exportOf(someone);
    for (const [table, part] of Object.entries(exported)) {
      expect([table, data[part]?.length > 0]).toEqual([table, true]);
    }
    const [description] = data.descriptions;
    expect(description).toMatchObject({
      ...{
        id,
        brief: { ...panda, year: 2019 },
        translations: { en: { professional: 'A very fine Panda indeed.' } },
      },
      outcome: { publishedOn: '2026-11-20' },
      ratings: [{ isGood: true }],
    });
    expect(description.versions.length).toBeGreaterThan(0);
    expect(data.receipts[0]).toMatchObject({
      totalCents: 4900,
      customer: { companyName: 'Tutto Auto S.r.l.' },
    });
    const names = [...files.keys()];
    expect(files.get('README.txt')).toContain('I tuoi dati su Autoscritto');
    const folder = `descriptions/2026-11-21-fiat-panda-2019-${id.slice(0, 8)}`;
    expect(names).toEqual(expect.arrayContaining([`${folder}/it.txt`, `${folder}/en.txt`]));
    expect(files.get(`${folder}/en.txt`)).toContain('A very fine Panda indeed.');
    expect(files.get(`${folder}/it.txt`)).toContain(description.copy.professional);
    const xml = names.find((name) => name.startsWith('receipts/'));
    expect(files.get(xml ?? '')).toContain('<p:FatturaElettronica');
    // Other people's, and what opens doors.
    for (const other of [member.email, member.id, 'colleague@elsewhere.example', 'admin@operator.example']) {
      expect(whole).not.toContain(other);
    }
    expect(whole).not.toMatch(/"(?:password|token|digest|accessToken|refreshToken|idToken)"/);
    expect(whole).not.toMatch(/choose-password\?token=/);
    expect(whole).not.toContain(feed.body.secret);
  });

  test('gives who works in a team what he did, and not the team’s stock', async () => {
    const [owner, member] = [await signedIn({ subscriptionPlan: 'ELITE' }), await signedIn()];
    await owner.call('POST', '/api/team/invitations', { email: member.email });
    const [invitation] = (await member.call('GET', '/api/invitations')).body;
    await member.call('POST', `/api/invitations/${invitation.id}/accept`);
    const made = await member.call('POST', '/api/generate-descriptions', {
      vehicleData: { make: 'Lancia', model: 'Ypsilon', copyStyles: ['professional'] },
    });
    await member.call('PUT', `/api/descriptions/${made.body.id}/ratings/professional`, {
      isGood: false,
      reason: 'length',
    });
    const own = await exportOf(member);
    expect(own.data.descriptions).toEqual([]);
    const done = own.data.happenings.map((one: { kind: string; in: string }) => `${one.kind} in ${one.in}`);
    expect(done.sort()).toEqual(['generated in team', 'rated in team']);
    expect(own.data.ratingsInTeam).toMatchObject([{ isGood: false }]);
    expect(own.whole).not.toContain(owner.id);
    expect(own.whole).not.toContain('Ypsilon');
    const ofOwner = await exportOf(owner);
    expect(ofOwner.data.descriptions).toMatchObject([{ brief: { model: 'Ypsilon' } }]);
    expect(ofOwner.data.happenings).toMatchObject([{ by: 'team' }, { by: 'team' }]);
    expect(ofOwner.whole).not.toContain(member.id);
  });

  test('needs the password, and a secret that is his, of the last five minutes', async () => {
    const [someone, other] = [await signedIn(), await signedIn()];
    for (const wrong of ['not his password', '', undefined, 7]) {
      const { status, body } = await ask(someone, wrong === undefined ? '' : wrong);
      expect([status, body.field]).toEqual([400, 'password']);
    }
    expect((await visitor().call('POST', path, { password: testPassword })).status).toBe(401);
    const { token } = (await ask(someone)).body;
    const address = `${path}?token=${token}`;
    expect((await visitor().call('GET', address)).status).toBe(401);
    expect((await other.call('GET', address)).status).toBe(404);
    expect((await someone.call('GET', `${path}?token=${'x'.repeat(43)}`)).status).toBe(404);
    expect((await someone.call('GET', path)).status).toBe(400);
    expect((await someone.call('GET', address)).status).toBe(200);
    expect((await someone.call('GET', address)).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 5 * 60_000);
    expect((await someone.call('GET', address)).status).toBe(404);
    expect(await db.$count(tickets, eq(tickets.value, someone.id))).toBe(1);
  });

  test('can be had five times a day', async () => {
    const someone = await signedIn();
    for (let times = 0; times < 5; times++) expect((await ask(someone)).status).toBe(200);
    expect((await ask(someone)).status).toBe(429);
    clock.now = new Date(clock.now.getTime() + 24 * 60 * 60_000);
    expect((await ask(someone)).status).toBe(200);
  });

  test('is not read without end by one secret', async () => {
    const someone = await signedIn();
    const { body } = await ask(someone);
    const download = async () => (await someone.call('GET', `${path}?token=${body.token}`)).status;
    for (let n = 0; n < 20; n++) expect(await download()).toBe(200);
    expect(await download()).toBe(429);
  });

  test('is complete over many pages', async () => {
    const someone = await signedIn({ subscriptionPlan: 'PRO' });
    const rows = Array.from({ length: 2_345 }, (_, n) => ({
      ...{ id: randomUUID(), at: new Date(clock.now.getTime() - (n % 500) * 1000), ownerId: someone.id },
      ...{ userId: someone.id, kind: 'copied' as const },
    }));
    for (let from = 0; from < rows.length; from += 500)
      await db.insert(happenings).values(rows.slice(from, from + 500));
    const { data } = await exportOf(someone);
    const ids = data.happenings.map((one: { id: string }) => one.id);
    expect([ids.length, new Set(ids).size]).toEqual([2_345, 2_345]);
  });

  test('names its files harmlessly, whatever the car is called', async () => {
    const someone = await signedIn({ subscriptionPlan: 'PRO' });
    await someone.call('POST', '/api/generate-descriptions', {
      vehicleData: { make: '../../etc', model: 'C:\\pàsswd', copyStyles: ['professional'] },
    });
    const names = [...(await exportOf(someone)).files.keys()];
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(name).toMatch(/^(?:[\w-]+\/)*[\w-]+\.(?:txt|json|xml)$/);
  });
});

test('nothing of all this was an error of ours', () => {
  expect(errors).toEqual([]);
});
