import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const { signedIn, visitor, errors } = await createTestApp();

test.each([
  [{ subscriptionPlan: 'ELITE' }, 200],
  [{ role: 'admin' }, 200],
  [{ subscriptionPlan: 'ELITE', subscriptionStatus: 'inactive' }, 403],
  [{ subscriptionPlan: 'PRO' }, 403],
  [{ subscriptionPlan: 'STARTER' }, 403],
  [{}, 403],
] as const)('a user with %j is answered %i for both guides', async (rights, status) => {
  const reader = await signedIn(rights);
  for (const guide of ['training', 'strategy']) {
    const answer = await reader.call('GET', `/api/guides/${guide}`);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.message).toContain('ELITE');
    else expect(answer.body.chapters.length).toBeGreaterThanOrEqual(7);
  }
});

test('a team member reads what his owner’s plan gives', async () => {
  const [owner, member] = [await signedIn({ subscriptionPlan: 'ELITE' }), await signedIn()];
  await owner.call('POST', '/api/team/invitations', { email: member.email });
  expect((await member.call('GET', '/api/guides/training')).status).toBe(403);
  const [{ id }] = (await member.call('GET', '/api/invitations')).body;
  await member.call('POST', `/api/invitations/${id}/accept`);
  expect((await member.call('GET', '/api/guides/training')).status).toBe(200);
});

test('a guide comes in the reader’s language, an unknown language in Italian', async () => {
  const reader = await signedIn({ subscriptionPlan: 'ELITE' });
  const titles: string[] = [];
  for (const language of ['it', 'en', 'de-AT', 'fr', 'es', 'nl']) {
    const headers = { 'accept-language': language };
    const answer = await reader.call('GET', '/api/guides/strategy', undefined, headers);
    titles.push(answer.body.title);
  }
  expect(new Set(titles).size).toBe(5);
  expect(titles[5]).toBe(titles[0]);
});

test('a guide that is none, and a reader who is not signed in', async () => {
  const reader = await signedIn({ subscriptionPlan: 'ELITE' });
  expect((await reader.call('GET', '/api/guides/secrets')).status).toBe(400);
  expect((await visitor().call('GET', '/api/guides/training')).status).toBe(401);
  expect(errors).toEqual([]);
});
