import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { consents } from '#server/store/schema.ts';
import { mailedSecret } from '#server/testing/mailbox.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { db, clock, signedIn, visitor, errors } = await createTestApp();
const path = '/api/account/consents';
const signUp = '/api/auth/sign-up/email';
const agreedOf = async (someone: SignedInCaller) =>
  (await someone.call('GET', '/api/auth/user')).body.agreedVersion;

describe('promise 40: consent', () => {
  test('is needed to register, and recorded with version, language and instant', async () => {
    const person = { email: 'nuova@example.org', firstName: 'Nuova' };
    for (const agrees of [undefined, false, 'yes']) {
      const refused = await visitor().call(
        'POST',
        signUp,
        { ...person, agrees },
        { 'accept-language': 'de' },
      );
      expect([refused.status, refused.body.field]).toEqual([400, 'agrees']);
    }
    const asking = clock.now;
    expect(
      (await visitor().call('POST', signUp, { ...person, agrees: true }, { 'accept-language': 'de' })).status,
    ).toBe(200);
    clock.now = new Date(clock.now.getTime() + 60_000);
    const someone = visitor();
    const token = await mailedSecret(db, person.email);
    const chosen = { token, password: 'una password lunga' };
    expect((await someone.call('POST', '/api/auth/choose-password', chosen)).status).toBe(200);
    const given = { version: '1.0', language: 'de', givenAt: asking.toISOString() };
    expect((await someone.call('GET', '/api/account')).body).toEqual({
      hasPassword: true,
      consents: [
        { document: 'privacy', ...given },
        { document: 'terms', ...given },
      ],
    });
    expect((await someone.call('GET', '/api/auth/user')).body.agreedVersion).toBe('1.0');
  });

  test('is asked of who had an account before, and recorded once', async () => {
    const someone = await signedIn();
    expect(await agreedOf(someone)).toBeUndefined();
    expect((await someone.call('GET', '/api/account')).body.consents).toEqual([]);
    const first = clock.now;
    expect((await someone.call('POST', path, { version: '1.0' })).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect((await someone.call('POST', path, { version: '1.0' })).status).toBe(200);
    const kept = await db.select().from(consents).where(eq(consents.userId, someone.id));
    expect(kept.map(({ givenAt }) => givenAt)).toEqual([first, first]);
    expect(await agreedOf(someone)).toBe('1.0');
  });

  test('to an older version does not count for the present one, and both stay on record', async () => {
    const someone = await signedIn();
    await db.insert(consents).values([
      {
        userId: someone.id,
        document: 'terms',
        version: '0.9',
        language: 'it',
        givenAt: new Date('2024-05-01'),
      },
    ]);
    expect(await agreedOf(someone)).toBe('0.9');
    await someone.call('POST', path, { version: '1.0' });
    expect(await agreedOf(someone)).toBe('1.0');
    expect((await someone.call('GET', '/api/account')).body.consents).toHaveLength(3);
  });

  test('is only for what counts now, and only for oneself', async () => {
    const [someone, other] = [await signedIn(), await signedIn()];
    for (const [version, status] of [
      ['0.9', 409],
      ['2.0', 409],
      ['', 400],
      [1, 400],
      [undefined, 400],
    ] as const) {
      expect((await someone.call('POST', path, { version })).status).toBe(status);
    }
    expect((await visitor().call('POST', path, { version: '1.0' })).status).toBe(401);
    await someone.call('POST', path, { version: '1.0', userId: other.id });
    expect(await agreedOf(other)).toBeUndefined();
  });
});

test('nothing of all this was an error of ours', () => expect(errors).toEqual([]));
