import { describe, expect, test } from 'vitest';
import { preparedPassword } from './prepare-accounts.ts';
import { type SignedInServiceCaller, sessionCookie } from './running-service.ts';
import type { ServiceCaller } from './service-caller.ts';
import { sharedServices } from './shared-services.ts';

const bothProcesses = [0, 1];

/** What each process says of who calls. */
const statuses = async (caller: ServiceCaller) =>
  Promise.all(bothProcesses.map(async (n) => (await caller.at(n).call('GET', '/api/auth/user')).status));

describe.each(sharedServices())('%s', (_, service) => {
  /** The same person in another browser. */
  async function enter({ email }: { email: string }, password = preparedPassword, at = 0) {
    const browser = service.visitor();
    const answer = await browser.at(at).call('POST', '/api/auth/sign-in/email', { email, password });
    return { ...browser, answer };
  }

  test('promise 1: the cookie of a session is ours alone, out of reach of scripts and of plain http', async () => {
    const dealer = await service.signedIn();
    for (const n of bothProcesses) {
      const { answer } = await enter(dealer, preparedPassword, n);
      expect(answer.status).toBe(200);
      expect(answer.cookies).toHaveLength(1);
      const [pair = '', ...attributes] = answer.cookies[0]?.split('; ') ?? [];
      expect(pair).toMatch(/^__Host-autoscritto\.session_token=/);
      expect(attributes.map((attribute) => attribute.toLowerCase()).sort()).toEqual([
        ...['httponly', expect.stringMatching(/^max-age=\d+$/), 'path=/', 'samesite=lax', 'secure'],
      ]);
    }
  });

  test('promise 2: each sign-in has a new token of over 128 bits, and the old one of the browser is dead', async () => {
    const dealer = await service.signedIn();
    const browser = service.visitor();
    const tokens = new Set<string>();
    for (const n of [0, 1, 0, 1]) {
      const before = new Map(browser.cookies);
      const credentials = { email: dealer.email, password: preparedPassword };
      expect((await browser.at(n).call('POST', '/api/auth/sign-in/email', credentials)).status).toBe(200);
      const token = decodeURIComponent(browser.cookies.get(sessionCookie) ?? '').split('.')[0] ?? '';
      // 22 letters and digits hold 131 bits.
      expect(token).toMatch(/^[A-Za-z0-9_-]{22,}$/);
      tokens.add(token);
      expect(await statuses(browser)).toEqual([200, 200]);
      if (before.size > 0) expect(await statuses(withCookies(service.visitor(), before))).toEqual([401, 401]);
    }
    expect(tokens.size).toBe(4);
  });

  test('promise 2: a session somebody planted is not the one that is signed in to', async () => {
    const [attacker, dealer] = [await service.signedIn(), await service.signedIn()];
    const planted = new Map(attacker.cookies);
    const victim = withCookies(service.visitor(), planted);
    const credentials = { email: dealer.email, password: preparedPassword };
    expect((await victim.call('POST', '/api/auth/sign-in/email', credentials)).status).toBe(200);
    expect(victim.cookies.get(sessionCookie)).not.toBe(planted.get(sessionCookie));
    const spying = withCookies(service.visitor(), planted);
    expect(await statuses(spying)).toEqual([401, 401]);
  });

  test('promise 3: signing out ends the session on the server, in each process', async () => {
    for (const n of bothProcesses) {
      const dealer = await service.signedIn();
      const before = new Map(dealer.cookies);
      expect(await statuses(dealer)).toEqual([200, 200]);
      const out = await dealer.at(n).call('GET', '/api/logout');
      expect([out.status, out.headers.location]).toEqual([302, '/']);
      expect(dealer.cookies.size).toBe(0);
      expect(await statuses(withCookies(dealer, before))).toEqual([401, 401]);
    }
  });

  test.each(['idle', 'expired'] as const)(
    'promise 4: a session that is %s is nobody’s, whatever is called with it',
    async (kind) => {
      const dealer = await service.signedIn(kind);
      for (const [method, path, payload] of [
        ['GET', '/api/auth/user'],
        ['GET', '/api/descriptions'],
        ['POST', '/api/generate-descriptions', { vehicleData: { make: 'Fiat', model: 'Panda' } }],
        ['DELETE', '/api/auth/sessions'],
        ['GET', '/api/admin/users'],
      ] as const) {
        for (const n of bothProcesses) {
          const answer = await dealer.at(n).call(method, path, payload);
          expect([method, path, answer.status]).toEqual([method, path, 401]);
        }
      }
    },
  );

  test('promise 4: a cookie that is not ours answers 401 and never an error', async () => {
    const dealer = await service.signedIn();
    const good = dealer.cookies.get(sessionCookie) ?? '';
    const [token = ''] = good.split('.');
    const other = (await service.signedIn()).cookies.get(sessionCookie) ?? '';
    for (const forged of [
      ...['', '%', '%00', '.', `${token}.`, token, `${token}.AAAA`, good.slice(0, -1)],
      ...[`${token}.${other.split('.')[1]}`, `${token}' OR '1'='1.${good.split('.')[1]}`, 'ü'.repeat(40)],
      'a'.repeat(4000),
    ]) {
      const cookie = Buffer.from(`${sessionCookie}=${forged}`, 'utf8').toString('latin1');
      const answer = await service.visitor().call('GET', '/api/auth/user', undefined, { cookie });
      expect([forged, answer.status]).toEqual([forged, 401]);
    }
  });

  test('promise 5: a changed role and plan, a block and a deletion act at once in each process', async () => {
    const [admin, dealer] = [await service.signedIn('admin'), await service.signedIn()];
    const change = async (what: string, payload: unknown) => {
      const answer = await admin.call('PUT', `/api/admin/users/${dealer.id}/${what}`, payload);
      expect([what, answer.status]).toEqual([what, 200]);
    };
    const seen = async (path: string) =>
      Promise.all(bothProcesses.map(async (n) => (await dealer.at(n).call('GET', path)).status));
    const plans = async () =>
      Promise.all(
        bothProcesses.map(
          async (n) => (await dealer.at(n).call('GET', '/api/auth/user')).body.subscriptionPlan,
        ),
      );

    expect(await seen('/api/admin/users')).toEqual([403, 403]);
    await change('role', { role: 'admin' });
    expect(await seen('/api/admin/users')).toEqual([200, 200]);
    await change('role', { role: 'user' });
    expect(await seen('/api/admin/users')).toEqual([403, 403]);

    await change('upgrade', { plan: 'ELITE' });
    expect(await plans()).toEqual(['ELITE', 'ELITE']);
    await change('upgrade', { plan: 'FREE' });
    expect(await plans()).toEqual(['FREE', 'FREE']);

    await change('subscription-status', { status: 'blocked' });
    expect(await statuses(dealer)).toEqual([401, 401]);
    await change('subscription-status', { status: 'active' });
    expect(await statuses(dealer)).toEqual([401, 401]);

    const again = await enter(dealer);
    expect(await statuses(again)).toEqual([200, 200]);
    const erased = await admin.call('DELETE', `/api/admin/users/${dealer.id}`, { email: dealer.email });
    expect(erased.status).toBe(200);
    expect(await statuses(again)).toEqual([401, 401]);
    expect((await enter(dealer)).answer.status).toBe(400);
  });

  test('promise 6: he sees where he is signed in, and ends any of it in each process', async () => {
    const desk = await service.signedIn();
    const [phone, tablet] = [await enter(desk, preparedPassword, 0), await enter(desk, preparedPassword, 1)];
    const listed = async (n: number): Promise<{ id: string; isCurrent: boolean }[]> =>
      (await phone.at(n).call('GET', '/api/auth/sessions')).body;
    const [list, other] = [await listed(0), await listed(1)];
    expect(list).toEqual(other);
    expect(list.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, false, true]);

    const ofTablet = (await tablet.call('GET', '/api/auth/sessions')).body.find(
      ({ isCurrent }: { isCurrent: boolean }) => isCurrent,
    );
    expect((await phone.at(0).call('DELETE', `/api/auth/sessions/${ofTablet.id}`)).status).toBe(200);
    expect(await statuses(tablet)).toEqual([401, 401]);
    expect(await statuses(desk)).toEqual([200, 200]);

    expect((await phone.at(1).call('DELETE', '/api/auth/sessions')).status).toBe(200);
    expect(await statuses(desk)).toEqual([401, 401]);
    expect(await statuses(phone)).toEqual([200, 200]);
  });

  test('promise 6: a new password ends all other sessions in each process, a forgotten one all of them', async () => {
    const desk = await service.signedIn();
    const phone = await enter(desk);
    const first = { currentPassword: preparedPassword, newPassword: 'una seconda password' };
    expect((await desk.at(1).call('PUT', '/api/auth/password', first)).status).toBe(200);
    expect([await statuses(desk), await statuses(phone)]).toEqual([
      [200, 200],
      [401, 401],
    ]);
    expect((await enter(desk)).answer.status).toBe(400);

    expect(await chooseByMail(desk, 'una terza password')).toBe(200);
    expect(await statuses(desk)).toEqual([401, 401]);
    expect((await enter(desk, 'una terza password', 1)).answer.status).toBe(200);
  });

  async function chooseByMail({ email }: SignedInServiceCaller, password: string): Promise<number> {
    const somewhere = service.visitor();
    await somewhere.call('POST', '/api/auth/request-password-reset', { email });
    // The one before tells of the new password.
    const token = (await service.mailedLink(email, 2)).searchParams.get('token');
    return (await somewhere.call('POST', '/api/auth/choose-password', { token, password })).status;
  }
});

function withCookies<T extends ServiceCaller>(caller: T, cookies: ReadonlyMap<string, string>): T {
  for (const [name, value] of cookies) caller.cookies.set(name, value);
  return caller;
}
