import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { apiKeys } from '#server/store/schema.ts';
import { userStore } from '#server/store/user-store.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { db, signedIn, visitor, logged, errors } = await createTestApp();
const path = '/api/api-keys';
const asked = { name: 'Gestionale', scopes: ['read', 'write'] };
const create = (someone: SignedInCaller, payload: unknown = asked) => someone.call('POST', path, payload);
const listOf = async (someone: SignedInCaller) => (await someone.call('GET', path)).body;

describe('an API key', () => {
  test('is answered once, kept as a digest, listed without it, and its owner is mailed', async () => {
    const dealer = await signedIn({ subscriptionPlan: 'PRO', email: 'dealer@keys.example' });
    const { status, body } = await create(dealer, { ...asked, name: '  Il  gestionale ' });
    const { secret, ...key } = body;
    expect(status).toBe(200);
    expect(secret).toMatch(/^as_live_[\w-]{43}$/);
    expect(key).toEqual({
      ...{ id: expect.any(String), name: 'Il gestionale', scopes: ['read', 'write'] },
      ...{ lastCharacters: secret.slice(-4), createdAt: '2026-11-21T10:00:00.000Z' },
    });
    expect(await listOf(dealer)).toEqual([key]);
    const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
    expect(row?.digest).toBe(createHash('sha256').update(secret).digest('base64url'));
    expect(JSON.stringify(row)).not.toContain(secret.slice(0, -4));
    const mails = await mailsTo(db, dealer.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Una nuova chiave API apre il tuo account']);
    expect(mails[0]?.text).toContain('Il gestionale');
    expect([mails[0]?.text, ...logged].join('\n')).not.toContain(secret.slice(0, -4));
    expect(logged.some((line) => line.includes('"security":"api-key-created"'))).toBe(true);
  });

  test('is dead and gone once it is revoked', async () => {
    const dealer = await signedIn({ subscriptionPlan: 'ELITE' });
    const { id } = (await create(dealer)).body;
    expect((await dealer.call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect(await listOf(dealer)).toEqual([]);
    expect((await dealer.call('DELETE', `${path}/${id}`)).status).toBe(404);
  });

  test.each([
    ['FREE', 403],
    ['STARTER', 403],
    ['PRO', 200],
    ['ELITE', 200],
  ] as const)('of a dealer with the plan %s is answered with %i', async (subscriptionPlan, status) => {
    const dealer = await signedIn({ subscriptionPlan });
    const answer = await create(dealer);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.message).toMatch(/piani PRO ed ELITE/);
    expect(await listOf(dealer)).toHaveLength(status === 200 ? 1 : 0);
    expect(await mailsTo(db, dealer.email)).toHaveLength(status === 200 ? 1 : 0);
  });

  test('is not created with a plan that is not paid, but a key that was there can be revoked', async () => {
    const dealer = await signedIn({ subscriptionPlan: 'PRO' });
    const { id } = (await create(dealer)).body;
    await userStore(db).update(dealer.id, { subscriptionStatus: 'inactive' });
    expect((await create(dealer)).status).toBe(403);
    expect((await dealer.call('DELETE', `${path}/${id}`)).status).toBe(200);
  });

  test.each([
    ['no name', { scopes: ['read'] }, 'name'],
    ['a name of spaces', { ...asked, name: '   ' }, 'name'],
    ['a name that is too long', { ...asked, name: 'x'.repeat(61) }, 'name'],
    ['no scope', { ...asked, scopes: [] }, 'scopes'],
    ['an unknown scope', { ...asked, scopes: ['admin'] }, 'scopes.0'],
    ['no list of scopes', { ...asked, scopes: 'read' }, 'scopes'],
  ])('with %s is refused', async (_, payload, field) => {
    const { status, body } = await create(await signedIn({ subscriptionPlan: 'PRO' }), payload);
    expect([status, body.field]).toEqual([400, field]);
  });

  test('is the twentieth at most, however many are asked for at once', async () => {
    const dealer = await signedIn({ subscriptionPlan: 'PRO' });
    const answers = await Promise.all(Array.from({ length: 23 }, () => create(dealer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 20 }, () => 200),
      ...[409, 409, 409],
    ]);
    expect(await listOf(dealer)).toHaveLength(20);
  });

  test('of a team member is seen and revoked by nobody else, not even the owner', async () => {
    const [owner, member] = [await signedIn({ subscriptionPlan: 'ELITE' }), await signedIn()];
    await owner.call('POST', '/api/team/invitations', { email: member.email });
    const [invitation] = (await member.call('GET', '/api/invitations')).body;
    await member.call('POST', `/api/invitations/${invitation.id}/accept`);
    const [{ body: owners }, { body: members }] = [await create(owner), await create(member)];
    expect((await listOf(owner)).map(({ id }: { id: string }) => id)).toEqual([owners.id]);
    expect((await listOf(member)).map(({ id }: { id: string }) => id)).toEqual([members.id]);
    expect((await owner.call('DELETE', `${path}/${members.id}`)).status).toBe(404);
    expect((await member.call('DELETE', `${path}/${owners.id}`)).status).toBe(404);
  });

  test('is nothing for visitors', async () => {
    expect((await visitor().call('POST', path, asked)).status).toBe(401);
    expect((await visitor().call('GET', path)).status).toBe(401);
  });
});

test('no error of ours was met', () => expect(errors).toEqual([]));
