import { describe, expect, test } from 'vitest';
import { receiptStore } from '#server/store/receipt-store.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { payWith, subscribe } from '#server/testing/paying.ts';
import { type Caller, createTestApp, type SignedInCaller, testPassword } from '#server/testing/test-app.ts';

const { app, db, clock, signedIn, visitor, errors } = await createTestApp();
const path = '/api/subscription/change';
/** The first of a month of thirty days. */
const november = new Date('2026-11-01T10:00:00Z');
const december = '2026-12-01T10:00:00.000Z';

const change = (who: Caller, order: string, atOnce?: boolean) => {
  const [plan, billing] = order.split(' ');
  return who.call('POST', path, { plan, billing, atOnce });
};
const takeBack = (who: Caller) => who.call('DELETE', path);
const cancel = (who: Caller) => who.call('POST', '/api/subscription/cancel', {});
const planOf = async (who: Caller) => (await who.call('GET', '/api/subscription')).body;
const chargedCents = async (who: SignedInCaller) =>
  (await receiptStore(db).findOfUser(who.id)).map(({ totalCents }) => totalCents).toSorted((a, b) => b - a);
const days = (count: number) => {
  clock.now = new Date(clock.now.getTime() + count * 24 * 60 * 60 * 1000);
};

/** The mails about the plan, without those about payments. */
async function toldOf(who: { email: string }): Promise<string[]> {
  const kinds = { planned: /passi a/i, kept: /Resti con/, cancelled: /disdetta/i, resumed: /continua/i };
  const subjects = (await mailsTo(db, who.email)).map(({ subject }) => subject);
  return subjects.flatMap((subject) =>
    Object.entries(kinds).flatMap(([kind, words]) => (words.test(subject) ? [kind] : [])),
  );
}

async function customer(order = 'ELITE monthly', settings: Parameters<typeof subscribe>[2] = {}) {
  clock.now = november;
  const who = await signedIn();
  return { ...who, subscription: await subscribe(who, order, settings) };
}

