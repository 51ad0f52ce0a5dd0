import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { administrationEndpoints } from '#contract/administration.ts';
import type { PlanId } from '#domain/subscriptions/plans.ts';
import { auditLog, contactMessages, user } from '#server/store/schema.ts';
import { userStore } from '#server/store/user-store.ts';
import { subscribe } from '#server/testing/paying.ts';
import { type Caller, createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { db, clock, signedIn, visitor, errors } = await createTestApp();
const admin = await signedIn({ email: 'ada@autoscritto.example', role: 'admin' });

const rowOf = async (id: string) => (await db.select().from(user).where(eq(user.id, id)))[0];
const entriesOf = (id: string) => db.select().from(auditLog).where(eq(auditLog.subjectId, id));
const list = async (query = '', caller: Caller = admin) =>
  (await caller.call('GET', `/api/admin/users${query}`)).body;
const change = (id: string, what: 'role' | 'subscription-status' | 'upgrade', payload: object, by = admin) =>
  by.call('PUT', `/api/admin/users/${id}/${what}`, payload);

const write = (
  subject: string,
  at: string,
  { email = 'aldo@example.org', plan = null }: { email?: string; plan?: PlanId | null } = {},
) => {
  const message = { name: 'Aldo', email, phone: '', subject, message: 'Ciao', status: 'new' as const };
  const id = randomUUID();
  return db
    .insert(contactMessages)
    .values({ id, ...message, plan, createdAt: new Date(at) })
    .then(() => id);
};

describe('every call of administrators', () => {
  const calls = Object.values(administrationEndpoints).map(({ method, path }) => {
    const address = path.replace('{userId}', admin.id).replace('{contactId}', randomUUID());
    return [method, address] as const;
  });
  const blocked = async () => {
    const someone = await signedIn({ role: 'admin' });
    await change(someone.id, 'subscription-status', { status: 'blocked' });
    return someone;
  };
  const demoted = async () => {
    const someone = await signedIn({ role: 'admin' });
    await someone.call('GET', '/api/admin/users');
    await change(someone.id, 'role', { role: 'user' });
    return someone;
  };
  const member = async () => {
    const owner = await signedIn({ subscriptionPlan: 'ELITE' });
    const someone = await signedIn();
    await owner.call('POST', '/api/team/invitations', { email: someone.email });
    const [invitation] = (await someone.call('GET', '/api/invitations')).body;
    await someone.call('POST', `/api/invitations/${invitation.id}/accept`);
    return someone;
  };

  test.each<[string, () => Promise<Caller>, number]>([
    ['a visitor', async () => visitor(), 401],
    ['a user with FREE', () => signedIn(), 403],
    ['a user with ELITE', () => signedIn({ subscriptionPlan: 'ELITE' }), 403],
    ['a member of a team', member, 403],
    ['a blocked administrator', blocked, 401],
    ['one who was an administrator until now', demoted, 403],
  ])('promise 20: is refused to %s, whatever he sends', async (_, open, status) => {
    const someone = await open();
    const written = await db.$count(auditLog);
    for (const [method, path] of calls) {
      const payload = method === 'GET' ? undefined : { role: 'user', email: admin.email };
      const answer = await someone.call(method, path, payload);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.body.message).toMatch(status === 401 ? /./ : /riservata agli amministratori/);
    }
    expect(await db.$count(auditLog)).toBe(written);
    expect(await rowOf(admin.id)).toMatchObject({ role: 'admin', subscriptionStatus: 'active' });
  });

  test.each<[string, string, unknown, number]>([
    ['PUT', `/api/admin/users/${admin.id}/role`, { role: 'owner' }, 400],
    ['PUT', `/api/admin/users/${admin.id}/role`, {}, 400],
    ['PUT', `/api/admin/users/${admin.id}/subscription-status`, { status: 'inactive' }, 400],
    ['PUT', `/api/admin/users/${admin.id}/upgrade`, { plan: 'GOLD' }, 400],
    ['PUT', '/api/admin/users/nobody/role', { role: 'admin' }, 404],
    ['PUT', '/api/admin/users/nobody/subscription-status', { status: 'blocked' }, 404],
    ['PUT', '/api/admin/users/nobody/upgrade', { plan: 'PRO' }, 404],
    ['PUT', '/api/admin/users/a%00b/upgrade', { plan: 'PRO' }, 400],
    ['DELETE', '/api/admin/users/nobody', { email: 'a@example.org' }, 404],
    ['PATCH', `/api/admin/contacts/${randomUUID()}/status`, { status: 'read' }, 404],
    ['PATCH', `/api/admin/contacts/${randomUUID()}/status`, { status: 'new' }, 400],
    ['PATCH', '/api/admin/contacts/nobody/status', { status: 'read' }, 400],
    ['GET', '/api/admin/users?limit=51', undefined, 400],
    ['GET', '/api/admin/users?sort=name', undefined, 400],
    ['GET', '/api/admin/users?role=boss', undefined, 400],
    ['GET', '/api/admin/contacts?afterId=1', undefined, 400],
    ['GET', '/api/admin/audit?afterAt=yesterday', undefined, 400],
    ['GET', `/api/admin/audit?afterAt=0000-01-01T00:00:00Z&afterId=${randomUUID()}`, undefined, 400],
    [
      'GET',
      `/api/admin/contacts?afterCreatedAt=0000-01-01T00:00:00Z&afterId=${randomUUID()}`,
      undefined,
      400,
    ],
    ['GET', `/api/descriptions?afterCreatedAt=0000-01-01T00:00:00Z&afterId=${randomUUID()}`, undefined, 400],
  ])('%s %s with %j answers %i', async (method, path, payload, status) => {
    const answer = await admin.call(method, path, payload);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/^[A-Z].{15}/);
  });
});

