import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  jsonReply,
  type ModelServer,
  type Reply,
  startModelServer,
} from '#server/gateways/language-model/testing/model-server.ts';
import { openDatabase } from '#server/store/database.ts';
import { jobTurns, usage, usageReservations } from '#server/store/schema.ts';
import { freePort } from '#server/testing/free-port.ts';
import { type RunningService, type Setting, settings } from './running-service.ts';
import { startProcess } from './service-process.ts';
import { startOwnService } from './shared-services.ts';

const generate = '/api/generate-descriptions';
const vehicleData = { make: 'Fiat', model: 'Panda', year: '2019', copyStyles: ['professional'] };
const slowly: Reply = {
  ...(jsonReply('Una Fiat Panda del 2019, da vedere.') as object),
  pause: 300,
} as Reply;

/** Takes connections and never says a word. */
async function openSilence(): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe.each<Setting>([...settings])('%s', (setting) => {
  let model: ModelServer;
  let reply: Reply = 'silence';
  let silence: Awaited<ReturnType<typeof openSilence>>;
  let service: RunningService;

  beforeAll(async () => {
    [model, silence] = await Promise.all([startModelServer(() => reply), openSilence()]);
    const issuer = `http://127.0.0.1:${silence.port}`;
    service = await startOwnService(setting, {
      ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'of-the-promises', AI_TIMEOUT: '1' },
      ...{ AI_BASE_URL: model.baseUrl, SMTP_URL: `smtp://127.0.0.1:${silence.port}` },
      ...{ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 'a secret' },
      ...{ GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 'a secret' },
      ...{ STRIPE_SECRET_KEY: 'sk_test_promises', STRIPE_PUBLISHABLE_KEY: 'pk_test_promises' },
      ...{ STRIPE_WEBHOOK_SECRET: 'whsec_promises', LOG_LEVEL: 'info' },
      // Nobody listens there.
      STRIPE_API_BASE: `http://127.0.0.1:${await freePort()}`,
      ...{ COMPANY_NAME: 'Testi per Auto S.r.l.', COMPANY_VAT_NUMBER: '01234567897' },
      ...{ COMPANY_ADDRESS: 'Via Roma 1', COMPANY_POSTAL_CODE: '70121', COMPANY_CITY: 'Bari' },
      COMPANY_PROVINCE: 'BA',
    });
  });

  afterAll(async () => {
    await service?.stop();
    silence?.close();
    await model?.close();
  });

  test('promise 34: with every outside service silent or away each call is answered clearly in bounded time, and the rest works', {
    timeout: 60_000,
  }, async () => {
    reply = 'silence';
    const dealer = await service.signedIn('PRO');
    const visitor = service.visitor();
    const order = { plan: 'PRO', billing: 'monthly', email: 'buyer@example.org' };
    const message = { name: 'Ugo', email: 'ugo@example.org', subject: 'Ciao', message: 'Una domanda' };
    const outward = Promise.all([
      dealer.call('POST', generate, { vehicleData }),
      visitor.call('POST', '/api/create-payment-intent', order),
      service.visitor().call('GET', '/api/login'),
      service.visitor().call('GET', '/auth/google'),
      visitor.call('POST', '/api/auth/request-password-reset', { email: dealer.email }),
      visitor.call('POST', '/api/contact', message),
    ]);
    let isOver = false;
    void outward.finally(() => {
      isOver = true;
    });
    for (const n of [0, 1]) {
      expect((await dealer.at(n).call('GET', '/api/descriptions')).status).toBe(200);
    }
    expect(isOver).toBe(false);
    const [written, ordered, hosted, google, reset, contact] = await outward;

    expect(written.status).toBe(200);
    expect(written.body.making.professional).toMatchObject({ standIn: 'timed-out' });
    expect(written.body.descriptions.professionalDescription).toContain('Panda');
    expect([ordered.status, ordered.body.message]).toEqual([
      ...[503, expect.stringMatching(/^Il servizio di pagamento non risponde\./)],
    ]);
    for (const { status, headers } of [hosted, google]) {
      expect([status, headers.location]).toEqual([302, '/sign-in?fault=provider-unavailable']);
    }
    expect([reset.status, contact.status]).toEqual([200, 200]);
    const logged = service.processes.map((process) => process.said()).join('');
    expect(logged).not.toMatch(/sk_test_promises|whsec_promises|a secret/);
  });

  // Together: each waits for silence most of its time.
  test.concurrent.each<[string, string]>([
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['a method nobody knows', 'BREW /api/operator HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no host', 'GET /api/operator HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET /api/operator HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['a host that is none', 'GET /api/operator HTTP/1.1\r\nHost: a b@c:d:e/[\r\n\r\n'],
    ['a path that cannot be decoded', 'GET /api/guides/%E0%A4%A HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a path of nonsense', 'GET /api/%c0%ae%c0%ae/%00 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a whole address for a path', 'GET http://evil.example/api/operator HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an address that is none', 'GET http://[::1/ HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a star for a path', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a tunnel', 'CONNECT db.internal:5432 HTTP/1.1\r\nHost: a\r\n\r\n'],
    [
      'another protocol',
      'GET /api/operator HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ],
    ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\n${'x: y\r\n'.repeat(20_000)}\r\n`],
    ['a header without end', `GET / HTTP/1.1\r\nHost: a\r\ncookie: ${'a'.repeat(200_000)}\r\n\r\n`],
    [
      'a cookie of nonsense',
      'GET /api/auth/user HTTP/1.1\r\nHost: a\r\nCookie: %;=;;\x80=\xff;__Host-=%ZZ\r\n\r\n',
    ],
    ['a length below zero', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'],
    [
      'two ideas of where it ends',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/admin/users HTTP/1.1\r\nHost: a\r\n\r\n',
    ],
    [
      'pieces that are none',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n',
    ],
    [
      'JSON with a byte order mark and halves of signs',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n\xef\xbb\xbf{"\xff":1',
    ],
  ])(
    'promise 33: %s is answered without a word of how we work, and the process lives',
    async (_, request) => {
      for (const { port, child } of service.processes) {
        const said = await sayTo(port, request);
        expect(said).not.toMatch(
          /\bat .*:\d+:\d+|node_modules|\/src\/|Error:|ERR_|select |postgres|x-powered-by|server:/i,
        );
        expect(said).not.toMatch(/^HTTP\/1\.1 5/m);
        expect(child.exitCode).toBe(null);
        expect(
          await sayTo(port, 'GET /api/operator HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
        ).toMatch(/^HTTP\/1\.1 200/);
      }
    },
  );

  test('promise 22: what a seller who leaves had reserved is given back at once', async () => {
    reply = slowly;
    const dealer = await service.signedIn('FREE');
    const before = model.requests.length;
    const leaving = [0, 1].map((n) => leaveWhile(n, dealer.cookies));
    await vi.waitFor(() => expect(model.requests.length).toBeGreaterThan(before), 5000);
    for (const leave of leaving) leave();
    await vi.waitFor(async () => {
      const { body } = await dealer.call('GET', '/api/dashboard/stats');
      expect(body).toMatchObject({ monthlyUsage: 0, remainingUsage: 1 });
    }, 5000);
    reply = { status: 401 };
    const answers = await Promise.all(
      [0, 1, 2, 3].map((n) => dealer.at(n).call('POST', generate, { vehicleData })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402, 402, 402]);
  });

  test('promise 22: what was reserved in a process that was killed is given back, once', async () => {
    reply = 'silence';
    const dealer = await service.signedIn('STARTER');
    const lost = [0, 1].map(() =>
      dealer
        .at(0)
        .call('POST', generate, { vehicleData })
        .catch(() => 'lost' as const),
    );
    const used = async (n: number) =>
      (await dealer.at(n).call('GET', '/api/dashboard/stats')).body.monthlyUsage;
    await vi.waitFor(async () => expect(await used(0)).toBe(2), { timeout: 900, interval: 20 });
    await service.processes[0]?.stop('SIGKILL');
    expect(await Promise.all(lost)).toEqual(['lost', 'lost']);

    const dataDir = join(service.folder, 'one');
    const { db, close } = await openDatabase({ url: service.databaseUrl, dataDir });
    const ofDealer = eq(usage.userId, dealer.id);
    expect(await db.select().from(usage).where(ofDealer)).toMatchObject([{ used: 2 }]);
    // As if it had been a minute ago, for the jobs too.
    await db.update(usageReservations).set({ reservedAt: sql`now() - interval '1 minute'` });
    await db.delete(jobTurns);
    await close();

    const again = await startProcess({
      ...service.environment,
      ...{ DATA_DIR: dataDir, PORT: String(service.ports[0]) },
    });
    service.processes[0] = again;
    await vi.waitFor(async () => expect(await used(0)).toBe(0), { timeout: 10_000, interval: 50 });
    reply = { status: 401 };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => dealer.at(n).call('POST', generate, { vehicleData })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(7);
  });

  /** Asks for texts, and goes when told to. */
  function leaveWhile(n: number, cookies: Map<string, string>): () => void {
    const body = JSON.stringify({ vehicleData });
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = connect(service.ports[n % service.ports.length] ?? 0, '127.0.0.1').on('error', () => {});
    socket.write(
      `POST ${generate} HTTP/1.1\r\nHost: a\r\nOrigin: ${service.publicOrigin}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    return () => socket.destroy();
  }
});

/** Bytes sent as they are; what came back before the connection ended or fell silent. */
function sayTo(port: number, bytes: string): Promise<string> {
  return new Promise((done) => {
    let said = '';
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (part) => {
      said += part.toString('latin1');
      socket.setTimeout(300);
    });
    socket.on('error', () => {}).on('close', () => done(said));
    // Not ended: who hangs up after his question may get no answer.
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}