describe('a change to less', () => {
  test('waits for the end of what is paid: nothing goes and nothing is charged until then', async () => {
    const who = await customer();
    days(10);
    const answers = await Promise.all([change(who, 'STARTER monthly'), change(who, 'STARTER monthly')]);
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, { payment: null, takesEffectOn: december }]);
    }
    days(19);
    await app.reconcile();
    expect(await planOf(who)).toMatchObject({
      ...{ plan: 'ELITE', isPaid: true, endsAtPeriodEnd: false, creditCents: 0 },
      ...{ nextOrder: { plan: 'STARTER', billingCycle: 'monthly' }, nextPaymentCents: 900 },
    });
    expect(await chargedCents(who)).toEqual([4900]);
    expect(await toldOf(who)).toEqual(['planned']);
    const mail = (await mailsTo(db, who.email)).find(({ subject }) => /passi a/.test(subject));
    expect(mail?.subject).toBe('Dal 1 dicembre 2026 passi a STARTER');
    expect(mail?.text).toMatch(/Quel giorno paghi 9,00\s€/);
  });

  test('counts on the day: the lower plan is charged in full, with nothing left over', async () => {
    const who = await customer();
    await change(who, 'STARTER monthly');
    days(31);
    await Promise.all([app.reconcile(), app.reconcile()]);
    expect(await planOf(who)).toMatchObject({
      ...{ plan: 'STARTER', isPaid: true, nextOrder: null, nextPaymentCents: 900, creditCents: 0 },
      currentPeriodEnd: '2027-01-01T10:00:00.000Z',
    });
    expect(await chargedCents(who)).toEqual([4900, 900]);
    expect(await toldOf(who)).toEqual(['planned']);
  });

  test.each([
    ['from a year to a month', 'PRO annual', 'PRO monthly', '2027-11-01', '2027-12-01', [29_600, 2900]],
    [
      'to a lower plan by the year',
      'ELITE monthly',
      'PRO annual',
      '2026-12-01',
      '2027-12-01',
      [29_600, 4900],
    ],
  ])('%s begins a period of its own on that day', async (_, from, to, day, end, charged) => {
    const who = await customer(from);
    expect((await change(who, to)).body.takesEffectOn).toBe(`${day}T10:00:00.000Z`);
    clock.now = new Date(`${day}T11:00:00Z`);
    await app.reconcile();
    expect((await planOf(who)).currentPeriodEnd).toBe(`${end}T10:00:00.000Z`);
    expect(await chargedCents(who)).toEqual(charged);
  });

  test('whose payment fails on the day is the lower plan with its bill open', async () => {
    const who = await customer('ELITE monthly', { card: 'renewal-fails' });
    await change(who, 'STARTER monthly');
    days(31);
    await app.reconcile();
    expect(await planOf(who)).toMatchObject({ plan: 'STARTER', needsPayment: true, nextOrder: null });
    const bill = (await who.call('POST', '/api/subscription/pay', {})).body;
    expect(bill.amountCents).toBe(900);
    await payWith(who, bill.clientSecret);
    expect(await planOf(who)).toMatchObject({ plan: 'STARTER', needsPayment: false });
  });

  test('is made at once where that is asked for, and the rest is credit', async () => {
    const who = await customer();
    days(15);
    const answer = await change(who, 'STARTER monthly', true);
    expect(answer.body).toEqual({ payment: null, takesEffectOn: null });
    expect(await planOf(who)).toMatchObject({ plan: 'STARTER', nextOrder: null, creditCents: 2000 });
    expect(await toldOf(who)).toEqual([]);
  });

  test('to more is at once, and takes the place of what was planned', async () => {
    const who = await customer('PRO monthly');
    await change(who, 'STARTER monthly');
    expect((await change(who, 'ELITE monthly')).body.takesEffectOn).toBeNull();
    expect(await planOf(who)).toMatchObject({ plan: 'ELITE', nextOrder: null, nextPaymentCents: 4900 });
    days(31);
    await app.reconcile();
    expect(await planOf(who)).toMatchObject({ plan: 'ELITE' });
  });

  test('chosen again is the newer one, each with its mail', async () => {
    const who = await customer();
    await change(who, 'STARTER monthly');
    await change(who, 'PRO monthly');
    expect(await planOf(who)).toMatchObject({ nextOrder: { plan: 'PRO' }, nextPaymentCents: 2900 });
    expect(await toldOf(who)).toEqual(['planned', 'planned']);
  });

  test('after a cancellation is a wish to stay', async () => {
    const who = await customer();
    await cancel(who);
    await change(who, 'PRO monthly');
    expect(await planOf(who)).toMatchObject({
      ...{ plan: 'ELITE', endsAtPeriodEnd: false, cancellationRequestedAt: null },
      nextOrder: { plan: 'PRO' },
    });
    expect(await toldOf(who)).toEqual(['cancelled', 'planned']);
  });

  test.each([
    ['cancelling', cancel],
    [
      'leaving',
      (who: SignedInCaller) =>
        who.call('POST', '/api/account/deletion', { email: who.email, password: testPassword }),
    ],
  ])('gives way to %s', async (_, end) => {
    const who = await customer();
    await change(who, 'STARTER monthly');
    expect((await end(who)).status).toBe(200);
    expect(await planOf(who)).toMatchObject({
      endsAtPeriodEnd: true,
      nextOrder: null,
      nextPaymentCents: null,
    });
    days(31);
    await app.reconcile();
    expect(await chargedCents(who)).toEqual([4900]);
  });
});

describe('a planned change taken back', () => {
  test('leaves the plan as it was, told once, however often it is clicked', async () => {
    const who = await customer();
    await change(who, 'STARTER monthly');
    days(5);
    const answers = [await takeBack(who), await takeBack(who)];
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, { nextPaymentAt: december, nextPaymentCents: 4900 }]);
    }
    expect(await toldOf(who)).toEqual(['planned', 'kept']);
    days(27);
    await app.reconcile();
    expect(await planOf(who)).toMatchObject({ plan: 'ELITE', nextOrder: null });
    expect(await chargedCents(who)).toEqual([4900, 4900]);
  });

  test('too late changes nothing: the lower plan is paid', async () => {
    const who = await customer();
    await change(who, 'STARTER monthly');
    days(31);
    expect((await takeBack(who)).status).toBe(200);
    expect(await planOf(who)).toMatchObject({ plan: 'STARTER', nextPaymentCents: 900 });
    expect(await toldOf(who)).toEqual(['planned']);
  });

  test('concerns nobody else', async () => {
    const [who, other] = [await customer(), await customer()];
    await change(who, 'STARTER monthly');
    await takeBack(other);
    expect(await planOf(who)).toMatchObject({ nextOrder: { plan: 'STARTER' } });
  });

  test.each<[string, () => Promise<Caller>, number]>([
    ['a visitor', async () => visitor(), 401],
    ['FREE', signedIn, 409],
    ['a plan that was given', () => signedIn({ subscriptionPlan: 'ELITE' }), 409],
  ])('is refused to %s', async (_, someone, status) => {
    expect((await takeBack(await someone())).status).toBe(status);
  });
});

test('the server had nothing to report', () => {
  expect(errors).toEqual([]);
});
