import { type AddressInfo, createServer, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates, TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAnswerSchema } from '#domain/copywriting/model/prompts/prompt.ts';
import { openDatabase } from '#server/store/database.ts';
import { certificates, type TestCertificate, testAuthority } from '#server/testing/certificates.ts';
import { openLanguageModel } from './language-model/open-language-model.ts';
import { smtpSender } from './mail/smtp-sender.ts';
import { createOpenIdProvider } from './open-id/create-open-id-provider.ts';
import { createPageSource } from './pages/page-source.ts';
import { createStripeGateway } from './stripe/create-stripe-gateway.ts';

const before = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([...before, testAuthority]));
afterAll(() => setDefaultCACertificates(before));

type Speech = 'http' | 'smtp' | 'smtp with STARTTLS' | 'postgres';

/** A server with that certificate, and what it has heard once the line was secure. */
async function openServer(speech: Speech, certificate: TestCertificate) {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const secure = (plain: Socket) => {
    const socket = new TLSSocket(plain, { isServer: true, ...certificate }).on('error', () => {});
    socket.on('data', (part) => {
      heard.push(part.toString('latin1'));
      if (speech === 'http') socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n');
      else socket.end();
    });
    if (speech === 'smtp') socket.write('220 ready\r\n');
  };
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    if (speech === 'http' || speech === 'smtp') return secure(socket);
    if (speech === 'smtp with STARTTLS') socket.write('220 ready\r\n');
    const hear = (part: Buffer) => {
      const said = part.toString('latin1');
      if (speech === 'smtp with STARTTLS' && !said.startsWith('STARTTLS')) {
        return void socket.write('250-hello\r\n250 STARTTLS\r\n');
      }
      socket.off('data', hear).pause();
      socket.write(speech === 'postgres' ? 'S' : '220 go ahead\r\n');
      secure(socket);
    };
    socket.on('data', hear);
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  return {
    ...{ heard, address: `localhost:${(server.address() as AddressInfo).port}` },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const patience = { requestMs: 1000, wholeMs: 1500 };
const mail = { id: '1', to: 'dina@example.org', subject: 'Ciao', text: 'Ciao', html: '<p>Ciao</p>' };
const byMail = (smtpUrl: string) =>
  smtpSender({ smtpUrl, from: 'a@example.org', answersTo: 'b@example.org', timeout: 1000 }).send(mail);

/** Everybody we call, at an address of this machine. */
const calls: [who: string, speech: Speech, call: (address: string) => Promise<unknown>][] = [
  [
    'a page of a listing',
    'http',
    (address) => createPageSource({ allowHosts: [address] }).fetch(`https://${address}/annuncio`),
  ],
  ...(['openai-compatible', 'openai', 'anthropic', 'google'] as const).map(
    (provider): (typeof calls)[number] => [
      `the language model of ${provider}`,
      'http',
      (address) =>
        openLanguageModel({
          ...{ provider, model: 'of-the-tests', apiKey: 'sk-of-the-tests', timeout: 2000 },
          baseUrl: `https://${address}/v1`,
        }).ask({ system: 'Write.', user: 'Panda', answer: textAnswerSchema }),
    ],
  ),
  [
    'Stripe',
    'http',
    (address) =>
      createStripeGateway(
        {
          ...{ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecrets: ['whsec_1'] },
          apiBase: `https://${address}`,
        },
        { onError: () => {}, patience },
      ).find('sub_1'),
  ],
  [
    'an issuer of OpenID',
    'http',
    (address) =>
      createOpenIdProvider({
        ...{ issuer: `https://${address}`, clientId: 'us', clientSecret: 'a secret', timeout: 2 },
        ...{ redirectUri: 'http://localhost:3000/api/login/callback', now: () => new Date() },
      }).begin({ state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43) }, 'it'),
  ],
  ['a mail server', 'smtp', (address) => byMail(`smtps://me:secret@${address}`)],
  [
    'a mail server that begins in plain words',
    'smtp with STARTTLS',
    (address) => byMail(`smtp://${address}`),
  ],
  ...(['require', 'verify-ca', 'verify-full'] as const).map((mode): (typeof calls)[number] => [
    `PostgreSQL with sslmode=${mode}`,
    'postgres',
    (address) => openDatabase({ url: `postgres://me:secret@${address}/a?sslmode=${mode}`, dataDir: '' }),
  ]),
];

const bad = ['of another name', 'expired', 'self-signed'] as const;

describe.each(calls)('certificates: %s', (_, speech, call) => {
  test('is told something only where the certificate is good', async () => {
    const tried = await Promise.all(
      (['good', ...bad] as const).map(async (name) => {
        const server = await openServer(speech, certificates[name]);
        await call(server.address).catch(() => {});
        server.close();
        return [name, server.heard.length > 0] as const;
      }),
    );
    expect(Object.fromEntries(tried)).toEqual({
      good: true,
      ...Object.fromEntries(bad.map((name) => [name, false])),
    });
  });
});
