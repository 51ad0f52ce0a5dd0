import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const { signedIn, visitor, errors } = await createTestApp();

const answers = ['/api/analytics/30d', '/api/analytics/competitors/30d', '/api/analytics/market-trends/30d'];
const inputs = { minutesPerText: 30, hourCost: 2400, dayCost: 500, usualDays: null };
const saving = '/api/analytics-inputs';

test.each([
  [{ subscriptionPlan: 'ELITE' }, 200, 200],
  [{ role: 'admin' }, 200, 200],
  [{ subscriptionPlan: 'PRO' }, 200, 403],
  [{ subscriptionPlan: 'ELITE', subscriptionStatus: 'inactive' }, 403, 403],
  [{ subscriptionPlan: 'PRO', subscriptionStatus: 'inactive' }, 403, 403],
  [{ subscriptionPlan: 'STARTER' }, 403, 403],
  [{}, 403, 403],
] as const)('a user with %j is answered %i of their own cars, %i of the rest', async (rights, own, rest) => {
  const reader = await signedIn(rights);
  const [performance, ...others] = [
    ...(await Promise.all(answers.map((path) => reader.call('GET', path)))),
    await reader.call('PUT', saving, inputs),
    await reader.call('GET', '/api/reports/2026-10'),
    await reader.call('POST', '/api/reports/2026-10/mail'),
  ];
  expect([performance?.status, ...others.map(({ status }) => status)]).toEqual([own, ...Array(5).fill(rest)]);
  if (own === 403) expect(performance?.body.message).toContain('PRO ed ELITE');
  if (rest === 403) for (const { body } of others) expect(body.message).toContain('piano ELITE');
});

test('PRO sees what came of its own cars, and nothing of what the plan brings in', async () => {
  const dealer = await signedIn({ subscriptionPlan: 'PRO' });
  await dealer.call('POST', '/api/generate-descriptions', { vehicleData: { make: 'Fiat', model: 'Panda' } });
  const { body } = await dealer.call('GET', '/api/analytics/7d');
  expect(body).toMatchObject({ totalDescriptions: 1, roi: null, roiGrowth: null });
  expect(body.basis).not.toHaveProperty('roi');
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