describe('what an administrator changes', () => {
  test('is changed at once, and written down once however often it is asked for', async () => {
    const someone = await signedIn();
    const steps = [
      ['role', { role: 'admin' }, 'role', 'user', 'admin'],
      ['role', { role: 'user' }, 'role', 'admin', 'user'],
      ['upgrade', { plan: 'ELITE' }, 'plan', 'FREE', 'ELITE'],
      ['subscription-status', { status: 'blocked' }, 'status', 'active', 'blocked'],
      ['subscription-status', { status: 'active' }, 'status', 'blocked', 'active'],
    ] as const;
    for (const [what, payload, action, before, after] of steps) {
      const at = new Date(clock.now.getTime() + 1);
      clock.now = at;
      const answers = [await change(someone.id, what, payload), await change(someone.id, what, payload)];
      expect(answers.map(({ status, body }) => [status, body])).toEqual([
        [200, {}],
        [200, {}],
      ]);
      const [entry] = (await admin.call('GET', '/api/admin/audit?limit=1')).body;
      expect(entry).toEqual({
        ...{ id: expect.any(String), at: at.toISOString(), adminEmail: admin.email },
        ...{ action, subjectId: someone.id, subject: someone.email, before, after },
      });
    }
    expect(await entriesOf(someone.id)).toHaveLength(steps.length);
    expect(await rowOf(someone.id)).toMatchObject({
      role: 'user',
      subscriptionPlan: 'ELITE',
      planIsGiven: true,
    });
  });

  test('stays written down for good, on the database too', async () => {
    for (const attempt of [
      db.update(auditLog).set({ after: 'nothing' }),
      db.delete(auditLog),
      db.execute('truncate audit_log'),
    ]) {
      const refused = await attempt.then(
        () => undefined,
        (error: Error) => error.cause as Error,
      );
      expect(refused?.message).toContain('never changed');
    }
  });

  test('names nobody in what cannot be erased', async () => {
    const someone = await signedIn({ email: 'mario.rossi@dealer.example' });
    await change(someone.id, 'upgrade', { plan: 'PRO' });
    expect(await entriesOf(someone.id)).toMatchObject([{ subject: 'm…@d….example' }]);
  });
});

