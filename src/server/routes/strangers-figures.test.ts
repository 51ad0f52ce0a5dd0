import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { carOutcomes, dailyFigures, happenings, teamMembers, textRatings } from '#server/store/schema.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { db, signedIn, errors } = await createTestApp();
const admin = await signedIn({ role: 'admin' });

/** A dealer with a car that is marked and rated, and a member of his team. */
async function team() {
  const owner = await signedIn({ subscriptionPlan: 'ELITE' });
  const member = await signedIn();
  await owner.call('POST', '/api/team/invitations', { email: member.email });
  const [invitation] = (await member.call('GET', '/api/invitations')).body;
  expect((await member.call('POST', `/api/invitations/${invitation.id}/accept`)).status).toBeLessThan(300);
  const vehicleData = { make: 'Fiat', model: 'Panda', year: '2019', copyStyles: ['professional'] };
  const { id } = (await owner.call('POST', '/api/generate-descriptions', { vehicleData })).body;
  await owner.call('PATCH', `/api/descriptions/${id}/outcome`, { lead: { on: '2026-11-01' } });
  await owner.call('PUT', `/api/descriptions/${id}/ratings/professional`, { isGood: true });
  return { owner, member, id: id as string };
}

const callsOn = (id: string) =>
  [
    ['GET', `/api/descriptions/${id}`],
    ['PATCH', `/api/descriptions/${id}/outcome`, { sold: { on: '2026-11-02', price: 1 } }],
    ['PATCH', `/api/descriptions/${id}/outcome`, { lead: null }],
    ['PUT', `/api/descriptions/${id}/ratings/professional`, { isGood: false }],
    ['POST', `/api/descriptions/${id}/happenings`, { kind: 'copied', style: 'professional' }],
    ['PUT', `/api/descriptions/${id}/texts/it/professional`, { text: 'Mia', base: 1 }],
    ['GET', `/api/descriptions/${id}/texts/it/professional/versions`],
    ['DELETE', `/api/descriptions/${id}`],
  ] as const;

const figureCalls = [
  ['GET', '/api/analytics/1y'],
  ['GET', '/api/analytics/competitors/1y'],
  ['GET', '/api/analytics/market-trends/1y'],
  ['PUT', '/api/analytics-inputs', { minutesPerText: 1, hourCost: 1, dayCost: 1, usualDays: 1 }],
  ['GET', '/api/reports/2026-11'],
  ['POST', '/api/reports/2026-11/mail'],
] as const;

const keptOf = async ({ id }: SignedInCaller) => ({
  outcomes: await db.select().from(carOutcomes).where(eq(carOutcomes.ownerId, id)),
  figures: await db.select().from(dailyFigures).where(eq(dailyFigures.ownerId, id)),
  happenings: await db.$count(happenings, eq(happenings.ownerId, id)),
  ratings: await db.$count(textRatings),
});

type Team = Awaited<ReturnType<typeof team>>;
const users = (id: string) => `/api/admin/users/${id}`;

test.each<[string, number, (team: Team) => Promise<SignedInCaller>]>([
  [
    'was in the team',
    404,
    async ({ owner, member }) => {
      await owner.call('DELETE', `/api/team/members/${member.id}`);
      return member;
    },
  ],
  [
    'was an administrator until now',
    404,
    async () => {
      const someone = await signedIn({ role: 'admin' });
      await admin.call('PUT', `${users(someone.id)}/role`, { role: 'user' });
      return someone;
    },
  ],
  [
    'was in the team and is blocked',
    401,
    async ({ member }) => {
      await admin.call('PUT', `${users(member.id)}/subscription-status`, { status: 'blocked' });
      return member;
    },
  ],
  [
    'was in the team and is deleted',
    401,
    async ({ member }) => {
      await admin.call('DELETE', users(member.id), { email: member.email });
      return member;
    },
  ],
])('promise 19: who %s neither sees nor changes what the team has', async (_, status, leave) => {
  const made = await team();
  const { owner, member, id } = made;
  expect((await member.call('GET', `/api/descriptions/${id}`)).status).toBe(200);
  expect((await member.call('GET', '/api/analytics/1y')).body.totalDescriptions).toBe(1);
  const stranger = await leave(made);
  const before = await keptOf(owner);
  for (const [method, path, payload] of callsOn(id)) {
    expect([path, (await stranger.call(method, path, payload)).status]).toEqual([path, status]);
  }
  for (const [method, path, payload] of figureCalls) {
    const expected = status === 401 ? 401 : 403;
    expect([path, (await stranger.call(method, path, payload)).status]).toEqual([path, expected]);
  }
  const list = await stranger.call('GET', '/api/descriptions');
  expect(status === 401 ? list.status : list.body).toEqual(status === 401 ? 401 : []);
  expect(await keptOf(owner)).toEqual(before);
});

test('promise 19: an administrator has his own figures, not those of whose id or car he knows', async () => {
  const { owner, id } = await team();
  const before = await keptOf(owner);
  for (const [method, path, payload] of callsOn(id)) {
    expect([path, (await admin.call(method, path, payload)).status]).toEqual([path, 404]);
  }
  for (const query of [`?ownerId=${owner.id}`, `?userId=${owner.id}`]) {
    expect((await admin.call('GET', `/api/analytics/1y${query}`)).body.totalDescriptions).toBe(0);
  }
  const asOwner = { ownerId: owner.id, minutesPerText: 1, hourCost: 1, dayCost: 1, usualDays: 1 };
  await admin.call('PUT', '/api/analytics-inputs', asOwner);
  expect((await owner.call('GET', '/api/analytics/1y')).body.basis.roi.isAssumed).toBe(true);
  expect(await keptOf(owner)).toEqual(before);
});

test('a member who comes to another team leaves his marks where he made them', async () => {
  const { owner, member, id } = await team();
  const other = await team();
  await member.call('PATCH', `/api/descriptions/${id}/outcome`, { sold: { on: '2026-11-02' } });
  const before = await keptOf(owner);
  await db.update(teamMembers).set({ ownerId: other.owner.id }).where(eq(teamMembers.memberId, member.id));
  expect((await member.call('PATCH', `/api/descriptions/${id}/outcome`, { sold: null })).status).toBe(404);
  const [listed, ...more] = (await member.call('GET', '/api/descriptions')).body;
  expect([listed.id, more]).toEqual([other.id, []]);
  const { ratings: _, ...kept } = await keptOf(owner);
  expect(before).toMatchObject(kept);
});

test('nothing of all this was an error of ours', () => expect(errors).toEqual([]));
