import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { apiKeys, user } from '#server/store/schema.ts';
import { userStore } from '#server/store/user-store.ts';
import { addressOf, type Belongings, everyApiCall, nobodys } from '#server/testing/every-call.ts';
import { programOf } from '#server/testing/program-of.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const testApp = await createTestApp();
const { db, signedIn, visitor, logged, errors } = testApp;
const calls = everyApiCall();
const panda = { make: 'Fiat', model: 'Panda', year: '2019', mileage: '41.000', copyStyles: ['professional'] };
const v1 = '/api/v1';

const dealerWithKey = async () => {
  const dealer = await signedIn({ subscriptionPlan: 'PRO' });
  return { dealer, program: await programOf(dealer, testApp) };
};
const asked = (call: (typeof calls)[number], of: Belongings) =>
  [...[call.endpoint.method, addressOf(call, of, call.forPrograms.path)], call.payload?.(of)] as [
    string,
    string,
    unknown,
  ];
/** What a call answers to each way of asking that must not be let in. */
async function answersOf(
  ask: (...call: [string, string, unknown]) => Promise<{ status: number; body: unknown }>,
) {
  const of = nobodys();
  const answers = calls.map(async (call) => [call.name, (await ask(...asked(call, of))).status] as const);
  return Object.fromEntries(await Promise.all(answers));
}
const each = (status: number) => Object.fromEntries(calls.map(({ name }) => [name, status]));

describe('a program with a key', () => {
  test('has a car described, finds and reads the description, changes the car and translates the text', async () => {
    const { dealer, program } = await dealerWithKey();
    const made = await program.call('POST', `${v1}/descriptions`, { vehicleData: panda });
    expect([made.status, made.body.id]).toEqual([200, expect.any(String)]);
    const { professionalDescription: text } = made.body.descriptions;
    expect(text).toContain('Panda');

    const found = await program.call('GET', `${v1}/descriptions?search=panda`);
    expect(found.body.map(({ id }: { id: string }) => id)).toEqual([made.body.id]);
    const whole = await program.call('GET', `${v1}/descriptions/${made.body.id}`);
    expect(whole.body).toMatchObject({ brief: { mileage: 41_000 }, copy: { professional: text } });

    const vehicle = { ...panda, copyStyles: undefined, price: '7.900' };
    const changed = await program.call('PUT', `${v1}/descriptions/${made.body.id}/vehicle`, { vehicle });
    expect([changed.status, changed.body.brief.price]).toEqual([200, 7900]);

    const german = await program.call('POST', `${v1}/translations`, { text, targetLanguage: 'de' });
    expect([german.status, german.body.targetLanguage]).toEqual([200, 'de']);
    expect((await dealer.call('GET', '/api/descriptions')).body).toHaveLength(1);
  });

  test('is answered a listing that cannot be read like the browser is', async () => {
    const { dealer, program } = await dealerWithKey();
    const payload = { url: 'http://127.0.0.1:1/annuncio' };
    const [by, own] = [
      await program.call('POST', `${v1}/listings`, payload),
      await dealer.call('POST', '/api/extract-url', payload),
    ];
    expect([by.status, by.body]).toEqual([200, own.body]);
    expect(by.body).toMatchObject({ success: false, message: expect.any(String) });
  });

  test('is answered as JSON, also where it would take a stream', async () => {
    const { program } = await dealerWithKey();
    const { headers, body } = await program.call(
      ...(['POST', `${v1}/descriptions`, { vehicleData: panda }] as const),
      { accept: 'text/event-stream' },
    );
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.id).toEqual(expect.any(String));
  });

  test.each([
    ['no JSON', 'POST', '/descriptions', '{', 400, 'invalid'],
    ['no make', 'POST', '/descriptions', { vehicleData: { model: 'Panda' } }, 400, 'invalid'],
    ['no id', 'GET', '/descriptions/7', undefined, 400, 'invalid'],
    ['a missing description', 'GET', `/descriptions/${nobodys().descriptionId}`, undefined, 404, 'not-found'],
    ['a page that is too long', 'GET', '/descriptions?limit=51', undefined, 400, 'invalid'],
    [
      'a style beyond the plan',
      'POST',
      '/descriptions',
      { vehicleData: { ...panda, copyStyles: ['advanced'] } },
      403,
      'forbidden',
    ],
    ['a path that is none', 'GET', '/cars', undefined, 404, 'not-found'],
    ['a method that is none', 'DELETE', '/descriptions', undefined, 404, 'not-found'],
    ['a call that is the browser’s only', 'GET', '/api-keys', undefined, 404, 'not-found'],
    [
      'too large a body',
      'POST',
      '/translations',
      { text: 'x'.repeat(1_100_000), targetLanguage: 'de' },
      413,
      'too-large',
    ],
  ])(
    'is told of %s by the id of the error and a sentence',
    async (_, method, path, payload, status, error) => {
      const { program } = await dealerWithKey();
      const answer = await program.call(method, v1 + path, payload);
      expect([answer.status, answer.body.error]).toEqual([status, error]);
      expect(answer.body.message).toEqual(expect.any(String));
    },
  );

  test('leaves when it was used in the list, to the minute, and its dealer counts as seen', async () => {
    const { dealer, program } = await dealerWithKey();
    await db
      .update(user)
      .set({ lastSeenAt: new Date('2026-01-01T00:00:00Z') })
      .where(eq(user.id, dealer.id));
    const lastUsed = async () => (await dealer.call('GET', '/api/api-keys')).body[0].lastUsedAt;
    expect(await lastUsed()).toBeUndefined();
    await program.call('GET', `${v1}/descriptions`);
    const first = await lastUsed();
    expect(first).toEqual(expect.any(String));
    await program.call('GET', `${v1}/descriptions`);
    expect(await lastUsed()).toBe(first);
    const [row] = await db.select().from(user).where(eq(user.id, dealer.id));
    expect(row?.lastSeenAt.getTime()).toBeGreaterThan(new Date('2026-01-02T00:00:00Z').getTime());
  });
});

