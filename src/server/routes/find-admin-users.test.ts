import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog, user } from '#server/store/schema.ts';
import { userStore } from '#server/store/user-store.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const { db, signedIn, errors } = await createTestApp();

/** Opened in this order, a minute apart; the third and the fourth at the same time. */
const people = [
  { email: 'zoe@alfa.example', firstName: 'Zoe', lastName: 'Neri', plan: 'PRO', status: 'active', minute: 0 },
  {
    email: 'mario@beta.example',
    firstName: 'Mario',
    lastName: 'Rossi',
    plan: 'ELITE',
    status: 'blocked',
    minute: 1,
  },
  {
    email: 'carla@alfa.example',
    firstName: 'Carla',
    lastName: 'Rossi',
    plan: 'FREE',
    status: 'active',
    minute: 2,
  },
  {
    email: 'dario_50@gamma.example',
    firstName: 'Dàrio',
    lastName: "D'Ambra",
    plan: 'ELITE',
    status: 'active',
    minute: 2,
  },
  {
    email: 'ugo@gamma.example',
    firstName: '=HYPERLINK("x")',
    lastName: '+39;"a"',
    plan: 'STARTER',
    status: 'inactive',
    minute: 3,
  },
] as const;
const admin = await signedIn({ email: 'boss@autoscritto.example', role: 'admin' });
for (const { email, firstName, lastName, plan, status, minute } of people) {
  const someone = await signedIn({ email });
  await someone.call('PUT', '/api/profile', { firstName, lastName });
  await userStore(db).update(someone.id, { subscriptionPlan: plan, subscriptionStatus: status });
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, minute));
  await db.update(user).set({ createdAt }).where(eq(user.id, someone.id));
}
await db
  .update(user)
  .set({ createdAt: new Date('2026-02-01') })
  .where(eq(user.id, admin.id));
const everybody = await db.select().from(user);
const idOf = (name: string) => everybody.find(({ email }) => email.startsWith(name))?.id ?? '';

const get = (query: string) => admin.call('GET', `/api/admin/users${query}`);
const namesOf = (users: { email: string }[]) => users.map(({ email }) => email.split(/[@_]/)[0]);
const find = async (query: string) => namesOf((await get(query)).body.users);

describe('users', () => {
  test.each([
    ['', ['boss', 'carla', 'dario', 'mario', 'ugo', 'zoe']],
    ['?status=active', ['boss', 'carla', 'dario', 'zoe']],
    ['?search=rossi', ['boss', 'carla', 'mario']],
    ['?search=ROSSI&plan=ELITE', ['mario']],
    ['?search=mario%20rossi', ['mario']],
    ['?search=alfa.example', ['carla', 'zoe']],
    ['?search=dàrio', ['dario']],
    ['?search=DÀRIO', ['dario']],
    ['?search=di', ['boss']],
    ['?search=%20%20ugo%20%20', ['ugo']],
    ['?search=o_5', ['dario']],
    ['?search=o%255', []],
    ["?search=d'am", ['dario']],
    ['?search=%5C', []],
    ['?search=nobody', []],
    ['?plan=ELITE&status=blocked', ['mario']],
    ['?status=inactive', ['ugo']],
    ['?role=admin', ['boss']],
    ['?role=user&plan=FREE', ['carla']],
    ['?role=admin&plan=PRO', []],
  ])('%s finds %j', async (query, names) => {
    expect((await find(query)).toSorted()).toEqual(names);
  });

  test.each([8, 13, 36])('are found by the first %i characters of an id', async (length) => {
    expect(await find(`?search=${idOf('zoe').slice(0, length)}`)).toContain('zoe');
    expect(await find(`?search=${idOf('zoe').toUpperCase().slice(0, length)}`)).toContain('zoe');
  });

  test('are not found by the middle of an id', async () => {
    expect(await find(`?search=${idOf('zoe').slice(10, 30)}`)).toEqual([]);
  });

  test.each([
    ['newest', ['boss', 'ugo', 'mario', 'zoe']],
    ['oldest', ['zoe', 'mario', 'ugo', 'boss']],
    ['email', ['boss', 'carla', 'dario', 'mario', 'ugo', 'zoe']],
    ['plan', ['mario', 'zoe', 'ugo', 'boss', 'carla']],
  ])('are sorted by %s', async (sort, names) => {
    const found = await find(`?sort=${sort}`);
    expect(found.filter((name) => name && names.includes(name))).toEqual(names);
    if (sort === 'plan') expect(found.slice(0, 2)).toContain('dario');
  });

  test('carry what the list shows, and nothing else', async () => {
    const [mario] = (await get('?search=mario')).body.users;
    expect(mario).toEqual({
      ...{ id: idOf('mario'), email: 'mario@beta.example', firstName: 'Mario', lastName: 'Rossi' },
      ...{ role: 'user', subscriptionPlan: 'ELITE', subscriptionStatus: 'blocked' },
      createdAt: '2026-01-01T00:01:00.000Z',
    });
  });
});

