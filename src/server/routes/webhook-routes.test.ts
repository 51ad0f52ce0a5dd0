import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { longestFailing, pausesBetweenTries } from '#domain/webhooks/deliver-next.ts';
import { webhooks } from '#server/store/schema.ts';
import { userStore } from '#server/store/user-store.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { startReceivingProgram } from '#server/testing/receiving-program.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const program = await startReceivingProgram();
afterAll(() => program.close());
const { app, db, clock, signedIn, visitor, logged, errors } = await createTestApp({
  environment: { WEBHOOK_ALLOW_HOSTS: program.host },
});
const path = '/api/webhooks';
const asked = { url: program.url, events: ['description.written', 'stock_job.finished'] };
const register = (someone: SignedInCaller, payload: unknown = asked) => someone.call('POST', path, payload);
const listOf = async (someone: SignedInCaller) => (await someone.call('GET', path)).body;
const logOf = async (someone: SignedInCaller, id: string) =>
  (await someone.call('GET', `${path}/${id}/deliveries`)).body;
const write = async (someone: SignedInCaller) => {
  const vehicleData = { make: 'Fiat', model: 'Panda', year: '2019', copyStyles: ['professional'] };
  return (await someone.call('POST', '/api/generate-descriptions', { vehicleData })).body.id as string;
};
const pass = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

/** Delivers whatever is due now; how many were tried. */
async function deliverAll(): Promise<number> {
  let tried = 0;
  while (await app.deliverNextWebhook()) tried++;
  return tried;
}

async function dealerWithWebhook(plan: 'PRO' | 'ELITE' = 'PRO') {
  const dealer = await signedIn({ subscriptionPlan: plan });
  const { body } = await register(dealer);
  return { dealer, id: body.id as string, secret: body.secret as string };
}

beforeEach(async () => {
  await db.delete(webhooks);
  program.received.length = 0;
  program.answer = { status: 204 };
});

