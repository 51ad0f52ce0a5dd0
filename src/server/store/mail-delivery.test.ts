import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Postman, sendNextMail } from '#domain/mail/send-next-mail.ts';
import { smtpSender } from '#server/gateways/mail/smtp-sender.ts';
import { deliverMails } from '#server/jobs/deliver-mails.ts';
import { smtpRefusal, startSmtpTestServer } from '#server/testing/smtp-test-server.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { mailQueue } from './mail-queue.ts';
import { createOutbox } from './outbox.ts';
import { outbox as mails } from './schema.ts';

const answersTo = 'assistenza@autoscritto.example';
const { db, close } = await testDatabase();
afterAll(close);

const patience = { timeout: 20_000 };
const minute = 60_000;
const day = 24 * 60 * minute;
const start = new Date('2026-11-21T10:00:00Z');
const link = 'https://autoscritto.example/choose-password?token=segreto';

/** An empty outbox with a clock of its own, and as many postmen as a test wants. */
async function setUp(smtpUrl?: string) {
  await db.delete(mails);
  const clock = { now: start };
  const now = () => clock.now;
  const errors: unknown[] = [];
  const postmen: ReturnType<typeof deliverMails>[] = [];
  const outbox = createOutbox(db, {
    ...{ newId: randomUUID, now },
    onPut: () => postmen[0]?.wake(),
  });
  function postman(url = smtpUrl) {
    const sender = url
      ? smtpSender({ smtpUrl: url, from: 'Autoscritto <noreply@autoscritto.example>', answersTo })
      : undefined;
    const delivery = deliverMails({
      ...{ queue: mailQueue(db), sender, now, pause: 60 * minute },
      onError: (error) => errors.push(error),
    });
    postmen.push(delivery);
    onTestFinished(() => delivery.stop());
    return delivery;
  }
  const put = (to: string, firstName = 'Dina') =>
    outbox.put(to, 'it', { kind: 'choose-new-password', firstName, link, hours: 2 });
  const rows = () => db.select().from(mails).orderBy(asc(mails.recipient));
  return { clock, errors, outbox, postman, put, rows };
}

const settled = (rows: { nextTryAt: Date | null }[]) => rows.every(({ nextTryAt }) => nextTryAt === null);

test('a mail put in goes at once, and its words, which hold a secret, are forgotten', async () => {
  const server = await startSmtpTestServer();
  const { postman, put, rows, errors } = await setUp(server.url);
  postman();
  await put('dina@example.org');
  await expect.poll(async () => settled(await rows()), patience).toBe(true);
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatchObject({ to: ['dina@example.org'] });
  expect(await rows()).toMatchObject([
    { recipient: 'dina@example.org', text: '', html: '', sentAt: start, tries: 1 },
  ]);
  expect(errors).toEqual([]);
});

test('the link that ends a monthly mail goes with it, and is forgotten with its words', async () => {
  const server = await startSmtpTestServer();
  const { postman, outbox, rows } = await setUp(server.url);
  const stopLink = 'https://autoscritto.example/mails/stop-reports?language=it&token=segreto';
  await outbox.put('dina@example.org', 'it', {
    ...{ kind: 'monthly-report', month: '2026-10', descriptions: 12, published: 9, leads: 7, sold: 4 },
    ...{ avgSaleTime: null, standing: 5, reportLink: link, markLink: link, stopLink },
  });
  expect(await rows()).toMatchObject([{ stopLink }]);
  postman();
  await expect.poll(async () => settled(await rows()), patience).toBe(true);
  expect(server.mails[0]?.source.replaceAll('\r\n ', ' ')).toContain(`List-Unsubscribe: <${stopLink}>`);
  expect(await rows()).toMatchObject([{ text: '', html: '', stopLink: null }]);
});

test('a mail put in within a transaction goes after it', async () => {
  const server = await startSmtpTestServer();
  const { postman, rows } = await setUp(server.url);
  const { wake } = postman();
  await db.transaction(async (tx) => {
    const outbox = createOutbox(tx, { newId: randomUUID, now: () => start, onPut: wake });
    await outbox.put('dina@example.org', 'it', { kind: 'no-account', link });
    // Long enough for a look into the outbox that finds nothing yet.
    await setTimeout(100);
  });
  await expect.poll(async () => settled(await rows()), patience).toBe(true);
  expect(server.mails).toHaveLength(1);
});

test('a mail with an address to answer carries it', async () => {
  const server = await startSmtpTestServer();
  const { postman, outbox, rows } = await setUp(server.url);
  postman();
  await outbox.put('operator@example.org', 'it', {
    ...{ kind: 'contact', name: 'Aldo', email: 'aldo@example.org', phone: '' },
    ...{ subject: 'Disdetta', text: 'Vorrei disdire.' },
  });
  await expect.poll(async () => settled(await rows()), patience).toBe(true);
  expect(server.mails[0]?.source).toMatch(/^Reply-To: aldo@example\.org\r$/m);
});

test('without a mail server mails wait with their words', async () => {
  const { postman, put, rows } = await setUp();
  const delivery = postman();
  await put('dina@example.org');
  await delivery.stop();
  const [row] = await rows();
  expect(row).toMatchObject({ sentAt: null, tries: 0, nextTryAt: start });
  expect(row?.text).toContain(link);
});

test('two processes send each of twenty mails once', async () => {
  const server = await startSmtpTestServer();
  const { postman, put, rows, errors } = await setUp(server.url);
  for (let n = 10; n < 30; n++) await put(`dealer-${n}@example.org`);
  postman();
  postman();
  await expect.poll(async () => settled(await rows()), patience).toBe(true);
  expect(server.mails.flatMap(({ to }) => to).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, n) => `dealer-${n + 10}@example.org`),
  );
  expect((await rows()).map(({ tries }) => tries)).toEqual(Array.from({ length: 20 }, () => 1));
  expect(errors).toEqual([]);
});

