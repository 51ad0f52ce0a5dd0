import { describe, expect, test } from 'vitest';
import { clientAddressHeader } from '#server/client-address.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { createTestApp, testPassword } from '#server/testing/test-app.ts';

const { db, logged, visitor, signedIn, errors } = await createTestApp({
  environment: { TRUST_PROXY: '192.0.2.0/24' },
});
const lines = () => logged.map((line) => JSON.parse(line));
const linesOf = (requestId: string | null) => lines().filter((line) => line.requestId === requestId);
const securityOf = (requestId: string | null) =>
  linesOf(requestId).flatMap(({ security, userId, subjectId }) =>
    security ? [{ security, userId, subjectId }] : [],
  );

describe('each request', () => {
  test('has an id, a line and in it who called what, how it ended and how long it took', async () => {
    const dealer = await signedIn();
    const { headers } = await dealer.call('GET', '/api/descriptions?search=segreto');
    const id = headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(linesOf(id)).toEqual([
      expect.objectContaining({
        ...{ msg: 'request', method: 'GET', route: '/api/descriptions', status: 200, userId: dealer.id },
        ...{ ms: expect.any(Number), client: expect.stringMatching(/^192\.0\.2\.\d+$/) },
      }),
    ]);
  });

  test('is known by the pattern of its path, not by what somebody put into it', async () => {
    const dealer = await signedIn();
    const { headers } = await dealer.call('GET', '/api/receipts/00000000-0000-4000-8000-000000000000');
    expect(linesOf(headers.get('x-request-id'))[0]).toMatchObject({
      route: '/api/receipts/{id}',
      status: 404,
    });
  });

  test.each([
    ['from-the-proxy-12345', true],
    ['short', false],
    ['x'.repeat(65), false],
    ['with a space in it', false],
    ['"},{"level":"fatal"', false],
  ])('keeps the id %j that a trusted proxy gave it: %s', async (given, isKept) => {
    const { headers } = await visitor().call('GET', '/api/auth/ways', undefined, { 'x-request-id': given });
    expect(headers.get('x-request-id') === given).toBe(isKept);
  });
});

test('without a trusted proxy nobody chooses the id of his request or his address', async () => {
  const alone = await createTestApp();
  const posing = {
    ...{ 'x-request-id': 'from-the-proxy-12345', 'x-forwarded-for': '198.51.100.9' },
    [clientAddressHeader]: '198.51.100.9',
  };
  const { headers } = await alone.visitor().call('GET', '/api/auth/ways', undefined, posing);
  expect(headers.get('x-request-id')).not.toBe('from-the-proxy-12345');
  expect(alone.logged.join()).not.toContain('198.51.100.9');
});

describe('promise 12: limits count the address that a trusted proxy bears out', () => {
  const ask = (forwarded: string) => (n: number) =>
    visitor().call(
      'POST',
      '/api/auth/request-password-reset',
      { email: `p${n}@example.org` },
      {
        'x-forwarded-for': forwarded.replace('*', String(n % 200)),
      },
    );

  test('whatever stands before it', async () => {
    const posing = ask('10.0.0.*, 198.51.100.77');
    for (let n = 0; n < 40; n++) expect((await posing(n)).status).toBe(200);
    const refused = await posing(40);
    expect(refused.status).toBe(429);
    expect(securityOf(refused.headers.get('x-request-id'))).toMatchObject([{ security: 'limit-reached' }]);
    expect((await ask('198.51.100.78')(41)).status).toBe(200);
  });
});

describe('promise 35: in the log there is', () => {
  test('no password, cookie, mailed secret, e-mail or word of a customer', async () => {
    const dealer = await signedIn({ email: 'segretissimo@example.org', subscriptionPlan: 'PRO' });
    const entering = visitor();
    await entering.call('POST', '/api/auth/sign-in/email', { email: dealer.email, password: testPassword });
    const wrong = { email: dealer.email, password: 'sbagliata-ma-segreta' };
    await visitor().call('POST', '/api/auth/sign-in/email', wrong);
    await visitor().call('POST', '/api/auth/request-password-reset', { email: dealer.email });
    const token = /token=([\w-]+)/.exec((await mailsTo(db, dealer.email)).at(-1)?.text ?? '')?.[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
    await visitor().call('GET', `/choose-password?token=${token}`);
    await visitor().call('GET', `/choose-password/${token}`);
    await visitor().call('GET', `/api/${token}`);
    const chosen = { token, password: 'una nuova password' };
    const answer = await entering.call('POST', '/api/auth/choose-password', chosen);
    const cookie = answer.headers.getSetCookie()[0]?.split(/[=;]/)[1] ?? '';
    const vehicleData = { make: 'Fiat', model: 'Panda', notes: 'parole del cliente' };
    await dealer.call('POST', '/api/generate-descriptions', { vehicleData });

    const text = logged.join('\n');
    expect(text).toContain('/choose-password/[redacted]');
    const secrets = { email: dealer.email, testPassword, wrong: wrong.password, token, cookie };
    for (const [what, secret] of Object.entries({
      ...secrets,
      chosen: chosen.password,
      words: 'parole del',
    })) {
      if (secret) expect(text.includes(secret), what).toBe(false);
    }
  });

  test('one line for each thing, whatever a caller writes into his request', async () => {
    const before = logged.length;
    const forged = '\n{"level":"info","security":"sign-in-accepted"}\r\n';
    await visitor().call('GET', `/nowhere/${encodeURIComponent(forged)}`, undefined, {
      'user-agent': 'x{"security":"user-deleted"}',
    });
    const written = logged.slice(before);
    expect(written).toHaveLength(1);
    expect(written[0]?.trimEnd()).not.toMatch(/[\r\n]/);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ msg: 'request', method: 'GET' });
    expect(written.join()).not.toContain('user-deleted');
  });

  test('each event of security by its name and with the id of whom it is about', async () => {
    const admin = await signedIn({ role: 'admin' });
    const dealer = await signedIn();
    const enter = (password: string) =>
      visitor().call('POST', '/api/auth/sign-in/email', { email: dealer.email, password });
    const changeStatus = (status: string) =>
      admin.call('PUT', `/api/admin/users/${dealer.id}/subscription-status`, { status });
    const told = async (call: Promise<{ headers: Headers }>) =>
      securityOf((await call).headers.get('x-request-id')).map(({ security, userId, subjectId }) => [
        security,
        userId ?? null,
        subjectId ?? null,
      ]);
    expect(await told(enter('wrong'))).toEqual([['sign-in-refused', null, null]]);
    expect(await told(enter(testPassword))).toEqual([['sign-in-accepted', dealer.id, null]]);
    expect(await told(dealer.call('GET', '/api/admin/users'))).toEqual([
      ['administration-refused', dealer.id, null],
    ]);
    expect(
      await told(dealer.call('POST', '/api/auth/sign-out', {}, { origin: 'https://evil.example' })),
    ).toEqual([['foreign-origin-refused', null, null]]);
    const change = { currentPassword: testPassword, newPassword: 'una password più lunga' };
    expect(await told(dealer.call('PUT', '/api/auth/password', change))).toContainEqual([
      'password-changed',
      dealer.id,
      null,
    ]);
    expect(await told(changeStatus('blocked'))).toEqual([['status-changed', admin.id, dealer.id]]);
    expect(await told(enter(change.newPassword))).toEqual([['blocked-account-refused', null, null]]);
    expect(errors).toEqual([]);
  });
});