describe('a webhook', () => {
  test('shows its secret once, keeps it sealed, and is removed with its log', async () => {
    const dealer = await signedIn({ subscriptionPlan: 'PRO' });
    const { status, body } = await register(dealer);
    const { secret, ...webhook } = body;
    expect(status).toBe(200);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toEqual({
      ...{ id: expect.any(String), url: program.url, events: asked.events },
      createdAt: '2026-11-21T10:00:00.000Z',
    });
    expect(await listOf(dealer)).toEqual([webhook]);
    const [row] = await db.select().from(webhooks).where(eq(webhooks.id, webhook.id));
    expect([JSON.stringify(row), ...logged].join('\n')).not.toContain(secret.slice(6));
    expect(logged.some((line) => line.includes('"security":"webhook-created"'))).toBe(true);
    expect((await dealer.call('DELETE', `${path}/${webhook.id}`)).status).toBe(200);
    expect(await listOf(dealer)).toEqual([]);
    expect((await dealer.call('DELETE', `${path}/${webhook.id}`)).status).toBe(404);
  });

  test.each([
    ['FREE', 403],
    ['STARTER', 403],
    ['PRO', 200],
    ['ELITE', 200],
  ] as const)('of a dealer with the plan %s is answered with %i', async (subscriptionPlan, status) => {
    const dealer = await signedIn({ subscriptionPlan });
    expect((await register(dealer)).status).toBe(status);
    expect(await listOf(dealer)).toHaveLength(status === 200 ? 1 : 0);
  });

  test.each([
    ['no address', { events: asked.events }, 'url'],
    ['an address of blanks', { ...asked, url: '  ' }, 'url'],
    ['an address that is too long', { ...asked, url: `https://a.example/${'x'.repeat(500)}` }, 'url'],
    ['an address by http', { ...asked, url: 'http://a.example/' }, 'url'],
    ['an address inside a network', { ...asked, url: 'https://169.254.169.254/' }, 'url'],
    [
      'an address of this machine',
      { ...asked, url: `https://127.0.0.1:${Number(program.host.split(':')[1]) + 1}/` },
      'url',
    ],
    ['a password in it', { ...asked, url: 'https://a:b@a.example/' }, 'url'],
    ['no event', { ...asked, events: [] }, 'events'],
    ['an unknown event', { ...asked, events: ['user.deleted'] }, 'events.0'],
  ])('with %s is refused', async (_, payload, field) => {
    const { status, body } = await register(await signedIn({ subscriptionPlan: 'PRO' }), payload);
    expect([status, body.field]).toEqual([400, field]);
  });

  test('is the fifth at most, however many are asked for at once', async () => {
    const dealer = await signedIn({ subscriptionPlan: 'PRO' });
    const answers = await Promise.all(Array.from({ length: 7 }, () => register(dealer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409]);
  });

  test('is nobody else’s: not seen, tested, read, resumed or removed, and nothing for visitors', async () => {
    const { dealer, id } = await dealerWithWebhook();
    await dealer.call('POST', `${path}/${id}/tests`);
    const [{ eventId }] = await logOf(dealer, id);
    const other = await signedIn({ subscriptionPlan: 'ELITE' });
    expect(await listOf(other)).toEqual([]);
    for (const [method, address] of [
      ['GET', `${id}/deliveries`],
      ['POST', `${id}/tests`],
      ['POST', `${id}/deliveries/${eventId}`],
      ['PUT', `${id}/resumption`],
      ['DELETE', id],
    ] as const) {
      expect([address, (await other.call(method, `${path}/${address}`)).status]).toEqual([address, 404]);
      expect((await visitor().call(method, `${path}/${address}`)).status).toBe(401);
    }
    expect(await deliverAll()).toBe(1);
  });
});

describe('a description that is written', () => {
  test('reaches the program, signed, with its id and nothing of its words', async () => {
    const { dealer, id, secret } = await dealerWithWebhook();
    const written = await write(dealer);
    expect(await deliverAll()).toBe(1);
    const [sent] = program.received;
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      ...{ type: 'description.written', timestamp: clock.now.toISOString(), data: { id: written } },
    });
    const headers = sent?.headers ?? {};
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${sent?.body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(headers['webhook-timestamp']).toBe(String(clock.now.getTime() / 1000));
    expect(await logOf(dealer, id)).toMatchObject([{ state: 'arrived', code: 204, tries: 1 }]);
    expect(await deliverAll()).toBe(0);
  });

  test('reaches the program of a team member who works in the same stock', async () => {
    const { dealer: owner } = await dealerWithWebhook('ELITE');
    const member = await signedIn();
    await owner.call('POST', '/api/team/invitations', { email: member.email });
    const [invitation] = (await member.call('GET', '/api/invitations')).body;
    await member.call('POST', `/api/invitations/${invitation.id}/accept`);
    const { body } = await register(member);
    await write(owner);
    expect(await deliverAll()).toBe(2);
    expect((await logOf(member, body.id)).map(({ state }: { state: string }) => state)).toEqual(['arrived']);
    await member.call('POST', '/api/team/leave');
    await write(owner);
    expect(await deliverAll()).toBe(1);
  });

  test('is not sent once the plan has ended', async () => {
    const { dealer, id } = await dealerWithWebhook();
    await write(dealer);
    await userStore(db).update(dealer.id, { subscriptionStatus: 'inactive' });
    await deliverAll();
    expect(program.received).toEqual([]);
    expect(await logOf(dealer, id)).toMatchObject([{ state: 'failed', fault: 'no-plan' }]);
    expect((await dealer.call('POST', `${path}/${id}/tests`)).status).toBe(403);
  });
});

