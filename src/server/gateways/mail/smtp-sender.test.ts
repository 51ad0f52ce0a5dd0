import net, { type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { smtpRefusal, startSmtpTestServer } from '#server/testing/smtp-test-server.ts';
import { smtpSender } from './smtp-sender.ts';
import { smtpSettings } from './smtp-settings.ts';

const from = 'Autoscritto <noreply@autoscritto.example>';
const answersTo = 'assistenza@autoscritto.example';
const mail = {
  id: '0190a1b2-0000-4000-8000-000000000001',
  to: 'dina@example.org',
  subject: 'È tutto a posto',
  text: 'https://autoscritto.example/choose-password?token=segreto',
  html: '<p>segreto</p>',
};
const send = (
  smtpUrl: string,
  changes: Partial<typeof mail> & { replyTo?: string; stopLink?: string } = {},
) => smtpSender({ smtpUrl, from, answersTo }).send({ ...mail, ...changes });

/** A bare server that does as `answer` says to whoever connects. */
async function startBareServer(answer: (socket: net.Socket) => void): Promise<string> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    answer(socket);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a mail arrives with its text, its HTML, and an identity of its own', async () => {
  const server = await startSmtpTestServer();
  expect(await send(server.url)).toEqual({ kind: 'sent' });
  const [received] = server.mails;
  expect(received).toMatchObject({ from: 'noreply@autoscritto.example', to: ['dina@example.org'] });
  expect(received?.source).toMatch(/^Message-ID: <0190a1b2-[\w-]+@autoscritto\.example>\r$/m);
  expect(received?.source).toMatch(/^From: Autoscritto <noreply@autoscritto\.example>\r$/m);
  expect(received?.source).toMatch(/^Reply-To: assistenza@autoscritto\.example\r$/m);
  expect(received?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(received?.source).toContain('Content-Type: text/plain');
  expect(received?.source).toContain('Content-Type: text/html');
});

test('one that comes again and again names the link that ends it, for one click, and others name none', async () => {
  const server = await startSmtpTestServer();
  const stopLink = `https://autoscritto.example/mails/stop-reports?language=it&token=${'s'.repeat(43)}`;
  await send(server.url, { stopLink });
  await send(server.url);
  const [monthly, other] = server.mails.map(({ source }) => source.replaceAll('\r\n ', ' '));
  expect(monthly).toContain(`List-Unsubscribe: <${stopLink}>\r\n`);
  expect(monthly).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(other).not.toMatch(/^List-/m);
});

test('promise 32: line breaks in a subject or an address to answer make no header of their own', async () => {
  const server = await startSmtpTestServer();
  const outcome = await send(server.url, {
    subject: 'Ciao\r\nBcc: victim@example.org',
    replyTo: 'writer@example.org\r\nBcc: other@example.org',
  });
  expect(outcome).toEqual({ kind: 'sent' });
  expect(server.mails[0]?.to).toEqual(['dina@example.org']);
  expect(server.mails[0]?.source).not.toMatch(/^Bcc:/im);
});

test('an address with a comma is one recipient, not two', async () => {
  const server = await startSmtpTestServer();
  await send(server.url, { to: 'dina@example.org, victim@example.org' });
  expect(server.mails.flatMap(({ to }) => to)).not.toContain('victim@example.org');
});

describe('what the server answers decides whether it is worth another try', () => {
  test.each([
    ['550 to the recipient', { onRcptTo: 550 }, 'refused', '550'],
    ['451 to the recipient', { onRcptTo: 451 }, 'later', '451'],
    ['421 to the recipient', { onRcptTo: 421 }, 'down', '421'],
    ['530 to the recipient', { onRcptTo: 530 }, 'down', '530'],
    ['550 to the sender', { onMailFrom: 550 }, 'down', '550'],
    ['554 to the words', { onData: 554 }, 'refused', '554'],
    ['452 to the words', { onData: 452 }, 'later', '452'],
    ['535 to the password', { onAuth: 535 }, 'down', '535'],
  ] as const)('%s', async (_case, answers, kind, code) => {
    const says = (number: number) => smtpRefusal(number, `${mail.to} may not have "${mail.text}"`);
    const server = await startSmtpTestServer({
      ...('onRcptTo' in answers && { onRcptTo: (_to, _session, done) => done(says(answers.onRcptTo)) }),
      ...('onMailFrom' in answers && {
        onMailFrom: (_from, _session, done) => done(says(answers.onMailFrom)),
      }),
      ...('onAuth' in answers && { onAuth: (_auth, _session, done) => done(says(answers.onAuth)) }),
      ...('onData' in answers && {
        onData: (stream, _session, done) => {
          stream.resume().on('end', () => done(says(answers.onData)));
        },
      }),
    });
    const outcome = await send(server.url);
    expect(outcome).toMatchObject({ kind, reason: expect.stringContaining(code) });
    expect(JSON.stringify(outcome)).not.toMatch(/dina|segreto|may not/);
    expect(server.mails).toEqual([]);
  });
});

describe('promise 34: a server that cannot be used is waited for', () => {
  test('because nobody listens there', async () => {
    const server = await startSmtpTestServer();
    await server.close();
    expect(await send(server.url)).toMatchObject({
      kind: 'down',
      reason: expect.stringContaining('ECONNREFUSED'),
    });
  });

  test.each([
    ['it says nothing', () => {}],
    ['it stops in the middle', (socket: net.Socket) => void socket.write('220 ready\r\n')],
  ])('because %s', async (_case, answer) => {
    const smtpUrl = await startBareServer(answer);
    const outcome = await smtpSender({ smtpUrl, from, answersTo, timeout: 300 }).send(mail);
    expect(outcome).toMatchObject({ kind: 'down', reason: expect.stringContaining('ETIMEDOUT') });
  });

  test('because it talks nonsense', async () => {
    const url = await startBareServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect(await send(url)).toMatchObject({ kind: 'down' });
  });

  test('because its certificate is not good', async () => {
    const server = await startSmtpTestServer({ disabledCommands: [], logger: false });
    expect(await send(server.url)).toMatchObject({ kind: 'down', reason: expect.stringContaining('CERT') });
    expect(server.mails).toEqual([]);
  });
});

describe('what an address of a server means', () => {
  test.each([
    ['smtp://mail.example', { port: 587, secure: false, requireTLS: false }],
    ['smtps://mail.example', { port: 465, secure: true, requireTLS: false }],
    [
      'smtp://me:secret@mail.example:25',
      { port: 25, requireTLS: true, auth: { user: 'me', pass: 'secret' } },
    ],
    ['smtp://me:p%40ss@127.0.0.1:2525', { requireTLS: false, auth: { user: 'me', pass: 'p@ss' } }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525 }],
    [
      'smtp://mail.example?tls.rejectUnauthorized=false&ignoreTLS=true',
      { host: 'mail.example', tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' } },
    ],
  ])('%s', (url, expected) => {
    expect(smtpSettings(url)).toMatchObject(expected);
    expect(smtpSettings(url)).not.toHaveProperty('ignoreTLS');
  });
});
