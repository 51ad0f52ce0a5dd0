import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { outbox } from '#server/store/schema.ts';
import { userStore } from '#server/store/user-store.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { db, clock, signedIn, visitor, errors } = await createTestApp();
const panda = { make: 'Fiat', model: 'Panda', year: '2019' };

const elite = (email?: string) => signedIn({ subscriptionPlan: 'ELITE', ...(email ? { email } : {}) });
const invite = (owner: SignedInCaller, email: unknown) =>
  owner.call('POST', '/api/team/invitations', { email });
const teamOf = async (someone: SignedInCaller) => (await someone.call('GET', '/api/team')).body;
const received = async (someone: SignedInCaller) => (await someone.call('GET', '/api/invitations')).body;
const mailsTo = (email: string) => db.select().from(outbox).where(eq(outbox.recipient, email));
const setPlan = (someone: SignedInCaller, subscriptionPlan: 'FREE' | 'PRO' | 'ELITE') =>
  userStore(db).update(someone.id, { subscriptionPlan });

async function join(owner: SignedInCaller, member: SignedInCaller) {
  expect((await invite(owner, member.email)).status).toBe(200);
  const found: { id: string; ownerId?: string }[] = await received(member);
  const [invitation] = found;
  return member.call('POST', `/api/invitations/${invitation?.id}/accept`, {});
}

async function write(someone: SignedInCaller): Promise<string> {
  const made = await someone.call('POST', '/api/generate-descriptions', { vehicleData: panda });
  expect(made.status).toBe(200);
  return made.body.id;
}