describe('a plan given by hand', () => {
  const paidOf = async (someone: SignedInCaller) => (await list(`?search=${someone.email}`)).users[0];

  test('does not touch what is paid, and is given back to it', async () => {
    const someone = await signedIn();
    await subscribe(someone, 'STARTER annual');
    const business = await list();
    await change(someone.id, 'upgrade', { plan: 'ELITE' });
    expect(await paidOf(someone)).toMatchObject({ subscriptionPlan: 'ELITE', paidPlan: 'STARTER' });
    const given = await list();
    expect(given.summary.givenByHand).toBe(business.summary.givenByHand + 1);
    expect(given.summary.monthlyRevenue).toBe(business.summary.monthlyRevenue);
    await change(someone.id, 'upgrade', { plan: 'STARTER' });
    expect((await list()).summary.givenByHand).toBe(business.summary.givenByHand);
    expect(await rowOf(someone.id)).toMatchObject({ billingCycle: 'annual', planIsGiven: false });
  });

  test('is active for one who owes a renewal, and one who is blocked stays blocked', async () => {
    const [owing, blocked] = [await signedIn({ subscriptionStatus: 'inactive' }), await signedIn()];
    await change(owing.id, 'upgrade', { plan: 'PRO' });
    expect(await rowOf(owing.id)).toMatchObject({ subscriptionStatus: 'active' });
    await change(blocked.id, 'subscription-status', { status: 'blocked' });
    await change(blocked.id, 'upgrade', { plan: 'PRO' });
    expect(await rowOf(blocked.id)).toMatchObject({ subscriptionPlan: 'PRO', subscriptionStatus: 'blocked' });
  });
});

test('revenue is what running subscriptions are paid, annual ones by the month, and no plan given by hand', async () => {
  const { summary: before, revenueStats: revenue, planStats } = await list();
  await subscribe(await signedIn(), 'PRO monthly');
  await subscribe(await signedIn(), 'PRO annual');
  await subscribe(visitor(), 'ELITE annual', { email: 'not-signed-in@example.org' });
  await change((await signedIn()).id, 'upgrade', { plan: 'ELITE' });
  const after = await list();
  // 29 € a month; 296 € a year are 24.67 € a month, 500 € are 41.67 €.
  expect(after.summary.activeSubscriptions).toBe(before.activeSubscriptions + 3);
  expect(after.revenueStats.PRO - revenue.PRO).toBe(2900 + 2467);
  expect(after.revenueStats.ELITE - revenue.ELITE).toBe(4167);
  expect(after.summary.annualRevenue - before.annualRevenue).toBe(12 * 2900 + 29600 + 50000);
  expect(after.summary.givenByHand).toBe(before.givenByHand + 1);
  expect(after.planStats).toMatchObject({ PRO: planStats.PRO + 2, ELITE: planStats.ELITE + 1 });
});

describe('the last administrator who can sign in', () => {
  const others = async () =>
    (await list('?role=admin')).users.filter((one: { id: string }) => one.id !== admin.id);
  const alone = async () => {
    for (const { id } of await others()) await userStore(db).update(id, { role: 'user' });
  };

  test('stays one, whatever is asked', async () => {
    await alone();
    const blocked = await signedIn({ role: 'admin' });
    await change(blocked.id, 'subscription-status', { status: 'blocked' });
    const asked = [
      await change(admin.id, 'role', { role: 'user' }),
      await change(admin.id, 'subscription-status', { status: 'blocked' }),
      await admin.call('DELETE', `/api/admin/users/${admin.id}`, { email: admin.email }),
    ];
    for (const { status, body } of asked) {
      expect([status, body.message]).toEqual([409, expect.stringContaining('ultimo amministratore')]);
    }
    expect(await rowOf(admin.id)).toMatchObject({ role: 'admin', subscriptionStatus: 'active' });
    expect(await entriesOf(admin.id)).toEqual([]);
  });

  test.each([
    ['demote one another', (by: SignedInCaller, id: string) => change(id, 'role', { role: 'user' }, by)],
    [
      'block one another',
      (by: SignedInCaller, id: string) => change(id, 'subscription-status', { status: 'blocked' }, by),
    ],
    ['demote themselves', (by: SignedInCaller) => change(by.id, 'role', { role: 'user' }, by)],
  ])('is left when ten %s at the same time', async (_, act) => {
    await alone();
    const ten: SignedInCaller[] = [];
    while (ten.length < 10) ten.push(await signedIn({ role: 'admin' }));
    await userStore(db).update(admin.id, { role: 'user' });
    const answers = await Promise.all(ten.map((one, at) => act(one, ten[(at + 1) % 10]?.id ?? '')));
    await userStore(db).update(admin.id, { role: 'admin' });
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 401, 403, 409].includes(status))).toEqual([]);
    const left = await Promise.all(ten.map(({ id }) => rowOf(id)));
    const able = left.filter((one) => one?.role === 'admin' && one.subscriptionStatus !== 'blocked');
    expect(able).toHaveLength(10 - statuses.filter((status) => status === 200).length);
    expect(able.length).toBeGreaterThanOrEqual(1);
  });
});

