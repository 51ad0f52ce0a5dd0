import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NameServer, openNameServer } from '#server/gateways/pages/testing/name-server.ts';
import { type StripeServer, startStripeServer } from '#server/gateways/stripe/testing/stripe-server.ts';
import {
  type RunningService,
  type Setting,
  type SignedInServiceCaller,
  settings,
} from './running-service.ts';
import type { ServiceAnswer } from './service-caller.ts';
import { startOwnService } from './shared-services.ts';

const page = `<html lang="it"><head><title>Fiat Panda 1.2 Easy 2019</title></head><body><h1>Fiat Panda 1.2 Easy</h1>
<dl><dt>Marca</dt><dd>Fiat</dd><dt>Modello</dt><dd>Panda</dd><dt>Anno</dt><dd>2019</dd></dl></body></html>`;
const read = '/api/extract-url';
/** Milliseconds: far less than a name that is looked up in vain takes in libuv, far more than any call here. */
const soon = 4000;

const site = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
});
let nameServer: NameServer;

beforeAll(async () => {
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  nameServer = await openNameServer(() => 'silence');
});

afterAll(async () => {
  site.close();
  await nameServer.close();
});

/** By its name, so that it has to be looked up. */
const byName = (url: string) => url.replace('127.0.0.1', 'localhost');

// Only PostgreSQL has a name that is looked up.
describe.each<Setting>(settings.slice(0, 1))('%s', (setting) => {
  let stripe: StripeServer;
  let service: RunningService;
  const siteHost = () => `localhost:${(site.address() as AddressInfo).port}`;

  beforeAll(async () => {
    stripe = await startStripeServer({ now: new Date() });
    service = await startOwnService(
      setting,
      {
        NODE_OPTIONS: `--import=${new URL('./mute-getaddrinfo.ts', import.meta.url)}`,
        ...{ LISTING_DNS_SERVERS: nameServer.address, LISTING_ALLOW_HOSTS: siteHost() },
        ...{ STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_PUBLISHABLE_KEY: 'pk_test_local' },
        ...{ STRIPE_WEBHOOK_SECRET: 'whsec_local', STRIPE_API_BASE: byName(stripe.url) },
        ...{ COMPANY_NAME: 'Testi per Auto S.r.l.', COMPANY_VAT_NUMBER: '01234567897' },
        ...{ COMPANY_ADDRESS: 'Via Roma 1', COMPANY_POSTAL_CODE: '70121', COMPANY_CITY: 'Bari' },
        COMPANY_PROVINCE: 'BA',
      },
      byName,
    );
  });

  afterAll(async () => {
    await service?.stop();
    await stripe?.close();
  });

  test('promise 41: imports from names whose servers are mute delay nobody else: no import, no call, no payment', {
    timeout: 120_000,
  }, async () => {
    const [attacker, dealer] = await Promise.all([service.signedIn('FREE'), service.signedIn('FREE')]);
    const attacks: Promise<Timed>[] = [];
    const attack = (n: number) => {
      const url = `http://car-${attacks.length}.mute.example/`;
      attacks.push(timed(attacker.at(n).call('POST', read, { url }, { 'accept-language': 'en' })));
    };
    // By then the connections to the database that the start opened are closed, and new ones have to be made.
    await pause(11_000);
    for (let n = 0; n < 4; n++) attack(n);
    for (let round = 0; round < 3; round++) {
      await pause(1500);
      const others = await everybodyElse(dealer, round);
      expect(others.filter(({ status, milliseconds }) => status !== 200 || milliseconds > soon)).toEqual([]);
      for (let n = 0; n < 8; n++) attack(n);
    }
    const answers = await Promise.all(attacks);
    for (const { status, body, milliseconds } of answers) {
      expect(milliseconds).toBeLessThan(2 * soon);
      expect([status, body.message]).toEqual([
        ...(status === 429
          ? [429, expect.stringMatching(/^Too many pages are being read.*Wait/)]
          : [200, expect.stringMatching(/^The site takes too long/)]),
      ]);
    }
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    for (const { child } of service.processes) expect(child.exitCode).toBeNull();
  });

  /** Calls of other users meanwhile, at both processes: more at once than there are connections to the database. */
  function everybodyElse(dealer: SignedInServiceCaller, round: number): Promise<Timed[]> {
    const order = { plan: 'PRO', billing: 'monthly', email: `buyer-${round}@example.org` };
    return Promise.all(
      [0, 1].flatMap((n) => [
        ...Array.from({ length: 8 }, () => timed(dealer.at(n).call('GET', '/api/descriptions'))),
        timed(dealer.at(n).call('POST', read, { url: `http://${siteHost()}/car-${round}-${n}` })),
        timed(service.visitor().at(n).call('POST', '/api/create-payment-intent', order)),
      ]),
    );
  }
});

type Timed = Pick<ServiceAnswer, 'status' | 'body'> & { milliseconds: number };

async function timed(call: Promise<ServiceAnswer>): Promise<Timed> {
  const begun = performance.now();
  const { status, body } = await call;
  return { status, body, milliseconds: performance.now() - begun };
}