describe('a team', () => {
  test('the invited finds the invitation by his e-mail, joins, and works with plan, stock and usage of the owner', async () => {
    const owner = await elite();
    const member = await signedIn({ email: 'anna@example.org' });
    const ofOwner = await write(owner);
    const ofMember = await write(member);
    expect(await received(member)).toEqual([]);

    expect((await invite(owner, ' Anna@Example.ORG ')).status).toBe(200);
    const [mail] = await mailsTo('anna@example.org');
    expect(mail?.text).toContain('http://localhost:3000/join');
    const [invitation] = await received(member);
    expect(invitation).toMatchObject({ ownerName: 'Dina Rossi', companyName: '' });
    expect(mail?.text).not.toContain(invitation.id);
    const accepted = await member.call('POST', `/api/invitations/${invitation.id}/accept`, {});
    expect(accepted.status).toBe(200);

    const me = (await member.call('GET', '/api/auth/user')).body;
    expect([me.isTeamMember, me.subscriptionPlan]).toEqual([true, 'ELITE']);
    expect((await member.call('GET', `/api/descriptions/${ofOwner}`)).status).toBe(200);
    expect((await member.call('GET', `/api/descriptions/${ofMember}`)).status).toBe(404);
    const shared = await write(member);
    const stock = (await owner.call('GET', '/api/descriptions')).body;
    expect(stock.map(({ id }: { id: string }) => id).sort()).toEqual([shared, ofOwner].sort());
    for (const someone of [owner, member]) {
      const stats = (await someone.call('GET', '/api/dashboard/stats')).body;
      expect([stats.monthlyUsage, stats.remainingUsage]).toEqual([2, 'Unlimited']);
    }
    expect(await teamOf(owner)).toMatchObject({
      ...{ role: 'owner', accounts: 5, invitations: [] },
      members: [{ id: member.id, email: 'anna@example.org' }],
    });
    expect(await teamOf(member)).toMatchObject({
      ...{ role: 'member', accounts: 5, invitations: [] },
      owner: { id: owner.id, email: owner.email },
    });
  });

  test('house sentences are the team’s', async () => {
    const [owner, member] = [await elite(), await signedIn()];
    await join(owner, member);
    const sentences = [
      { text: 'Permuta il tuo usato.', language: 'it', styles: ['professional'], place: 'end' },
    ];
    const saved = await member.call('PUT', '/api/house-sentences', { sentences });
    const ofOwner = (await owner.call('GET', '/api/house-sentences')).body;
    expect([saved.status, ofOwner.sentences.length]).toEqual([200, 1]);
  });

  test.each(['leaves', 'is removed'])(
    'who %s has his own plan and texts again, and what he wrote stays',
    async (way) => {
      const [owner, member] = [await elite(), await signedIn({ subscriptionPlan: 'STARTER' })];
      const own = await write(member);
      await join(owner, member);
      const shared = await write(member);
      const gone =
        way === 'leaves'
          ? await member.call('POST', '/api/team/leave', {})
          : await owner.call('DELETE', `/api/team/members/${member.id}`);
      expect(gone.status).toBe(200);
      const me = (await member.call('GET', '/api/auth/user')).body;
      expect([me.isTeamMember, me.subscriptionPlan]).toEqual([false, 'STARTER']);
      const mine = (await member.call('GET', '/api/descriptions')).body;
      expect(mine.map(({ id }: { id: string }) => id)).toEqual([own]);
      expect((await owner.call('GET', `/api/descriptions/${shared}`)).status).toBe(200);
      expect((await member.call('GET', `/api/descriptions/${shared}`)).status).toBe(404);
      expect((await teamOf(owner)).members).toEqual([]);
    },
  );

  test('who was removed is written to, and the owner when somebody leaves', async () => {
    const [owner, member] = [await elite(), await signedIn()];
    const subjectsTo = async ({ email }: SignedInCaller) =>
      (await mailsTo(email)).map(({ subject }) => subject);
    await join(owner, member);
    await owner.call('DELETE', `/api/team/members/${member.id}`);
    expect(await subjectsTo(member)).toContain('Non fai più parte del team');
    expect(await subjectsTo(owner)).toEqual([]);
    await join(owner, member);
    await member.call('POST', '/api/team/leave', {});
    expect(await subjectsTo(owner)).toEqual(['Dina Rossi non è più nel tuo team']);
  });

  test('it rests while its owner has no active plan for it, and comes back', async () => {
    const [owner, member] = [await elite(), await signedIn({ subscriptionPlan: 'PRO' })];
    await join(owner, member);
    const planOf = async () => {
      const me = (await member.call('GET', '/api/auth/user')).body;
      return [me.subscriptionPlan, me.isTeamMember, (await teamOf(member)).accounts];
    };
    expect(await planOf()).toEqual(['ELITE', true, 5]);
    await setPlan(owner, 'FREE');
    expect(await planOf()).toEqual(['PRO', false, 1]);
    expect((await teamOf(member)).role).toBe('member');
    await setPlan(owner, 'ELITE');
    await userStore(db).update(owner.id, { subscriptionStatus: 'inactive' });
    expect(await planOf()).toEqual(['PRO', false, 1]);
    await userStore(db).update(owner.id, { subscriptionStatus: 'active' });
    expect(await planOf()).toEqual(['ELITE', true, 5]);
  });

  test('a resting team can be left', async () => {
    const [owner, member] = [await elite(), await signedIn()];
    await join(owner, member);
    await setPlan(owner, 'FREE');
    expect((await member.call('POST', '/api/team/leave', {})).status).toBe(200);
    await setPlan(owner, 'ELITE');
    expect((await member.call('GET', '/api/auth/user')).body.isTeamMember).toBe(false);
    const again = await member.call('POST', '/api/team/leave', {});
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('nessun team')]);
  });

  test('a deleted member vanishes from it, a deleted owner takes it with him', async () => {
    const [owner, first, second] = [await elite(), await signedIn(), await signedIn()];
    await join(owner, first);
    await join(owner, second);
    await db.execute(sql`DELETE FROM users WHERE id = ${first.id}`);
    expect((await teamOf(owner)).members).toMatchObject([{ id: second.id }]);
    await db.execute(sql`DELETE FROM users WHERE id = ${owner.id}`);
    expect(await teamOf(second)).toMatchObject({ role: 'owner', accounts: 1, members: [] });
  });
});