describe('messages', () => {
  test('come newest first, a page at a time, those of one moment too', async () => {
    const written = ['2026-11-01T10:00:00Z', '2026-11-02T10:00:00Z', '2026-11-02T10:00:00Z'].map((at, n) =>
      write(`Messaggio ${n}`, at),
    );
    await Promise.all(written);
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 4; page++) {
      const { body } = await admin.call('GET', `/api/admin/contacts?limit=1${after}`);
      if (body.length === 0) break;
      expect(body[0]).not.toHaveProperty('phone');
      seen.push(body[0].subject);
      after = `&afterCreatedAt=${body[0].createdAt}&afterId=${body[0].id}`;
    }
    expect(seen.toSorted()).toEqual(['Messaggio 0', 'Messaggio 1', 'Messaggio 2']);
    expect(seen.at(-1)).toBe('Messaggio 0');
  });

  test('of PRO and ELITE stand first until they are read, a page at a time too', async () => {
    await db.delete(contactMessages);
    const days = { FREE: '05', PRO: '01', ELITE: '02', STARTER: '04' } as const;
    const ids = new Map<string, string>();
    for (const plan of ['FREE', 'PRO', 'ELITE', 'STARTER'] as const) {
      ids.set(plan, await write(plan, `2026-11-${days[plan]}T10:00:00Z`, { plan }));
    }
    await write('visitor', '2026-11-03T10:00:00Z');
    const seen = async () => {
      const subjects: string[] = [];
      for (let after = ''; ; ) {
        const [message] = (await admin.call('GET', `/api/admin/contacts?limit=1${after}`)).body;
        if (!message) return subjects;
        subjects.push(`${message.subject} ${message.priority ?? '-'} ${message.isUrgent}`);
        after = `&afterUrgent=${message.isUrgent}&afterCreatedAt=${message.createdAt}&afterId=${message.id}`;
      }
    };
    const others = ['FREE - false', 'STARTER - false', 'visitor - false'];
    expect(await seen()).toEqual(['ELITE ELITE true', 'PRO PRO true', ...others]);
    await admin.call('PATCH', `/api/admin/contacts/${ids.get('ELITE')}/status`, { status: 'read' });
    expect(await seen()).toEqual(['PRO PRO true', ...others, 'ELITE ELITE false']);
    await db.delete(contactMessages);
  });

  test('are read once, whoever clicks as often as he likes', async () => {
    const id = await write('Tre sedi', '2026-11-20T10:00:00Z');
    const read = () => admin.call('PATCH', `/api/admin/contacts/${id}/status`, { status: 'read' });
    expect((await Promise.all([read(), read(), read()])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    expect(await entriesOf(id)).toMatchObject([{ action: 'message', before: 'new', after: 'read' }]);
    // Another message may have been read in the same millisecond.
    const shown: { action: string; subject: string }[] = (await admin.call('GET', '/api/admin/audit')).body;
    const subjects = shown.filter(({ action }) => action === 'message').map(({ subject }) => subject);
    expect(subjects).toContain('Tre sedi');
  });
});

test('nothing of all this was an error of ours', () => expect(errors).toEqual([]));
