import type { LookupFunction } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startReceivingProgram } from '#server/testing/receiving-program.ts';
import { openCanary } from '../pages/testing/hostile-site.ts';
import { createWebhookSender } from './create-webhook-sender.ts';

const canary = await openCanary();
const program = await startReceivingProgram();
afterAll(() => Promise.all([canary.close(), program.close()]));
afterEach(() => {
  program.answer = { status: 204 };
  program.received.length = 0;
});

const message = {
  ...{ secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', eventId: 'p5jXN8AQM9LWM0D4loKWxJek' },
  ...{ at: new Date(1_614_265_330_000), payload: '{"test": 2432232314}' },
};
const open = createWebhookSender({ allowHosts: [program.host], patience: 500 });
const guarded = createWebhookSender({ allowHosts: [] });
const unanswered = (fault: string) => ({ code: null, fault, answer: '' });

describe('an address is refused before it is called when it', () => {
  test.each([
    ['is none', 'gestionale', 'not-a-url'],
    ['is not of the web', 'ftp://gestionale.example/', 'not-a-url'],
    ['can be listened to', 'http://gestionale.example/hook', 'not-https'],
    ['has a password', 'https://dina:segreto@gestionale.example/hook', 'with-password'],
    ['is that of another service', 'https://gestionale.example:5432/', 'port-not-allowed'],
    ['is on this machine', 'https://127.0.0.1/', 'not-public'],
    ['is so in another notation', 'https://0x7f.1/', 'not-public'],
    ['is so by IPv6', 'https://[::1]/', 'not-public'],
    ['tells a cloud’s secrets', 'https://169.254.169.254/latest/meta-data', 'not-public'],
    ['is in a network', 'https://10.0.0.1/', 'not-public'],
  ])('%s', (_, text, fault) => {
    expect(guarded.readAddress(text)).toEqual({ fault });
  });
});

test('a public address is taken without its hash', () => {
  expect(guarded.readAddress(' https://Gestionale.example:8443/hook?key=1#there ')).toEqual({
    url: 'https://gestionale.example:8443/hook?key=1',
  });
});

describe('promise 51: nothing inside a network is reached', () => {
  const port = String(canary.port);
  const leadsTo =
    (...addresses: string[]): LookupFunction =>
    (_host, _options, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );

  test.each([
    ['a name that leads to this machine', leadsTo('127.0.0.1')],
    ['one that leads there too', leadsTo('93.184.216.34', '127.0.0.1')],
    ['one that leads to a cloud’s service', leadsTo('169.254.169.254')],
    ['one of IPv6', leadsTo('::1')],
  ])('by %s', async (_, lookup) => {
    const sender = createWebhookSender({ allowHosts: [], lookup });
    const url = 'https://gestionale.example:8443/hook';
    expect(await sender.post({ ...message, url })).toEqual(unanswered('not-public'));
  });

  test('by an address that was allowed when it was registered', async () => {
    expect(await guarded.post({ ...message, url: `http://127.0.0.1:${port}/` })).toEqual(
      unanswered('not-public'),
    );
  });

  test('by a redirect, which is an answer and followed nowhere', async () => {
    program.answer = { status: 307, headers: { location: `http://127.0.0.1:${port}/` } };
    expect(await open.post({ ...message, url: program.url })).toMatchObject({ code: 307, fault: null });
    expect(program.received).toHaveLength(1);
  });

  test('and the service inside was never touched', () => expect(canary.touched()).toBe(0));
});

test('what is sent is the very payload with its signature, and no word of ours more', async () => {
  expect(await open.post({ ...message, url: program.url })).toEqual({ code: 204, fault: null, answer: '' });
  const [received] = program.received;
  expect(received).toMatchObject({ method: 'POST', path: '/hook', body: message.payload });
  expect(received?.headers).toMatchObject({
    ...{ 'content-type': 'application/json', 'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek' },
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
  expect(Object.keys(received?.headers ?? {})).not.toContain('cookie');
});

test('of an answer a short line is kept', async () => {
  program.answer = { status: 500, body: `<h1>Fehler</h1>\r\n\u0000${'x'.repeat(5000)}` };
  const { code, answer } = await open.post({ ...message, url: program.url });
  expect(code).toBe(500);
  expect(answer).toMatch(/^<h1>Fehler<\/h1> x{100,}$/);
  expect(answer.length).toBeLessThanOrEqual(200);
});

test('a program that does not answer is left in time', async () => {
  program.answer = undefined;
  expect(await open.post({ ...message, url: program.url })).toEqual(unanswered('too-slow'));
});

test('a program that is not there refuses', async () => {
  const gone = await startReceivingProgram();
  await gone.close();
  const sender = createWebhookSender({ allowHosts: [gone.host] });
  expect(await sender.post({ ...message, url: gone.url })).toEqual(unanswered('refused'));
});

test('what is under way is left when the process stops', async () => {
  program.answer = undefined;
  const stopping = new AbortController();
  const sent = createWebhookSender({ allowHosts: [program.host] }).post(
    { ...message, url: program.url },
    stopping.signal,
  );
  await expect.poll(() => program.received.length).toBe(1);
  stopping.abort();
  expect(await sent).toMatchObject({ code: null });
});
