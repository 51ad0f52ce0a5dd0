import { describe, expect, test } from 'vitest';
import { createForgedSignIn } from '#server/testing/forged-sign-in.ts';
import { mailsTo } from '#server/testing/mailbox.ts';

const { db, forger, visitor, signedIn, claiming, enter, errors } = await createForgedSignIn();
const ways = '/api/auth/linked-ways';
const host = new URL(forger.issuer).host;

/** A dealer, and a person of the issuer whom it vouches for under the dealer's e-mail. */
async function linked(name: string) {
  const email = `${name}@dealer.example`;
  const dealer = await signedIn({ email });
  const arrive = async () => {
    forger.lie({ claims: claiming({ sub: name, email }) });
    const person = visitor();
    return { person, page: await enter(person) };
  };
  const { person } = await arrive();
  const [way] = (await dealer.call('GET', ways)).body;
  return { dealer, email, person, arrive, way };
}

const isIn = async (caller: { call: (method: string, path: string) => Promise<{ status: number }> }) =>
  (await caller.call('GET', '/api/auth/user')).status === 200;

describe('promise 16: a person of a provider who enters an account that was there', () => {
  test('is mailed once to its owner, in the account’s language, with the way to the profile', async () => {
    const { email, arrive } = await linked('told');
    await arrive();
    const mails = await mailsTo(db, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe(`Al tuo account si accede ora anche con ${host}`);
    expect(mails[0]?.text).toContain('http://localhost:3000/dashboard?tab=profile');
  });

  test('is listed in the profile, and in nobody else’s', async () => {
    const { way } = await linked('listed');
    expect(way).toEqual({
      id: expect.any(String),
      name: host,
      linkedAt: expect.any(String),
      isRemoved: false,
    });
    expect((await (await signedIn()).call('GET', ways)).body).toEqual([]);
    expect((await visitor().call('GET', ways)).status).toBe(401);
  });

  test('who is removed is signed out and comes in no more, not even by the e-mail, until allowed again', async () => {
    const { dealer, person, arrive, way, email } = await linked('removed');
    expect(await isIn(person)).toBe(true);
    expect((await dealer.call('DELETE', `${ways}/${way.id}`)).status).toBe(200);
    expect([await isIn(person), await isIn(dealer)]).toEqual([false, true]);
    expect((await dealer.call('GET', ways)).body).toEqual([{ ...way, isRemoved: true }]);

    const refused = await arrive();
    expect(refused.page).toBe('/sign-in?fault=way-removed');
    expect(await isIn(refused.person)).toBe(false);

    expect((await dealer.call('PUT', `${ways}/${way.id}`)).status).toBe(200);
    const again = await arrive();
    expect(again.page).toBe('/dashboard');
    expect(await isIn(again.person)).toBe(true);
    expect(await mailsTo(db, email)).toHaveLength(1);
  });

  test.each(['DELETE', 'PUT'])(
    'is nobody else’s to change by %s, nor is what is missing or no id',
    async (method) => {
      const { way, person } = await linked(`strangers-${method.toLowerCase()}`);
      const stranger = await signedIn();
      const answers = await Promise.all(
        [way.id, 'nobody-has-this-one'].map((id) => stranger.call(method, `${ways}/${id}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
      expect((await stranger.call(method, `${ways}/a%20b`)).status).toBe(400);
      expect((await visitor().call(method, `${ways}/${way.id}`)).status).toBe(401);
      expect(await isIn(person)).toBe(true);
    },
  );

  test('a password is no such way: its row cannot be closed', async () => {
    const { dealer } = await linked('password');
    const { id } = dealer;
    expect((await dealer.call('DELETE', `${ways}/${id}`)).status).toBe(404);
  });
});

test('who opens the account by the provider is not mailed', async () => {
  forger.lie({ claims: claiming({ sub: 'newcomer', email: 'newcomer@dealer.example' }) });
  expect(await enter(visitor())).toBe('/dashboard');
  expect(await mailsTo(db, 'newcomer@dealer.example')).toEqual([]);
});

test('no error of ours was met', () => {
  expect(errors).toEqual([]);
});