test('of many who reach for one mail one gets it, and after five minutes another', async () => {
  const { put } = await setUp();
  await put('dina@example.org');
  const queue = mailQueue(db);
  const until = new Date(start.getTime() + 5 * minute);
  const taken = await Promise.all(Array.from({ length: 12 }, () => queue.take(start, until)));
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await queue.take(new Date(until.getTime() - 1), until)).toBeUndefined();
  expect(await queue.take(until, new Date(until.getTime() + minute))).toMatchObject({ tries: 2 });
});

describe('a mail that cannot go', () => {
  test('is given up when the server refuses its recipient; the next one goes', async () => {
    const server = await startSmtpTestServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address === 'nobody@example.org' ? smtpRefusal(550, `no ${address} here`) : null),
    });
    const { postman, put, rows, errors } = await setUp(server.url);
    await put('nobody@example.org');
    await put('zoe@example.org');
    postman();
    await expect.poll(async () => settled(await rows()), patience).toBe(true);
    expect(server.mails.map(({ to }) => to)).toEqual([['zoe@example.org']]);
    expect(await rows()).toMatchObject([
      { recipient: 'nobody@example.org', sentAt: null, text: '', html: '' },
      { recipient: 'zoe@example.org', sentAt: start },
    ]);
    expect(errors.map(String)).toEqual([
      expect.stringMatching(/^Error: Mail [\w-]+ is given up after one try: EENVELOPE 550 RCPT TO$/),
    ]);
  });

  test('is tried again after growing pauses for two days, then given up and told once', async () => {
    const server = await startSmtpTestServer({
      onRcptTo: (_to, _session, done) => done(smtpRefusal(451, 'later')),
    });
    const { clock, put, rows } = await setUp();
    await put('dina@example.org');
    const told: string[] = [];
    const postman: Postman = {
      queue: mailQueue(db),
      sender: smtpSender({ smtpUrl: server.url, from: 'noreply@autoscritto.example', answersTo }),
      now: () => clock.now,
      onGivenUp: (what) => told.push(what),
      onDown: (reason) => told.push(reason),
    };
    const pauses: number[] = [];
    for (;;) {
      expect(await sendNextMail(postman)).toBe('next');
      const next = (await rows())[0]?.nextTryAt;
      if (!next) break;
      expect(told).toEqual([]);
      pauses.push(next.getTime() - clock.now.getTime());
      clock.now = new Date(next.getTime() - 1);
      expect(await sendNextMail(postman)).toBe('idle');
      clock.now = next;
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses[0]).toBe(minute);
    expect((clock.now.getTime() - start.getTime()) / day).toBeCloseTo(2, 1);
    expect(await rows()).toMatchObject([{ sentAt: null, text: '', html: '', tries: pauses.length + 1 }]);
    expect(told).toEqual([expect.stringMatching(/^Mail [\w-]+ is given up after 9 tries: EENVELOPE 451/)]);
  });

  test('goes when the server is back; that it was away is told once', async () => {
    const server = await startSmtpTestServer();
    await server.close();
    const { clock, postman, put, rows, errors } = await setUp();
    const away = postman(server.url);
    await put('dina@example.org');
    await expect.poll(() => errors.length, patience).toBe(1);
    await put('zoe@example.org');
    await away.stop();
    expect(errors.map(String)).toEqual([
      'Error: The mail server cannot be used: ESOCKET ECONNREFUSED CONN. Mails wait.',
    ]);
    const back = await startSmtpTestServer();
    clock.now = new Date(start.getTime() + 10 * minute);
    postman(back.url);
    await expect.poll(async () => settled(await rows()), patience).toBe(true);
    expect(back.mails.flatMap(({ to }) => to).toSorted()).toEqual(['dina@example.org', 'zoe@example.org']);
  });

  test('is not sent after a week without a mail server', async () => {
    const server = await startSmtpTestServer();
    const { clock, postman, put, rows, errors } = await setUp(server.url);
    await put('dina@example.org');
    clock.now = new Date(start.getTime() + 8 * day);
    postman();
    await expect.poll(async () => settled(await rows()), patience).toBe(true);
    expect(server.mails).toEqual([]);
    expect(errors).toHaveLength(1);
  });
});

test('stopping waits for the mail under way and leaves the others for the next start', async () => {
  let isTold = () => {};
  const told = new Promise<void>((resolve) => {
    isTold = resolve;
  });
  let goOn = () => {};
  const server = await startSmtpTestServer({
    onRcptTo(_to, _session, done) {
      goOn = () => done();
      isTold();
    },
  });
  const { postman, put, rows } = await setUp(server.url);
  await put('dina@example.org');
  await put('zoe@example.org');
  const delivery = postman();
  await told;
  const stopping = delivery.stop();
  goOn();
  await stopping;
  const found = await rows();
  expect(found.filter(({ sentAt }) => sentAt)).toHaveLength(1);
  expect(found.filter(({ nextTryAt }) => nextTryAt)).toHaveLength(1);
});

test('mails older than a month are deleted', async () => {
  const { clock, postman, put, rows } = await setUp();
  await put('old@example.org');
  clock.now = new Date(start.getTime() + 20 * day);
  await put('young@example.org');
  clock.now = new Date(start.getTime() + 31 * day);
  await postman().stop();
  expect((await rows()).map(({ recipient }) => recipient)).toEqual(['young@example.org']);
});
