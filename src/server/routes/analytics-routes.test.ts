import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const { signedIn, visitor, errors } = await createTestApp();

const answers = ['/api/analytics/30d', '/api/analytics/competitors/30d', '/api/analytics/market-trends/30d'];
const inputs = { minutesPerText: 30, hourCost: 2400, dayCost: 500, usualDays: null };
const saving = '/api/analytics-inputs';

test.each([
  [{ subscriptionPlan: 'ELITE' }, 200],
  [{ role: 'admin' }, 200],
  [{ subscriptionPlan: 'ELITE', subscriptionStatus: 'inactive' }, 403],
  [{ subscriptionPlan: 'PRO' }, 403],
  [{ subscriptionPlan: 'STARTER' }, 403],
  [{}, 403],
] as const)('a user with %j is answered %i', async (rights, status) => {
  const reader = await signedIn(rights);
  const all = [
    ...(await Promise.all(answers.map((path) => reader.call('GET', path)))),
    await reader.call('PUT', saving, inputs),
  ];
  expect(all.map((answer) => answer.status)).toEqual([status, status, status, status]);
  if (status === 403) for (const { body } of all) expect(body.message).toContain('ELITE');
});

test('a visitor is sent to sign in', async () => {
  for (const path of answers) expect((await visitor().call('GET', path)).status).toBe(401);
  expect((await visitor().call('PUT', saving, inputs)).status).toBe(401);
});

test('a dealer without anything is told nothing, and pays nothing for a plan he was given as administrator', async () => {
  const admin = await signedIn({ role: 'admin' });
  const { body } = await admin.call('GET', '/api/analytics/30d');
  expect(body).toMatchObject({
    ...{ totalDescriptions: 0, descriptionsGrowth: null, conversionRate: null, conversionGrowth: null },
    ...{ avgSaleTime: null, saleTimeReduction: null, roi: null, roiGrowth: null, conversionTrend: [] },
    lastUpdated: '2026-11-21T10:00:00.000Z',
    basis: { roi: { planPrice: 0, isAssumed: true } },
  });
  await admin.call('POST', '/api/generate-descriptions', { vehicleData: { make: 'Fiat', model: 'Panda' } });
  const after = (await admin.call('GET', '/api/analytics/30d')).body;
  expect([after.totalDescriptions, after.roi]).toEqual([1, null]);
});

test('a team sees its owner’s figures and inputs, which only the owner sets', async () => {
  const [owner, member] = [await signedIn({ subscriptionPlan: 'ELITE' }), await signedIn()];
  await owner.call('POST', '/api/team/invitations', { email: member.email });
  const [{ id }] = (await member.call('GET', '/api/invitations')).body;
  await member.call('POST', `/api/invitations/${id}/accept`);
  await owner.call('POST', '/api/generate-descriptions', { vehicleData: { make: 'Fiat', model: 'Panda' } });
  expect((await owner.call('PUT', saving, inputs)).status).toBe(200);

  const refused = await member.call('PUT', saving, { ...inputs, hourCost: 1 });
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Questi valori li imposta il titolare del team. Chiedi a lui di cambiarli.',
  ]);
  const { body } = await member.call('GET', '/api/analytics/7d');
  expect(body.totalDescriptions).toBe(1);
  expect(body.basis.roi).toMatchObject({ inputs, isAssumed: false });
});

test('another dealer’s happenings are in nobody’s figures', async () => {
  const [one, other] = [
    await signedIn({ subscriptionPlan: 'ELITE' }),
    await signedIn({ subscriptionPlan: 'ELITE' }),
  ];
  await one.call('POST', '/api/generate-descriptions', { vehicleData: { make: 'Fiat', model: 'Panda' } });
  await one.call('PUT', saving, inputs);
  const { body } = await other.call('GET', '/api/analytics/7d');
  expect([body.totalDescriptions, body.basis.roi.isAssumed]).toEqual([0, true]);
});

test.each([
  [{ ...inputs, minutesPerText: -1 }, 'minutesPerText'],
  [{ ...inputs, hourCost: 24.5 }, 'hourCost'],
  [{ ...inputs, dayCost: 100_001 }, 'dayCost'],
  [{ ...inputs, usualDays: 0 }, 'usualDays'],
])('inputs that cannot be are refused under their field: %j', async (payload, field) => {
  const owner = await signedIn({ subscriptionPlan: 'ELITE' });
  const { status, body } = await owner.call('PUT', saving, payload);
  expect([status, body.field ?? Object.keys(body.errors ?? {})[0]]).toEqual([400, field]);
});

test('a period that is none is refused', async () => {
  const reader = await signedIn({ subscriptionPlan: 'ELITE' });
  for (const path of [
    '/api/analytics/2y',
    '/api/analytics/competitors/x',
    '/api/analytics/market-trends/%00',
  ]) {
    expect((await reader.call('GET', path)).status).toBe(400);
  }
  expect(errors).toEqual([]);
});