test('the document of the calls is there for everybody, and names where the service is', async () => {
  const { status, body, headers } = await visitor().call('GET', `${v1}/openapi.json`);
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^application\/json/)]);
  expect(body.servers).toEqual([{ url: 'http://localhost:3000' }]);
  expect(Object.keys(body.paths)).toContain('/api/v1/descriptions/{id}/vehicle');
});

describe('promise 49: no call under /api/v1 is let in', () => {
  const authorization = (value: string) => ({ authorization: value });

  test('by a session, whatever the dealer’s plan', async () => {
    for (const rights of [{ subscriptionPlan: 'ELITE' }, { role: 'admin' }] as const) {
      const { call } = await signedIn(rights);
      expect(await answersOf(call)).toEqual(each(401));
    }
  });

  test.each([
    ['nothing', undefined],
    ['a word', 'Bearer secret'],
    ['a key that is none', `Bearer as_live_${'x'.repeat(43)}`],
    ['a scheme of another kind', `Basic as_live_${'x'.repeat(43)}`],
    ['SQL', "Bearer as_live_' or 1=1 --"],
  ])('by %s', async (_, value) => {
    const { call } = visitor();
    const answer = await answersOf((...of) => call(...of, value ? authorization(value) : {}));
    expect(answer).toEqual(each(401));
    const { headers, body } = await call(
      'GET',
      `${v1}/descriptions`,
      undefined,
      value ? authorization(value) : {},
    );
    expect([headers.get('www-authenticate'), body.error]).toEqual(['Bearer', 'unauthenticated']);
  });

  test('by a key in the address, the cookie or the body', async () => {
    const { program } = await dealerWithKey();
    const { call } = visitor();
    const path = `${v1}/descriptions`;
    const { secret } = program;
    expect((await call('GET', `${path}?key=${secret}&access_token=${secret}`)).status).toBe(401);
    expect((await call('GET', path, undefined, { cookie: `authorization=Bearer ${secret}` })).status).toBe(
      401,
    );
    expect((await call('GET', path, undefined, { 'x-api-key': secret })).status).toBe(401);
    expect((await call('POST', path, { vehicleData: panda, key: secret })).status).toBe(401);
  });

  test('by a key without its scope', async () => {
    const { dealer } = await dealerWithKey();
    for (const scope of ['read', 'write'] as const) {
      const program = await programOf(dealer, testApp, [scope]);
      for (const call of calls.filter(({ forPrograms }) => forPrograms.scope !== scope)) {
        const { status, body } = await program.call(...asked(call, nobodys()));
        expect([call.name, status, body.error]).toEqual([call.name, 403, 'forbidden']);
      }
    }
    expect(new Set(calls.map(({ forPrograms }) => forPrograms.scope))).toEqual(new Set(['read', 'write']));
  });

  const endings: [string, number, (dealer: SignedInCaller, keyId: string) => Promise<unknown>][] = [
    ['once it is revoked', 401, (dealer, id) => dealer.call('DELETE', `/api/api-keys/${id}`)],
    [
      'of a dealer who is blocked',
      401,
      ({ id }) => userStore(db).update(id, { subscriptionStatus: 'blocked' }),
    ],
    ['of a dealer who is deleted', 401, ({ id }) => db.delete(user).where(eq(user.id, id))],
    [
      'of a plan that is not paid',
      403,
      ({ id }) => userStore(db).update(id, { subscriptionStatus: 'inactive' }),
    ],
    ['of a plan without the API', 403, ({ id }) => userStore(db).update(id, { subscriptionPlan: 'STARTER' })],
  ];
  test.each(endings)('by a key %s', async (_, status, end) => {
    const { dealer, program } = await dealerWithKey();
    expect((await program.call('GET', `${v1}/descriptions`)).status).toBe(200);
    await end(dealer, program.keyId);
    expect(await answersOf(program.call)).toEqual(each(status));
  });

  test('by the key of a member, once they have left the team, and by it again with a plan of their own', async () => {
    const [owner, member] = [await signedIn({ subscriptionPlan: 'ELITE' }), await signedIn()];
    await owner.call('POST', '/api/team/invitations', { email: member.email });
    const [invitation] = (await member.call('GET', '/api/invitations')).body;
    await member.call('POST', `/api/invitations/${invitation.id}/accept`);
    const program = await programOf(member, testApp);
    const made = await program.call('POST', `${v1}/descriptions`, { vehicleData: panda });
    expect((await owner.call('GET', `/api/descriptions/${made.body.id}`)).status).toBe(200);
    await owner.call('DELETE', `/api/team/members/${member.id}`);
    expect(await answersOf(program.call)).toEqual(each(403));
    await userStore(db).update(member.id, { subscriptionPlan: 'PRO' });
    expect((await program.call('GET', `${v1}/descriptions/${made.body.id}`)).status).toBe(404);
  });
});