describe('a stock job', () => {
  test('tells of each text and then of its end', async () => {
    const { dealer } = await dealerWithWebhook();
    const { body } = await dealer.call('POST', '/api/stock-jobs', {
      content: 'Marca;Modello;Anno;Km\nFiat;Panda;2019;41.000\nFiat;Tipo;2020;35.000',
    });
    const targeting = { targetCustomers: [], vehicleTypes: [], intendedUse: [], sellingPoints: [] };
    await dealer.call('POST', `/api/stock-jobs/${body.job.id}/moves`, {
      move: 'start',
      choices: { styles: ['professional'], language: 'it', targeting },
    });
    while (await app.writeNextCar());
    await deliverAll();
    const told = program.received.map(({ body: payload }) => JSON.parse(payload));
    expect(told.map(({ type }) => type)).toEqual([
      ...['description.written', 'description.written', 'stock_job.finished'],
    ]);
    expect(told[2].data).toEqual({ id: body.job.id, written: 2, failed: 0 });
  });
});

describe('a program that fails', () => {
  test('is tried again at growing pauses under the same id, and hears of it when it works again', async () => {
    const { dealer, id } = await dealerWithWebhook();
    program.answer = { status: 500, body: 'database is away' };
    await write(dealer);
    expect(await deliverAll()).toBe(1);
    expect(await logOf(dealer, id)).toMatchObject([
      { state: 'waiting', code: 500, answer: 'database is away', tries: 1, nextTryAt: expect.any(String) },
    ]);
    expect((await listOf(dealer))[0].failingSince).toBe(clock.now.toISOString());
    pass(4999);
    expect(await deliverAll()).toBe(0);
    pass(1);
    expect(await deliverAll()).toBe(1);
    pass(5 * 60_000);
    program.answer = { status: 200 };
    expect(await deliverAll()).toBe(1);
    expect(new Set(program.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(program.received.map(({ headers }) => headers['webhook-signature'])).size).toBe(3);
    expect(await logOf(dealer, id)).toMatchObject([{ state: 'arrived', code: 200, tries: 3 }]);
    expect((await listOf(dealer))[0].failingSince).toBeUndefined();
  });

  test('is paused after two days, its user is mailed once, and what waits is sent when it is resumed', async () => {
    const { dealer, id } = await dealerWithWebhook();
    program.answer = { status: 404 };
    await write(dealer);
    for (const pause of [0, ...pausesBetweenTries]) {
      pass(pause);
      await deliverAll();
    }
    expect(program.received).toHaveLength(pausesBetweenTries.length + 1);
    expect(await logOf(dealer, id)).toMatchObject([{ state: 'failed', code: 404, tries: 9 }]);
    expect((await listOf(dealer))[0].pausedAt).toBe(clock.now.toISOString());
    const mails = (await mailsTo(db, dealer.email)).map(({ subject, text }) => [subject, text]);
    expect(mails).toEqual([
      ['Un programma non riceve più i nostri avvisi', expect.stringContaining(program.host)],
    ]);
    expect(mails[0]?.[1]).not.toContain('/hook');

    await write(dealer);
    pass(longestFailing);
    expect(await deliverAll()).toBe(0);
    expect((await dealer.call('POST', `${path}/${id}/tests`)).status).toBe(409);
    program.answer = { status: 200 };
    const resumed = await dealer.call('PUT', `${path}/${id}/resumption`);
    expect([resumed.status, resumed.body.pausedAt]).toEqual([200, undefined]);
    expect(await deliverAll()).toBe(1);
  });

  test('is paused at once when it answers that it is gone', async () => {
    const { dealer } = await dealerWithWebhook();
    program.answer = { status: 410 };
    await write(dealer);
    await deliverAll();
    expect((await listOf(dealer))[0].pausedAt).toBe(clock.now.toISOString());
    expect(await mailsTo(db, dealer.email)).toHaveLength(1);
  });

  test('at one event only is not paused by it: that event is given up', async () => {
    const { dealer, id } = await dealerWithWebhook();
    program.answer = ({ body }) => ({ status: body.includes('description.written') ? 500 : 200 });
    await write(dealer);
    await deliverAll();
    for (const pause of pausesBetweenTries) {
      pass(pause);
      await dealer.call('POST', `${path}/${id}/tests`);
      await deliverAll();
      // The address rests after the event that failed.
      pass(5000);
      await deliverAll();
    }
    expect(await listOf(dealer)).toMatchObject([{ id }]);
    expect((await listOf(dealer))[0].pausedAt).toBeUndefined();
    const log: { type: string; state: string }[] = await logOf(dealer, id);
    const statesOf = (sought: string) => log.filter(({ type }) => type === sought).map(({ state }) => state);
    expect(statesOf('description.written')).toEqual(['failed']);
    expect(new Set(statesOf('webhook.test'))).toEqual(new Set(['arrived']));
  });

  test('keeps no other address waiting', async () => {
    const first = await dealerWithWebhook();
    const second = await dealerWithWebhook();
    program.answer = { status: 503 };
    for (let n = 0; n < 3; n++) await write(first.dealer);
    expect(await deliverAll()).toBe(1);
    program.answer = { status: 204 };
    await write(second.dealer);
    expect(await deliverAll()).toBe(1);
    expect(await logOf(second.dealer, second.id)).toMatchObject([{ state: 'arrived' }]);
  });
});

describe('by hand', () => {
  test('a test is sent to an address whatever it listens to', async () => {
    const dealer = await signedIn({ subscriptionPlan: 'PRO' });
    const { id } = (await register(dealer, { ...asked, events: ['stock_job.finished'] })).body;
    expect((await dealer.call('POST', `${path}/${id}/tests`)).status).toBe(200);
    await deliverAll();
    expect(program.received.map(({ body }) => JSON.parse(body))).toEqual([
      { type: 'webhook.test', timestamp: clock.now.toISOString(), data: {} },
    ]);
  });

  test('a delivery is sent again under its id', async () => {
    const { dealer, id } = await dealerWithWebhook();
    await write(dealer);
    await deliverAll();
    const [{ eventId }] = await logOf(dealer, id);
    expect((await dealer.call('POST', `${path}/${id}/deliveries/${eventId}`)).status).toBe(200);
    expect(await logOf(dealer, id)).toMatchObject([{ state: 'waiting' }]);
    await deliverAll();
    const ids = program.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([`msg_${eventId}`, `msg_${eventId}`]);
    const missing = await dealer.call('POST', `${path}/${id}/deliveries/${crypto.randomUUID()}`);
    expect(missing.status).toBe(404);
  });

  test('nobody floods a site: sixty an hour', async () => {
    const { dealer, id } = await dealerWithWebhook();
    for (let n = 0; n < 60; n++) await dealer.call('POST', `${path}/${id}/tests`);
    expect((await dealer.call('POST', `${path}/${id}/tests`)).status).toBe(429);
  });
});

test('a name that leads inside is not called, and the log says why', async () => {
  const dealer = await signedIn({ subscriptionPlan: 'PRO' });
  const { id } = (await register(dealer, { ...asked, url: 'https://localhost/hook' })).body;
  await dealer.call('POST', `${path}/${id}/tests`);
  await deliverAll();
  expect(await logOf(dealer, id)).toMatchObject([{ state: 'waiting', fault: 'not-public', answer: '' }]);
});

test('what a stopping process leaves is tried by the next one', async () => {
  const { dealer, id } = await dealerWithWebhook();
  program.answer = undefined;
  await write(dealer);
  const stopping = new AbortController();
  const under = app.deliverNextWebhook(stopping.signal);
  await expect.poll(() => program.received.length).toBe(1);
  stopping.abort();
  await under;
  expect(await logOf(dealer, id)).toMatchObject([{ state: 'waiting', tries: 0 }]);
  program.answer = { status: 204 };
  expect(await deliverAll()).toBe(1);
});

test('the pauses together are longer than an address may fail, so that one event is enough to pause it', () => {
  expect(pausesBetweenTries.reduce((sum, pause) => sum + pause)).toBeGreaterThan(longestFailing);
});

test('no error of ours was met', () => expect(errors).toEqual([]));
