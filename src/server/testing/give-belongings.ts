import { randomUUID } from 'node:crypto';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/store/database.ts';
import * as schema from '#server/store/schema.ts';
import type { Belongings } from './every-call.ts';
import { subscribe } from './paying.ts';
import { type SignedInCaller, type TestApp, testPassword } from './test-app.ts';

/** A dealer who has one of everything, and whom of everything the others are. */
export async function giveBelongings({
  db,
  signedIn,
  visitor,
}: Pick<TestApp, 'db' | 'signedIn' | 'visitor'>): Promise<Belongings & { owner: SignedInCaller }> {
  const word = 'Zweckmüllerwagen';
  const owner = await signedIn({ email: 'owner@belongings.example' });
  await subscribe(owner, 'ELITE monthly');
  await owner.call('PUT', '/api/profile', { firstName: word, lastName: 'Rossi' });
  await owner.call('PUT', '/api/billing', {
    ...{ companyName: `${word} S.r.l.`, vatNumber: '12345670785', billingAddress: 'Via Sparano 12' },
    ...{ billingCity: 'Bari', billingProvince: 'BA', billingPostalCode: '70121' },
  });
  const vehicleData = { make: 'Fiat', model: word, year: '2019', copyStyles: ['professional'] };
  const { id } = (await owner.call('POST', '/api/generate-descriptions', { vehicleData })).body;
  const described = `/api/descriptions/${id}`;
  await owner.call('POST', `${described}/translations`, {
    ...{ language: 'de', professionalDescription: `Ein ${word}.` },
  });
  await owner.call('PATCH', `${described}/outcome`, { lead: { on: '2026-11-01' } });
  await owner.call('PUT', `${described}/ratings/professional`, { isGood: true, reason: word });
  await owner.call('PUT', '/api/house-sentences', {
    sentences: [{ text: `${word} dal 1950.`, language: 'it', styles: ['professional'], place: 'end' }],
  });
  await owner.call('PATCH', '/api/stock-columns', { columns: [{ header: word, meaning: 'price' }] });
  await owner.call('PUT', '/api/wordings', {
    ...{ language: 'it', wordings: [{ typed: `vero ${word}`, sentence: `È un vero ${word}.` }] },
  });
  const stock = await owner.call('POST', '/api/stock-jobs', {
    content: `Marca;Modello;Anno;Km\nFiat;${word};2019;41.000\nFiat;Tipo ${word};2020;35.000`,
  });
  const stockJobId = stock.body.job.id;
  const [stockCar] = (await owner.call('GET', `/api/stock-jobs/${stockJobId}/cars`)).body;
  const choices = {
    ...{ styles: ['professional'], language: 'it' },
    targeting: { targetCustomers: [], vehicleTypes: [], intendedUse: [], sellingPoints: [] },
  };
  await owner.call('POST', `/api/stock-jobs/${stockJobId}/moves`, { move: 'start', choices });
  await visitor().call('POST', '/api/auth/sign-in/email', { email: owner.email, password: testPassword });
  const member = await signedIn({ email: 'member@belongings.example' });
  await owner.call('POST', '/api/team/invitations', { email: member.email });
  const [joining] = (await member.call('GET', '/api/invitations')).body;
  await member.call('POST', `/api/invitations/${joining.id}/accept`);
  await owner.call('POST', '/api/team/invitations', { email: 'invited@belongings.example' });
  const other = await signedIn({ email: 'other@belongings.example', subscriptionPlan: 'ELITE' });
  await other.call('POST', '/api/team/invitations', { email: owner.email });
  const contactId = randomUUID();
  await db.insert(schema.contactMessages).values({
    ...{ id: contactId, name: word, email: owner.email, phone: '', subject: word, message: word },
    ...{ status: 'new' as const, createdAt: new Date('2026-11-20T10:00:00Z') },
  });
  const linkedWayId = randomUUID();
  await db.insert(schema.account).values({
    ...{ id: linkedWayId, userId: owner.id },
    ...{ providerId: 'https://accounts.google.com', accountId: `${word} at Google` },
  });
  const apiKey = await owner.call('POST', '/api/api-keys', { name: word, scopes: ['read'] });
  const webhook = await owner.call('POST', '/api/webhooks', {
    ...{ url: `https://program.example/${encodeURIComponent(word)}`, events: ['description.written'] },
  });
  const webhookId = webhook.body.id;
  await owner.call('POST', `/api/webhooks/${webhookId}/tests`);
  const of = async (path: string) => (await owner.call('GET', path)).body;
  return {
    ...{
      owner,
      userId: owner.id,
      email: owner.email,
      word,
      descriptionId: id,
      stockJobId,
      stockCarId: stockCar.id,
      memberId: member.id,
      contactId,
      linkedWayId,
      apiKeyId: apiKey.body.id,
      webhookId,
    },
    eventId: (await of(`/api/webhooks/${webhookId}/deliveries`))[0].eventId,
    receiptId: (await of('/api/receipts'))[0].id,
    sessionId: (await of('/api/auth/sessions'))[0].id,
    wordingId: (await of('/api/wordings'))[0].id,
    invitationId: (await of('/api/team')).invitations[0].id,
    receivedInvitationId: (await of('/api/invitations'))[0].id,
  };
}

/** Every row of every table in which one of these words stands, as text in a lasting order. */
export async function rowsAbout(db: Database, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [name, table] of Object.entries(schema)) {
    // Who tried how often is no more than that.
    if (!is(table, PgTable) || name === 'rateLimit') continue;
    for (const row of await db.select().from(table)) {
      const text = `${name} ${JSON.stringify(row)}`;
      if (words.some((word) => text.includes(word))) found.push(text);
    }
  }
  return found.sort();
}
