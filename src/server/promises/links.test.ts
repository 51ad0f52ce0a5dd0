import { scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/store/database.ts';
import { account, user } from '#server/store/schema.ts';
import { publicOrigin } from './running-service.ts';
import { sharedProcesses } from './shared-services.ts';

/** Another host in every header that names one. */
const elsewhere = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-original-host': 'evil.example',
  forwarded: 'host=evil.example',
};

const signUp = (email: string) => ({ email, firstName: 'Nuova', lastName: 'Persona', agrees: true });
/** 128 characters, the most there may be: the last must count, and accents, scripts and pictures. */
const longest = `${'pässwörd 密码 🚗 '.repeat(12)}`.slice(0, 127).padEnd(127, 'é');

describe.each(sharedProcesses())('%s', (_, service) => {
  const slug = service.databaseUrl ? 'two' : 'one';

  test('promise 14: links of mails lead to the address of the configuration, whatever host is asked', async () => {
    const owner = await service.signedIn('ELITE');
    const email = `host-${slug}@stranger.example`;
    const asked: [string, object][] = [
      ['/api/auth/sign-up/email', signUp(email)],
      ['/api/auth/request-password-reset', { email: owner.email }],
      ['/api/team/invitations', { email }],
    ];
    for (const [path, payload] of asked) {
      const answer = await owner.call('POST', path, payload, elsewhere);
      expect([path, answer.status]).toEqual([path, 200]);
    }
    await service.mailedLink(email);
    await service.mailedLink(owner.email);
    while ((await service.mailsTo(email)).length < 2) await new Promise((done) => setTimeout(done, 50));
    const mails = [...(await service.mailsTo(email)), ...(await service.mailsTo(owner.email))];
    for (const mail of mails) {
      const origins = [...mail.matchAll(/https?:\/\/[^/\s"<>?]+/g)].map(([origin]) => origin);
      expect(origins.length).toBeGreaterThan(0);
      expect(new Set(origins)).toEqual(new Set([publicOrigin]));
      expect(mail).not.toContain('evil.example');
    }
  });

  test('promise 14: a link is 256 random bits, good once in whichever process, and no other is like it', async () => {
    const email = `once-${slug}@stranger.example`;
    const visitor = service.visitor();
    await visitor.call('POST', '/api/auth/sign-up/email', signUp(email));
    const first = (await service.mailedLink(email, 1)).searchParams.get('token') ?? '';
    await visitor.call('POST', '/api/auth/sign-up/email', signUp(email));
    const second = (await service.mailedLink(email, 2)).searchParams.get('token') ?? '';
    for (const token of [first, second]) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(first).not.toBe(second);

    for (const wrong of [`${first.slice(0, -2)}AA`, first.toLowerCase(), `${first} `, second + first]) {
      const payload = { token: wrong, password: longest };
      expect((await visitor.call('POST', '/api/auth/choose-password', payload)).status).toBe(404);
    }
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        service
          .visitor()
          .at(n)
          .call('POST', '/api/auth/choose-password', { token: first, password: `${longest}${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    // Somebody has the account now: the other link would take it from him.
    const late = await visitor.call('POST', '/api/auth/choose-password', {
      token: second,
      password: longest,
    });
    expect([404, 409]).toContain(late.status);
    const winner = answers.findIndex(({ status }) => status === 200);
    const credentials = { email, password: `${longest}${winner}` };
    expect((await visitor.call('POST', '/api/auth/sign-in/email', credentials)).status).toBe(200);
  });

  test('promise 18: the longest password counts to its last letter, and only scrypt’s work on it is kept', async () => {
    const email = `password-${slug}@stranger.example`;
    const visitor = service.visitor();
    await visitor.call('POST', '/api/auth/sign-up/email', signUp(email));
    const token = (await service.mailedLink(email)).searchParams.get('token');
    const password = `${longest}ß`;
    expect(password).toHaveLength(128);
    expect((await visitor.call('POST', '/api/auth/choose-password', { token, password })).status).toBe(200);
    const tryWith = async (tried: string) =>
      (await service.visitor().call('POST', '/api/auth/sign-in/email', { email, password: tried })).status;
    expect(await tryWith(`${longest}s`)).toBe(400);
    expect(await tryWith(longest)).toBe(400);
    expect(await tryWith(password)).toBe(200);

    if (!service.databaseUrl) return;
    const { db, close } = await openDatabase({ url: service.databaseUrl, dataDir: '' });
    const [row] = await db
      .select({ hash: account.password })
      .from(account)
      .innerJoin(user, eq(user.id, account.userId))
      .where(eq(user.email, email));
    await close();
    const [, salt = '', key = ''] = /^([0-9a-f]{32}):([0-9a-f]{128})$/.exec(row?.hash ?? '') ?? [];
    const cost = { N: 16384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
    expect(scryptSync(password.normalize('NFKC'), salt, 64, cost).toString('hex')).toBe(key);
  });
});