test('promise 49: no call of the browser is let in by a key', async () => {
  const { program } = await dealerWithKey();
  for (const call of calls) {
    const { status } = await program.call(
      call.endpoint.method,
      addressOf(call, nobodys()),
      call.payload?.(nobodys()),
    );
    expect([call.name, status]).toEqual([call.name, 401]);
  }
  expect((await program.call('GET', '/api/api-keys')).status).toBe(401);
  expect((await program.call('GET', '/api/auth/user')).status).toBe(401);
});

test('promise 7: a foreign page’s Origin changes nothing for a program, and sets no cookie', async () => {
  const { program } = await dealerWithKey();
  const answer = await program.call(
    'POST',
    `${v1}/descriptions`,
    { vehicleData: panda },
    { origin: 'https://evil.example' },
  );
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('promise 19: what is another dealer’s looks missing to a program, at every call with an id, and is in no list', async () => {
  const { dealer, program: own } = await dealerWithKey();
  const { program } = await dealerWithKey();
  const { body } = await own.call('POST', `${v1}/descriptions`, { vehicleData: panda });
  const of = { ...nobodys(), descriptionId: body.id };
  const withId = calls.filter(({ whose }) => whose === 'object');
  expect(withId.length).toBeGreaterThan(1);
  for (const call of withId) {
    const [foreign, missing] = [
      await program.call(...asked(call, of)),
      await program.call(...asked(call, nobodys())),
    ];
    expect([call.name, foreign.status, foreign.body]).toEqual([call.name, 404, missing.body]);
  }
  expect((await program.call('GET', `${v1}/descriptions`)).body).toEqual([]);
  expect((await dealer.call('GET', `/api/descriptions/${body.id}`)).body.changes).toEqual([]);
});

test('promise 35: no key stands in the log, and those that are refused are noted', async () => {
  const { program } = await dealerWithKey();
  const { secret } = program;
  await program.call('GET', `${v1}/descriptions`);
  await program.call('GET', `${v1}/${secret}`);
  await visitor().call('GET', `${v1}/descriptions?key=${secret}`, undefined, {
    authorization: `Basic ${secret}`,
  });
  const lines = logged.join('\n');
  expect(lines).not.toContain(secret.slice(8));
  expect(lines).toContain('"security":"api-key-refused"');
  expect(lines).toContain('"route":"/api/v1/descriptions"');
  const rows = JSON.stringify(await db.select().from(apiKeys));
  expect(rows).not.toContain(secret.slice(8));
});

test('no error of ours was met', () => expect(errors).toEqual([]));