describe('inviting', () => {
  test.each([
    ['no e-mail', 'nobody'],
    ['nothing', ''],
    ['no text', 7],
    ['a look-alike', 'аnna@example.org'],
  ])('%s is refused under its field', async (_, email) => {
    const answer = await invite(await elite(), email);
    expect([answer.status, answer.body.field]).toEqual([400, 'email']);
  });

  test('oneself and a member are refused under the field', async () => {
    const [owner, member] = [await elite(), await signedIn()];
    await join(owner, member);
    for (const email of [owner.email.toUpperCase(), member.email]) {
      const answer = await invite(owner, email);
      expect([answer.status, answer.body.field]).toEqual([400, 'email']);
    }
  });

  test.each(['FREE', 'STARTER', 'PRO'] as const)('a %s user has no team', async (subscriptionPlan) => {
    const answer = await invite(await signedIn({ subscriptionPlan }), 'x@example.org');
    expect([answer.status, answer.body.message]).toEqual([403, expect.stringContaining('ELITE')]);
  });

  test('an ELITE plan that is not paid has none either', async () => {
    const owner = await signedIn({ subscriptionPlan: 'ELITE', subscriptionStatus: 'inactive' });
    expect((await invite(owner, 'x@example.org')).status).toBe(403);
  });

  test('an administrator’s rights are his alone', async () => {
    expect((await invite(await signedIn({ role: 'admin' }), 'x@example.org')).status).toBe(403);
  });

  test('a member neither invites nor sees invitations, nor touches the owner’s', async () => {
    const [owner, member, other] = [await elite(), await signedIn(), await signedIn()];
    await join(owner, member);
    await join(owner, other);
    await invite(owner, 'pending@example.org');
    const [{ id }] = (await teamOf(owner)).invitations;
    expect((await invite(member, 'x@example.org')).status).toBe(403);
    expect((await teamOf(member)).invitations).toEqual([]);
    expect((await member.call('DELETE', `/api/team/invitations/${id}`)).status).toBe(404);
    expect((await member.call('DELETE', `/api/team/members/${other.id}`)).status).toBe(404);
    expect((await member.call('DELETE', `/api/team/members/${owner.id}`)).status).toBe(404);
    expect((await teamOf(owner)).members).toHaveLength(2);
  });

  test('whether the e-mail has an account is not told', async () => {
    const [owner, known] = [await elite(), await signedIn()];
    const answers = [await invite(owner, known.email), await invite(owner, 'unknown@example.org')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, {}],
      [200, {}],
    ]);
    expect((await teamOf(owner)).invitations.map((one: object) => Object.keys(one))).toEqual([
      ['id', 'email', 'expiresAt'],
      ['id', 'email', 'expiresAt'],
    ]);
  });

  test('inviting again renews the invitation and writes again', async () => {
    const owner = await elite();
    await invite(owner, 'again@example.org');
    const [first] = (await teamOf(owner)).invitations;
    clock.now = new Date(clock.now.getTime() + 3 * 86_400_000);
    await invite(owner, 'again@example.org');
    const renewed = (await teamOf(owner)).invitations;
    expect(renewed).toMatchObject([{ id: first.id, email: 'again@example.org' }]);
    expect(Date.parse(renewed[0].expiresAt) - Date.parse(first.expiresAt)).toBe(3 * 86_400_000);
    expect(await mailsTo('again@example.org')).toHaveLength(2);
  });

  test('the fifth account is the last: members and open invitations count, a withdrawn one does not', async () => {
    const [owner, member] = [await elite(), await signedIn()];
    await join(owner, member);
    for (const name of ['b', 'c', 'd']) expect((await invite(owner, `${name}@example.org`)).status).toBe(200);
    const full = await invite(owner, 'e@example.org');
    expect([full.status, full.body.field]).toEqual([402, 'email']);
    expect(await mailsTo('e@example.org')).toEqual([]);
    expect((await invite(owner, 'b@example.org')).status).toBe(200);
    const [{ id }] = (await teamOf(owner)).invitations;
    expect((await owner.call('DELETE', `/api/team/invitations/${id}`)).status).toBe(200);
    expect((await owner.call('DELETE', `/api/team/invitations/${id}`)).status).toBe(404);
    expect((await invite(owner, 'e@example.org')).status).toBe(200);
    expect((await invite(owner, 'f@example.org')).status).toBe(402);
  });

  test('ten at once give four', async () => {
    const owner = await elite();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => invite(owner, `parallel-${n}@example.org`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(4).fill(200),
      ...Array(6).fill(402),
    ]);
    expect((await teamOf(owner)).invitations).toHaveLength(4);
  });

  test('an expired one takes no place', async () => {
    const owner = await elite();
    for (const name of ['p', 'q', 'r', 's']) await invite(owner, `${name}@example.org`);
    clock.now = new Date(clock.now.getTime() + 7 * 86_400_000);
    expect((await teamOf(owner)).invitations).toEqual([]);
    expect((await invite(owner, 't@example.org')).status).toBe(200);
  });

  test('one address is not flooded, and nobody floods many', async () => {
    const owner = await elite();
    for (let n = 0; n < 5; n++) expect((await invite(owner, 'victim@example.org')).status).toBe(200);
    const sixth = await invite(owner, 'victim@example.org');
    expect([sixth.status, sixth.body.field]).toEqual([429, 'email']);
    expect(await mailsTo('victim@example.org')).toHaveLength(5);
    expect((await invite(await elite(), 'victim@example.org')).status).toBe(429);
    for (let n = 0; n < 14; n++) await invite(owner, `many-${n}@example.org`);
    expect((await invite(owner, 'many-15@example.org')).status).toBe(429);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    expect((await invite(owner, 'many-16@example.org')).status).toBe(402);
  });
});

