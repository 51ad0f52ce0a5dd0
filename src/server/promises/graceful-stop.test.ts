import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/store/database.ts';
import { outbox } from '#server/store/schema.ts';
import { startOwnService } from './shared-services.ts';

const page = `<html lang="it"><head><title>Fiat Panda 1.2 Easy 2019</title></head><body><h1>Fiat Panda 1.2 Easy</h1>
<dl><dt>Marca</dt><dd>Fiat</dd><dt>Modello</dt><dd>Panda</dd><dt>Anno</dt><dd>2019</dd>
<dt>Chilometraggio</dt><dd>45.000 km</dd><dt>Prezzo</dt><dd>€ 8.900</dd><dt>Alimentazione</dt><dd>Benzina</dd></dl></body></html>`;

const newcomer = 'anna@example.org';

/** A site that answers, and a mail server that takes a mail, when it is told to. */
async function startSlowOthers() {
  const [asked, mailed, go] = [1, 2, 3].map(() => Promise.withResolvers<void>());
  const site = createServer(async (_, response) => {
    asked?.resolve();
    await go?.promise;
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => site.once('listening', listening));
  const mails = new SMTPServer({
    ...{ disabledCommands: ['STARTTLS'], authOptional: true, disableReverseLookup: true, closeTimeout: 50 },
    async onData(stream, { envelope }, done) {
      for await (const _ of stream);
      if (envelope.rcptTo.some(({ address }) => address === newcomer)) {
        mailed?.resolve();
        await go?.promise;
      }
      done();
    },
  });
  mails.on('error', () => {});
  const listening = mails.listen(0, '127.0.0.1');
  await new Promise((ready) => listening.once('listening', ready));
  onTestFinished(async () => {
    go?.resolve();
    site.close();
    await new Promise<void>((closed) => mails.close(closed));
  });
  return {
    siteHost: `127.0.0.1:${(site.address() as AddressInfo).port}`,
    smtpUrl: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    bothUnderWay: Promise.all([asked?.promise, mailed?.promise]),
    goOn: () => go?.resolve(),
  };
}

test('promise 38: told to stop it takes nothing new, finishes the request and the mail under way, and ends with 0', {
  timeout: 120_000,
}, async () => {
  const others = await startSlowOthers();
  const service = await startOwnService('one process on the embedded database', {
    ...{ LISTING_ALLOW_HOSTS: others.siteHost, SMTP_URL: others.smtpUrl },
  });
  onTestFinished(() => service.stop());
  const [server] = service.processes;
  if (!server) throw new Error('No process is running.');
  const dealer = await service.signedIn('PRO');
  const reading = dealer.call('POST', '/api/extract-url', { url: `http://${others.siteHost}/panda.html` });
  const registering = { email: newcomer, firstName: 'Anna', agrees: true };
  expect((await dealer.call('POST', '/api/auth/sign-up/email', registering)).status).toBe(200);
  await others.bothUnderWay;

  const stopped = server.stop('SIGTERM');
  await expect.poll(() => server.said()).toContain('"msg":"stopping"');
  await expect(dealer.call('GET', '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(server.child.exitCode).toBeNull();

  others.goOn();
  const answer = await reading;
  expect([answer.status, answer.body.vehicleData]).toMatchObject([200, { make: 'Fiat' }]);
  expect(await stopped).toBe(0);
  expect(server.said()).toContain('"isDone":true');

  const database = await openDatabase({ url: undefined, dataDir: join(service.folder, 'one') });
  const sent = await database.db.select({ to: outbox.recipient, sentAt: outbox.sentAt }).from(outbox);
  await database.close();
  expect(sent.filter(({ to }) => to === newcomer)).toEqual([{ to: newcomer, sentAt: expect.any(Date) }]);
});
