import { expect, test } from 'vitest';
import type { Copywriter } from '#domain/copywriting/copy.ts';
import { descriptions, usageReservations } from '#server/store/schema.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const paidWriter: Copywriter = {
  engine: { name: 'paid', version: '1' },
  write() {
    throw new Error('The demo dashboard must cost nothing');
  },
};
const { visitor, db, errors, clock } = await createTestApp({ copywriter: paidWriter });
const anybody = visitor();

const reads = ['user', 'dashboard/stats', 'plan-limits', 'descriptions'];

test.each([
  ['FREE', { professional: true, persuasive: false, advanced: false, unlimitedDescriptions: false }, 0, 1],
  ['STARTER', { professional: true, persuasive: false, advanced: false, unlimitedDescriptions: false }, 2, 3],
  [
    'PRO',
    { professional: true, persuasive: true, advanced: false, unlimitedDescriptions: true },
    2,
    'Unlimited',
  ],
  [
    'ELITE',
    { professional: true, persuasive: true, advanced: true, unlimitedDescriptions: true },
    2,
    'Unlimited',
  ],
] as const)('%s shows what the plan table gives', async (plan, features, monthlyUsage, remainingUsage) => {
  const limits = await anybody.call('GET', `/api/test/plan-limits?plan=${plan}`);
  expect(limits.body).toEqual({ features, remainingUsage });

  const stats = await anybody.call('GET', `/api/test/dashboard/stats?plan=${plan}`);
  const listed = await anybody.call('GET', `/api/test/descriptions?plan=${plan}`);
  expect(stats.body).toEqual({
    subscriptionPlan: plan,
    subscriptionStatus: 'active',
    billingCycle: 'monthly',
    monthlyUsage,
    remainingUsage,
    totalGenerated: listed.body.length,
  });

  const written = await anybody.call('POST', '/api/test/generate-descriptions', { plan });
  const styles = (['professional', 'persuasive', 'advanced'] as const).filter((style) => features[style]);
  expect(Object.keys(written.body)).toEqual(styles);
  for (const text of Object.values(written.body)) expect(text).toContain('Octavia');
});

test('without a plan it is PRO that is shown', async () => {
  expect((await anybody.call('GET', '/api/test/dashboard/stats')).body.subscriptionPlan).toBe('PRO');
  expect((await anybody.call('GET', '/api/test/plan-limits')).body.features.persuasive).toBe(true);
});

test('on the first of a month nothing has been used, and nothing contradicts that', async () => {
  const then = clock.now;
  clock.now = new Date('2026-12-01T00:30:00+01:00');
  for (const plan of ['FREE', 'STARTER']) {
    const { body } = await anybody.call('GET', `/api/test/dashboard/stats?plan=${plan}`);
    expect(body.monthlyUsage).toBe(0);
    expect(body.remainingUsage).toBe(plan === 'FREE' ? 1 : 5);
  }
  clock.now = then;
});

test('the user is named as an example in the reader’s language, the texts are written in it', async () => {
  const german = { 'accept-language': 'de' };
  const user = await anybody.call('GET', '/api/test/user', undefined, german);
  expect(user.body).toMatchObject({ email: 'demo@example.com', companyName: 'Beispiel-Autohaus' });
  const listed = await anybody.call('GET', '/api/test/descriptions', undefined, german);
  expect(listed.body).toHaveLength(5);
  expect(listed.body[0]).toMatchObject({ make: 'Skoda', year: 2021, language: 'de' });
  expect(listed.body[0].professionalDescription).toMatch(/Kombi|Diesel/);
});

test.each([
  ['GET', '/api/test/dashboard/stats?plan=GOLD'],
  ['GET', '/api/test/plan-limits?plan=pro'],
  ['GET', '/api/test/descriptions?plan='],
  ['POST', '/api/test/generate-descriptions', { plan: 'GOLD' }],
  ['POST', '/api/test/generate-descriptions', {}],
  ['POST', '/api/test/generate-descriptions', '{"plan":'],
] as const)('%s %s refuses a plan that is none', async (method, path, payload?: unknown) => {
  const { status, body } = await anybody.call(method, path, payload);
  expect(status).toBe(400);
  expect(body.message).not.toBe('');
});

test('nothing is stored or counted', async () => {
  await anybody.call('POST', '/api/test/generate-descriptions', { plan: 'FREE' });
  await anybody.call('POST', '/api/test/generate-descriptions', { plan: 'FREE' });
  expect((await anybody.call('GET', '/api/test/plan-limits?plan=FREE')).body.remainingUsage).toBe(1);
  expect(await db.select().from(descriptions)).toEqual([]);
  expect(await db.select().from(usageReservations)).toEqual([]);
  expect(errors).toEqual([]);
});

test('in production neither its calls nor its pages exist', async () => {
  const stranger = (await createTestApp({ isDemo: false })).visitor();
  const demoer = anybody;
  for (const name of reads) expect((await stranger.call('GET', `/api/test/${name}`)).status).toBe(404);
  const written = await stranger.call('POST', '/api/test/generate-descriptions', { plan: 'PRO' });
  expect(written.status).toBe(404);
  for (const page of ['/dashboard-test', '/dashboard-test?plan=ELITE', '/test-login']) {
    expect((await stranger.call('GET', page)).status).toBe(404);
    expect((await demoer.call('GET', page)).status).toBe(200);
  }
});
