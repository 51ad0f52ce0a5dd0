import type { JWTPayload } from 'jose';
import { afterAll, beforeEach, expect } from 'vitest';
import {
  forgersClient,
  type Lies,
  startForgingIssuer,
} from '#server/gateways/open-id/testing/forging-issuer.ts';
import { session, user } from '#server/store/schema.ts';
import { type Caller, createTestApp } from './test-app.ts';

/** The application with an issuer that says what the test wants, and somebody whose account is wanted. */
export async function createForgedSignIn() {
  const forger = await startForgingIssuer();
  afterAll(forger.stop);
  const testApp = await createTestApp({
    environment: {
      ...{ OIDC_ISSUER: forger.issuer, GOOGLE_ISSUER: forger.issuer },
      ...{ OIDC_CLIENT_ID: forgersClient.id, OIDC_CLIENT_SECRET: forgersClient.secret },
      ...{ GOOGLE_CLIENT_ID: forgersClient.id, GOOGLE_CLIENT_SECRET: forgersClient.secret },
    },
  });
  const { db, clock, errors } = testApp;
  const victim = await testApp.signedIn({ email: 'victim@dealer.example' });

  /** What an honest issuer would say of the victim: with nothing else wrong it opens his account. */
  const asVictim = (honest: JWTPayload) => ({ ...honest, sub: 'victim', email: victim.email });

  beforeEach(() => {
    forger.lie({ claims: asVictim });
    forger.asked.splice(0);
    errors.splice(0);
  });

  async function leadTo(caller: Caller, path: string) {
    const { status, headers } = await caller.call('GET', path);
    expect(status).toBe(302);
    return headers.get('location') ?? '';
  }

  const countAll = async () => ({ people: await db.$count(user), sessions: await db.$count(session) });

  return {
    ...{ ...testApp, forger, victim, asVictim, leadTo },

    /** Asks to be signed in, is let pass by the issuer and comes back; answers the page he is led to. */
    async enter(caller: Caller) {
      return leadTo(caller, forger.letPass(await leadTo(caller, '/api/login')));
    },

    claiming:
      (change: JWTPayload): Lies['claims'] =>
      (honest) => ({ ...asVictim(honest), ...change }),

    /** Neither session nor account came of what is done. */
    async opensNothing(caller: Caller, doing: () => Promise<unknown>) {
      const before = await countAll();
      await doing();
      expect((await caller.call('GET', '/api/auth/user')).status).toBe(401);
      expect(await countAll()).toEqual(before);
    },

    /** What is known of the issuer is asked for again after an hour. */
    nextHour() {
      clock.now = new Date(clock.now.getTime() + 60 * 60_000);
    },
  };
}
