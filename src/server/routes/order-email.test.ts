import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { consentStore } from '#server/store/consent-store.ts';
import { mailedSecret, mailsTo } from '#server/testing/mailbox.ts';
import { checkOut, payWith, subscribe } from '#server/testing/paying.ts';
import { type Caller, createTestApp, testPassword } from '#server/testing/test-app.ts';

const { db, clock, signedIn, visitor, errors } = await createTestApp();
const november = new Date('2026-11-21T10:00:00Z');

let people = 0;
const newEmail = () => `guest-${++people}@example.org`;
const correct = (who: Caller, attempt: string, email: string) =>
  who.call('POST', '/api/order/email', { attempt, email });
const choose = async (who: Caller, token: string) =>
  (await who.call('POST', '/api/auth/choose-password', { token, password: testPassword })).status;
const planOf = async (who: Caller) => (await who.call('GET', '/api/subscription')).body.plan;
const purposeOf = async (token: string) => (await visitor().call('POST', '/api/auth/link', { token })).body;

async function guest(order = 'ELITE annual') {
  clock.now = november;
  const [email, attempt, who] = [newEmail(), randomUUID(), visitor()];
  await subscribe(who, order, { email, attempt });
  return { email, attempt, who };
}

describe('a visitor who has paid', () => {
  test('is mailed a link that opens the account with the plan, and has agreed to the terms', async () => {
    const { email } = await guest();
    const secret = await mailedSecret(db, email);
    expect(await purposeOf(secret)).toEqual({ purpose: 'sign-up', email });
    const someone = visitor();
    expect(await choose(someone, secret)).toBe(200);
    expect(await planOf(someone)).toBe('ELITE');
    expect(await choose(visitor(), secret)).toBe(404);
    const { body } = await someone.call('GET', '/api/auth/user');
    expect((await consentStore(db).find(body.id)).map(({ document }) => document).toSorted()).toEqual([
      'privacy',
      'terms',
    ]);
  });

  test('gets a link that is good for three days', async () => {
    const { email } = await guest();
    const secret = await mailedSecret(db, email);
    clock.now = new Date('2026-11-24T10:00:01Z');
    expect(await choose(visitor(), secret)).toBe(404);
  });

  test('has the mail sent again: only the newer link is good', async () => {
    const { email, attempt, who } = await guest();
    const first = await mailedSecret(db, email);
    clock.now = new Date('2026-11-21T10:05:00Z');
    expect((await correct(who, attempt, email)).status).toBe(200);
    expect((await mailsTo(db, email)).map(({ subject }) => subject)).toContain('Pagato. Scegli la password');
    expect(await choose(visitor(), first)).toBe(404);
    expect(await choose(visitor(), await mailedSecret(db, email))).toBe(200);
  });
});

describe('a mistyped address', () => {
  test('is corrected by the browser that paid; nothing of the old one gives access any more', async () => {
    const { email, attempt, who } = await guest();
    const [right, old] = [newEmail(), await mailedSecret(db, email)];
    const before = (await mailsTo(db, email)).length;
    expect((await correct(who, attempt, right)).status).toBe(200);
    expect(await mailsTo(db, email)).toHaveLength(before);
    expect([(await purposeOf(old)).email, await choose(visitor(), old)]).toEqual([undefined, 404]);
    // An account opened with the old address by another way has nothing of it either.
    const stranger = visitor();
    await stranger.call('POST', '/api/auth/sign-up/email', { email, firstName: 'Ugo', agrees: true });
    expect(await choose(stranger, await mailedSecret(db, email))).toBe(200);
    expect(await planOf(stranger)).toBe('FREE');
    const buyer = visitor();
    expect(await choose(buyer, await mailedSecret(db, right))).toBe(200);
    expect(await planOf(buyer)).toBe('ELITE');
    expect((await buyer.call('GET', '/api/receipts')).body).toHaveLength(1);
  });

  test('corrected to the address of an account gives that one the plan, and answers the same', async () => {
    const { attempt, who } = await guest('PRO monthly');
    const customer = await signedIn();
    expect((await correct(who, attempt, customer.email)).body).toEqual({});
    expect(await planOf(customer)).toBe('PRO');
    const mails = await mailsTo(db, customer.email);
    expect(mails.at(-1)?.subject).toBe('Piano PRO pagato');
    expect(mails.map(({ text }) => text).join()).not.toContain('choose-password?token');
  });

  test('stays once the account was entered', async () => {
    const { email, attempt, who } = await guest();
    await choose(visitor(), await mailedSecret(db, email));
    const other = newEmail();
    const answer = await correct(who, attempt, other);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('già in un account')]);
    expect(await mailsTo(db, other)).toEqual([]);
  });

  test.each([
    ['another browser', () => randomUUID(), 404],
    ['nothing that is an attempt', () => 'guess', 400],
  ])('stays for %s', async (_, attempt, status) => {
    const { email } = await guest();
    const other = newEmail();
    expect((await correct(visitor(), attempt(), other)).status).toBe(status);
    expect(await mailsTo(db, other)).toEqual([]);
    expect(await purposeOf(await mailedSecret(db, email))).toMatchObject({ email });
  });

  test('no address is refused at the field', async () => {
    const { attempt, who } = await guest();
    const { status, body } = await correct(who, attempt, 'nobody');
    expect([status, body.field]).toEqual([400, 'email']);
  });

  test('of an order that was never paid is none', async () => {
    clock.now = november;
    const [who, attempt] = [visitor(), randomUUID()];
    await checkOut(who, 'PRO monthly', { email: newEmail(), attempt });
    expect((await correct(who, attempt, newEmail())).status).toBe(404);
  });

  test('is corrected five times an hour at most', async () => {
    const { attempt, who } = await guest();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await correct(who, attempt, newEmail())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('is corrected too where the answer to the payment was lost', async () => {
    clock.now = november;
    const [who, attempt, right] = [visitor(), randomUUID(), newEmail()];
    const begun = await checkOut(who, 'PRO monthly', { email: newEmail(), attempt });
    await payWith(who, begun.body.clientSecret, 'lost-answer');
    expect((await correct(who, attempt, right)).status).toBe(200);
    expect(await choose(visitor(), await mailedSecret(db, right))).toBe(200);
  });
});

test('the server had nothing to report', () => {
  expect(errors).toEqual([]);
});
