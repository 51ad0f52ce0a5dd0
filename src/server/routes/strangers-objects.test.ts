import { describe, expect, test } from 'vitest';
import { addressOf, type Belongings, everyCall, nobodys } from '#server/testing/every-call.ts';
import { giveBelongings, rowsAbout } from '#server/testing/give-belongings.ts';
import {
  type Answer,
  type Caller,
  createTestApp,
  type SignedInCaller,
  testPassword,
} from '#server/testing/test-app.ts';

const testApp = await createTestApp();
const { db, signedIn, visitor, errors } = testApp;
const { owner, ...belongings } = await giveBelongings(testApp);
const { userId, email, word, ...ids } = belongings;
/** Whatever of the owner's must neither be shown nor change. */
const marks = [userId, email, word, ...Object.values(ids)];
const calls = everyCall();
const objectCalls = calls.filter(({ whose }) => whose === 'object');

const told = ({ status, body, headers }: Answer) => ({
  ...{ status, body, type: headers.get('content-type'), file: headers.get('content-disposition') },
});

async function joinTeamOf(boss: SignedInCaller, someone: SignedInCaller): Promise<void> {
  await boss.call('POST', '/api/team/invitations', { email: someone.email });
  const [invitation] = (await someone.call('GET', '/api/invitations')).body;
  const joined = await someone.call('POST', `/api/invitations/${invitation.id}/accept`);
  expect(joined.status).toBe(200);
}

/** Everybody who might have got in by a right that is not his: each time somebody new. */
const strangers: Record<string, () => Promise<SignedInCaller>> = {
  'a user with FREE': () => signedIn(),
  'an owner of another team': () => signedIn({ subscriptionPlan: 'ELITE' }),
  'a member of another team': async () => {
    const [boss, someone] = [await signedIn({ subscriptionPlan: 'ELITE' }), await signedIn()];
    await joinTeamOf(boss, someone);
    return someone;
  },
  'an administrator': () => signedIn({ role: 'admin' }),
};

test('promise 19: every endpoint with an id in its address is known, and whose that id is', () => {
  const withId = calls.filter(({ endpoint }) => /\{\w*[iI]d\}/.test(endpoint.path));
  expect(withId.map(({ name, whose }) => [name, whose])).toEqual(
    withId.map(({ name, endpoint }) => [name, endpoint.access === 'admin' ? 'admin' : 'object']),
  );
  expect(objectCalls.every((call) => withId.includes(call))).toBe(true);
  expect(new Set(objectCalls.flatMap(({ params }) => Object.values(params?.(belongings) ?? {}))).size).toBe(
    // descriptions, receipts, sessions, linked ways, API keys, webhooks and their events, wordings, stock jobs and cars, two kinds of invitations, members; a language and a style
    13 + 2,
  );
});

describe('promise 19: what belongs to somebody else looks as if it did not exist', () => {
  for (const [who, open] of Object.entries(strangers)) {
    test(`to ${who}, at every address with its id, and stays as it is`, async () => {
      const before = await rowsAbout(db, marks);
      const stranger = await open();
      for (const call of objectCalls) {
        const ask = (of: Belongings) =>
          stranger.call(call.endpoint.method, addressOf(call, of), call.payload?.(of));
        const [foreign, missing] = [await ask(belongings), await ask(nobodys())];
        expect([call.name, told(foreign)]).toEqual([call.name, told(missing)]);
        expect([call.name, foreign.status]).toEqual([call.name, 404]);
      }
      expect(await rowsAbout(db, marks)).toEqual(before);
    });
  }

  test('by any other method, too', async () => {
    const before = await rowsAbout(db, marks);
    const stranger = await signedIn({ subscriptionPlan: 'ELITE' });
    for (const call of objectCalls) {
      for (const method of ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE']) {
        const payload = method === 'HEAD' ? undefined : {};
        const ask = (of: Belongings) => stranger.call(method, addressOf(call, of), payload);
        const [foreign, missing] = [await ask(belongings), await ask(nobodys())];
        expect([method, call.name, told(foreign)]).toEqual([method, call.name, told(missing)]);
        expect([method, call.name, foreign.status]).toEqual([
          method,
          call.name,
          expect.toSatisfy((status) => status >= 400 && status < 500),
        ]);
      }
    }
    expect(await rowsAbout(db, marks)).toEqual(before);
  });

  test('while its owner finds each of these objects', async () => {
    const reading = objectCalls.filter(({ endpoint }) => endpoint.method === 'GET');
    for (const call of reading) {
      const { status } = await owner.call('GET', addressOf(call, belongings));
      expect([call.name, status]).toEqual([call.name, 200]);
    }
    expect(reading.length).toBeGreaterThan(4);
  });
});