describe('accepting', () => {
  test('an invitation is nobody else’s to see, accept, decline or withdraw', async () => {
    const [owner, invited, stranger, otherOwner] = [
      await elite(),
      await signedIn(),
      await signedIn(),
      await elite(),
    ];
    await invite(owner, invited.email);
    const [{ id }] = (await teamOf(owner)).invitations;
    expect(await received(stranger)).toEqual([]);
    for (const [who, method, path] of [
      [stranger, 'POST', `/api/invitations/${id}/accept`],
      [stranger, 'DELETE', `/api/invitations/${id}`],
      [owner, 'POST', `/api/invitations/${id}/accept`],
      [otherOwner, 'DELETE', `/api/team/invitations/${id}`],
    ] as const) {
      expect([path, (await who.call(method, path)).status]).toEqual([path, 404]);
    }
    expect(await received(invited)).toHaveLength(1);
  });

  test('an e-mail that is not verified accepts nothing', async () => {
    const [owner, invited] = [await elite(), await signedIn()];
    await invite(owner, invited.email);
    const [{ id }] = await received(invited);
    await db.execute(sql`UPDATE users SET email_verified = false WHERE id = ${invited.id}`);
    expect(await received(invited)).toEqual([]);
    expect((await invited.call('POST', `/api/invitations/${id}/accept`)).status).toBe(404);
    expect((await invited.call('DELETE', `/api/invitations/${id}`)).status).toBe(404);
  });

  test('an expired, a withdrawn, a declined and an accepted one are gone', async () => {
    const owner = await elite();
    const accept = (someone: SignedInCaller, id: string) =>
      someone.call('POST', `/api/invitations/${id}/accept`);
    const people = [await signedIn(), await signedIn(), await signedIn(), await signedIn()] as const;
    const ids: string[] = [];
    for (const someone of people) {
      await invite(owner, someone.email);
      ids.push((await received(someone))[0].id);
    }
    const [late = '', withdrawn = '', declined = '', accepted = ''] = ids;
    await owner.call('DELETE', `/api/team/invitations/${withdrawn}`);
    expect((await people[2].call('DELETE', `/api/invitations/${declined}`)).status).toBe(200);
    expect((await accept(people[3], accepted)).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 7 * 86_400_000);
    expect((await accept(people[0], late)).status).toBe(404);
    expect((await accept(people[1], withdrawn)).status).toBe(404);
    expect((await accept(people[2], declined)).status).toBe(404);
    expect((await accept(people[3], accepted)).status).toBe(404);
    expect((await teamOf(owner)).members).toHaveLength(1);
  });

  test('who is in a team stays there', async () => {
    const [owner, other, member] = [await elite(), await elite(), await signedIn()];
    await join(owner, member);
    const second = await join(other, member);
    expect([second.status, second.body.message]).toEqual([409, expect.stringContaining('un team')]);
    expect((await teamOf(member)).owner.id).toBe(owner.id);
  });

  test('who has a team keeps it', async () => {
    const [owner, other, member] = [await elite(), await elite(), await signedIn()];
    await join(other, member);
    const answer = await join(owner, other);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('un tuo team')]);
    expect((await teamOf(other)).role).toBe('owner');
  });

  test.each(['active', 'past-due'])('who has a subscription that is %s ends it first', async (state) => {
    const [owner, payer] = [await elite(), await signedIn({ subscriptionPlan: 'PRO' })];
    await db.execute(sql`INSERT INTO subscriptions
      (id, customer_id, user_id, email, language, plan, billing_cycle, state, is_revoked,
       ends_at_period_end, created_at, read_at, version)
      VALUES (${`sub-${payer.id}`}, 'c', ${payer.id}, ${payer.email}, 'it', 'PRO', 'monthly', ${state}, false,
       false, now(), now(), 1)`);
    const answer = await join(owner, payer);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('a pagamento')]);
    await db.execute(sql`UPDATE subscriptions SET state = 'ended' WHERE user_id = ${payer.id}`);
    expect((await join(owner, payer)).status).toBe(200);
  });

  test('a team that rests takes nobody in, and who is in it invites nobody', async () => {
    const [owner, invited, member] = [await elite(), await signedIn(), await signedIn()];
    await join(owner, member);
    await invite(owner, invited.email);
    await setPlan(owner, 'FREE');
    const [{ id }] = await received(invited);
    const answer = await invited.call('POST', `/api/invitations/${id}/accept`);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('ELITE')]);
    await setPlan(member, 'ELITE');
    expect((await invite(member, 'x@example.org')).status).toBe(403);
  });

  test('who joins twice at once is a member once; two owners who invite each other do not block', async () => {
    const [first, second] = [await elite(), await elite()];
    await invite(first, second.email);
    await invite(second, first.email);
    const [[toSecond], [toFirst]] = [await received(second), await received(first)];
    const answers = await Promise.all([
      second.call('POST', `/api/invitations/${toSecond.id}/accept`),
      second.call('POST', `/api/invitations/${toSecond.id}/accept`),
      first.call('POST', `/api/invitations/${toFirst.id}/accept`),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const roles = [(await teamOf(first)).role, (await teamOf(second)).role].sort();
    expect(roles).toEqual(['member', 'owner']);
  });

  test('a sentence that says what to do comes in every language', async () => {
    const someone = await signedIn();
    const sentences = new Set<string>();
    for (const language of ['it', 'en', 'de', 'fr', 'es']) {
      const headers = { 'accept-language': language };
      const answer = await someone.call('POST', '/api/team/invitations', { email: 'x@example.org' }, headers);
      sentences.add(answer.body.message);
    }
    expect(sentences.size).toBe(5);
  });
});

test('a visitor is asked to sign in, and an id that is none is no fault of ours', async () => {
  const someone = await signedIn();
  for (const [method, path, status] of [
    ['GET', '/api/team', 401],
    ['POST', '/api/team/leave', 401],
    ['GET', '/api/invitations', 401],
  ] as const) {
    expect((await visitor().call(method, path)).status).toBe(status);
  }
  for (const path of ['/api/team/invitations/7', '/api/invitations/%00']) {
    expect((await someone.call('DELETE', path)).status).toBe(400);
  }
  expect((await someone.call('DELETE', `/api/team/members/${'x'.repeat(50)}`)).status).toBe(404);
  expect(errors).toEqual([]);
});
