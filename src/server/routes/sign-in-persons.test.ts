import type { JWTPayload } from 'jose';
import { describe, expect, test } from 'vitest';
import { createForgedSignIn } from '#server/testing/forged-sign-in.ts';

const { forger, visitor, victim, claiming, enter, opensNothing, nextHour } = await createForgedSignIn();

describe('promise 16: the e-mail of a person unknown', () => {
  let people = 0;
  const unknown = (change: JWTPayload) =>
    forger.lie({ claims: claiming({ sub: `new-${++people}`, ...change }) });

  test.each([false, 'true', 1, null, undefined])('that is verified: %j opens nothing', async (verified) => {
    unknown({ email_verified: verified });
    const someone = visitor();
    await opensNothing(someone, async () =>
      expect(await enter(someone)).toBe('/sign-in?fault=email-unverified'),
    );
  });

  test.each([
    ['absent', undefined],
    ['a list', ['victim@dealer.example']],
    ['empty', ''],
    ['with a Cyrillic letter', 'v\u0456ctim@dealer.example'],
    ['with a Cyrillic letter in its domain', 'victim@de\u0430ler.example'],
    ['in wide letters', '\uff56ictim@dealer.example'],
    ['with the sign of Kelvin', 'victim@dealer.example\u212a'],
    ['with a dotless i', 'v\u0131ctim@dealer.example'],
    ['with a second one behind a line', 'victim@dealer.example\r\nBcc: b@example.org'],
    ['endless', `${'v'.repeat(300)}@dealer.example`],
  ])('that is %s opens nothing', async (_, email) => {
    unknown({ email });
    const someone = visitor();
    await opensNothing(someone, async () =>
      expect(await enter(someone)).toBe('/sign-in?fault=email-unusable'),
    );
  });

  test('in capitals is the same e-mail', async () => {
    unknown({ email: 'Victim@DEALER.example' });
    const someone = visitor();
    expect(await enter(someone)).toBe('/dashboard');
    expect((await someone.call('GET', '/api/auth/user')).body.id).toBe(victim.id);
  });

  test('told at the userinfo endpoint of somebody else opens nothing', async () => {
    nextHour();
    const email = { email: victim.email, email_verified: true };
    forger.lie({
      claims: (honest) => ({ ...honest, sub: 'new-asked' }),
      metadata: { userinfo_endpoint: `${forger.issuer}/userinfo` },
      userinfo: { sub: 'somebody-else', ...email },
    });
    const someone = visitor();
    await opensNothing(someone, async () =>
      expect(await enter(someone)).toBe('/sign-in?fault=sign-in-refused'),
    );
  });
});

test('names come cleaned and cut, whatever they are', async () => {
  forger.lie({
    claims: claiming({
      ...{ sub: 'named', email: 'named@dealer.example', given_name: `\u0000${'\u{1F697}'.repeat(60)}` },
      family_name: { first: 'an object' },
    }),
  });
  const someone = visitor();
  expect(await enter(someone)).toBe('/dashboard');
  const { body } = await someone.call('GET', '/api/auth/user');
  expect(body).toMatchObject({ firstName: '\u{1F697}'.repeat(40), lastName: '' });
});
