import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** As it came over the wire. */
  source: string;
}

const account = { username: 'postino', password: 'a p@ss/word' };

/** An SMTP server that asks for a password and keeps what it takes; closed after the test. */
export async function startSmtpTestServer(
  options: SMTPServerOptions = {},
): Promise<{ url: string; mails: ReceivedMail[]; close(): Promise<void> }> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 50,
    onAuth: ({ username, password }, _session, done) =>
      username === account.username && password === account.password
        ? done(null, { user: username })
        : done(new Error('wrong password')),
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      mails.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        source: Buffer.concat(chunks).toString('utf8'),
      });
      done();
    },
    ...options,
  });
  // Clients that leave in the middle of a word are part of the tests.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((ready) => listening.once('listening', ready));
  const { port } = listening.address() as AddressInfo;
  const close = () => new Promise<void>((closed) => server.close(closed));
  onTestFinished(close);
  const credentials = `${account.username}:${encodeURIComponent(account.password)}`;
  return { url: `smtp://${credentials}@127.0.0.1:${port}`, mails, close };
}

/** How a server says no: `code` as in SMTP. */
export const smtpRefusal = (code: number, words: string) =>
  Object.assign(new Error(words), { responseCode: code });