describe('pages', () => {
  test.each([
    'sort=newest',
    'sort=oldest',
    'sort=email',
    'sort=plan',
    'sort=plan&plan=ELITE',
    'sort=newest&search=example',
    'sort=email&search=example&role=user',
    'sort=plan&search=a',
    'sort=oldest&status=active',
  ])('of %s bring everybody once, in the order of the whole', async (query) => {
    const whole = await find(`?${query}`);
    for (const limit of [1, 2, 3]) {
      const seen: (string | undefined)[] = [];
      let after = '';
      for (let page = 0; page < 10; page++) {
        const { body } = await get(`?${query}&limit=${limit}${after}`);
        seen.push(...namesOf(body.users));
        if (!body.next) break;
        expect(body.users).toHaveLength(limit);
        after = `&after=${body.next}`;
      }
      expect(seen).toEqual(whole);
    }
  });

  const cursor = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const own = async (query: string) => (await get(`?limit=1${query}`)).body.next as string;
  const partsOf = async (query: string) =>
    JSON.parse(Buffer.from(await own(query), 'base64url').toString()) as string[];

  test.each<[string, string, () => Promise<string>]>([
    ['of another sort', '&sort=email', () => own('')],
    ['of another filter', '&plan=ELITE', () => own('')],
    ['of another search', '&search=rossi', () => own('&search=example')],
    ['that is no text of ours', '', async () => 'abc'],
    ['that is empty', '', async () => ''],
    ['that is half of one', '', async () => (await own('')).slice(0, 30)],
    ['that is a list of something else', '', async () => cursor([{}])],
    ['with no such day', '', async () => cursor((await partsOf('')).with(3, '2026-99-99T00:00:00.000Z'))],
    [
      'with a year no database takes',
      '',
      async () => cursor((await partsOf('')).with(3, '0000-01-01T00:00:00.000Z')),
    ],
    ['with a day that is SQL', '', async () => cursor((await partsOf('')).with(3, "'; drop table users"))],
    ['with an id of other signs', '', async () => cursor((await partsOf('')).with(4, 'a\u0000b'))],
    ['with a plan we have not', '', async () => cursor((await partsOf('')).with(2, 'GOLD'))],
    ['with one thing more', '', async () => cursor([...(await partsOf('')), 'x'])],
    [
      'with an e-mail of signs no database takes',
      '&sort=email',
      async () => cursor((await partsOf('&sort=email')).with(2, 'a\u0000')),
    ],
  ])('after a cursor %s are refused', async (_, query, make) => {
    const { status, body } = await get(`?limit=1${query}&after=${await make()}`);
    expect([status, body.field, body.message]).toEqual([400, 'after', expect.stringContaining('inizio')]);
  });
});

describe('as CSV', () => {
  const download = (query = '', language = 'it') =>
    admin.call('GET', `/api/admin/users.csv${query}`, undefined, { 'accept-language': language });

  test('promise 32: users come whole, for Excel in Italian, with no cell that computes', async () => {
    const { status, headers, body } = await download('?status=inactive');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="users.csv"');
    const titles = 'Id;E-mail;Nome;Cognome;Ruolo;Piano;Stato;Piano pagato;Registrato\r\n';
    const ugo = `${idOf('ugo')};ugo@gamma.example;"'=HYPERLINK(""x"")";"'+39;""a""";user;STARTER;inactive;;2026-01-01T00:03:00.000Z\r\n`;
    // Reading a text takes the mark of UTF-8 off.
    expect(body).toBe(titles + ugo);
    expect((await download('', 'de')).body).toContain('Tarif');
  });

  test('all of a filter come, and it is written down, but not what was searched', async () => {
    const before = await db.$count(auditLog);
    expect((await download('?plan=ELITE&search=example')).body.trim().split('\r\n')).toHaveLength(3);
    const [entry] = (await admin.call('GET', '/api/admin/audit?limit=10')).body.filter(
      ({ after }: { after: string }) => after === 'plan ELITE, search',
    );
    expect(entry).toMatchObject({ action: 'export', subject: 'users.csv', adminEmail: admin.email });
    expect(await db.$count(auditLog)).toBe(before + 1);
    expect((await download('?plan=GOLD')).status).toBe(400);
    expect(await db.$count(auditLog)).toBe(before + 1);
  });

  test('more than are held at once come, each once', async () => {
    await db.insert(user).values(
      Array.from({ length: 2100 }, (_, n) => ({
        ...{
          id: `many-${n}`,
          name: '',
          email: `many-${n}@many.example`,
          searchText: `many-${n}@many.example\n `,
        },
        createdAt: new Date(Date.UTC(2025, 0, 1, 0, 0, Math.floor(n / 3))),
      })),
    );
    for (const query of ['?search=many.example', '?role=user']) {
      const lines = (await download(query)).body.trim().split('\r\n').slice(1);
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.filter((line: string) => line.startsWith('many-'))).toHaveLength(2100);
    }
    // Too far back to be met on the way: found by the letters.
    expect(await find('?search=many-1@many&sort=newest')).toEqual(['many-1']);
    expect((await get('')).body.summary.totalUsers).toBe(await db.$count(user));
  });
});

test('nothing of all this was an error of ours', () => expect(errors).toEqual([]));
