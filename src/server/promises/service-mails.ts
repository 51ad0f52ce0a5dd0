import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it takes as files, which every test file can read. */
export async function startMailServer(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  let count = 0;
  const server = new SMTPServer({
    ...{ disabledCommands: ['STARTTLS'], authOptional: true, disableReverseLookup: true, closeTimeout: 50 },
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch (error) {
        // The sender hung up, so that the mail was not taken.
        return done(error as Error);
      }
      for (const { address } of envelope.rcptTo) {
        await writeFile(
          join(folder, `${address} ${String(++count).padStart(5, '0')}`),
          Buffer.concat(chunks),
        );
      }
      done();
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((ready) => listening.once('listening', ready));
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((closed) => server.close(closed)),
  };
}

/** What was mailed to somebody, oldest first, readable: quoted-printable is taken off. */
export async function mailsTo(folder: string, email: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${email} `)).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
  return sources.map((source) =>
    Buffer.from(
      source
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('utf8'),
  );
}

/** The link in the newest of somebody's mails, once there are `count` of them; mail takes a moment. */
export async function mailedLink(folder: string, email: string, count = 1): Promise<URL> {
  for (let tries = 0; tries < 200; tries++) {
    const mails = await mailsTo(folder, email);
    const link = /https?:\/\/[^\s"<>]+\?token=[\w-]+/.exec(mails.at(-1) ?? '')?.[0];
    if (mails.length >= count && link) return new URL(link);
    await sleep(50);
  }
  throw new Error(`No link was mailed to ${email}.`);
}