describe('promise 19: lists, filters, figures and exports show the caller’s own', () => {
  const filters = [
    '',
    ...['userId', 'ownerId', 'user', 'owner'].map((name) => `?${name}=${userId}`),
    ...['email', 'to', 'search', 'q'].map((name) => `?${name}=${encodeURIComponent(email)}`),
    `?search=${encodeURIComponent(word)}`,
    '?search=%25',
    '?search=_',
    `?id=${ids.descriptionId}`,
    `?afterCreatedAt=2030-01-01T00:00:00Z&afterId=${ids.descriptionId}`,
    '?view=published',
    '?limit=50',
  ];
  const reading = calls.filter(
    ({ name, whose, endpoint }) => whose === 'own' && endpoint.method === 'GET' && name !== 'logout',
  );
  const asked = (caller: Caller, path: string) => caller.call('GET', path);

  for (const [who, open] of Object.entries(strangers)) {
    test(`to ${who}, whatever he asks for`, async () => {
      const stranger = await open();
      for (const call of reading) {
        for (const filter of call.endpoint.answer === 'file' ? [''] : filters) {
          const { status, body } = await asked(stranger, `${addressOf(call, belongings)}${filter}`);
          const shown = JSON.stringify(body);
          expect([call.name, status]).toEqual([call.name, expect.toSatisfy((s) => s < 500)]);
          expect([call.name, filter, marks.filter((mark) => shown.includes(mark))]).toEqual([
            ...[call.name, filter],
            [],
          ]);
        }
      }
    });
  }

  test('while the owner himself is shown them', async () => {
    const shown: string[] = [];
    for (const call of reading) {
      const { body } = await asked(owner, addressOf(call, belongings));
      if (marks.some((mark) => JSON.stringify(body).includes(mark))) shown.push(call.name);
    }
    expect(shown).toEqual(
      expect.arrayContaining([
        ...['getCurrentUser', 'findSessions', 'findReceipts', 'getTeam', 'findReceivedInvitations'],
        ...['findDescriptions', 'getHouseSentences'],
      ]),
    );
  });
});

test('promise 19: what somebody does with his own changes nothing of another’s', async () => {
  const before = await rowsAbout(db, marks);
  for (const call of calls.filter(({ whose, endpoint }) => whose === 'own' && endpoint.method !== 'GET')) {
    for (const rights of [{}, { subscriptionPlan: 'ELITE' }] as const) {
      const stranger = await signedIn(rights);
      const asked = { ...(call.payload?.(nobodys()) as object), userId, ownerId: userId, id: userId };
      const { status } = await stranger.call(call.endpoint.method, addressOf(call, belongings), asked);
      expect([call.name, status]).toEqual([call.name, expect.toSatisfy((s) => s < 500 || s === 503)]);
    }
  }
  const after = await rowsAbout(db, marks);
  const about = marks.filter((mark) => mark !== word);
  expect(after.filter((row) => about.some((mark) => row.includes(mark)))).toEqual(
    before.filter((row) => about.some((mark) => row.includes(mark))),
  );
});

test('promise 19: the secret by which somebody downloads his data gives it to nobody else', async () => {
  const { body } = await owner.call('POST', '/api/account/export', { password: testPassword });
  const path = `/api/account/export?token=${body.token}`;
  for (const open of Object.values(strangers)) {
    const stranger = await open();
    const foreign = await stranger.call('GET', path);
    const missing = await stranger.call('GET', path.replace(body.token, 'x'.repeat(body.token.length)));
    expect(told(foreign)).toEqual(told(missing));
    expect(foreign.status).toBeGreaterThanOrEqual(400);
  }
  expect((await visitor().call('GET', path)).status).toBe(401);
  expect((await owner.call('GET', path)).status).toBe(200);
});

test('promise 19: who is not signed in is asked to, at every endpoint that is somebody’s', async () => {
  for (const call of calls.filter(({ endpoint }) => ['signed-in', 'admin'].includes(endpoint.access))) {
    const { status } = await visitor().call(
      ...[call.endpoint.method, addressOf(call, belongings)],
      ...(call.endpoint.method === 'GET' ? [] : [call.payload?.(belongings) ?? {}]),
    );
    expect([call.name, status]).toEqual([call.name, 401]);
  }
  const open = calls.filter(({ whose, endpoint }) => endpoint.access === 'anyone' && whose === 'object');
  expect(open).toEqual([]);
});

test('nothing of all this was an error of ours', () => expect(errors).toEqual([]));
