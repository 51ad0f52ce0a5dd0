import { describe, expect, test } from 'vitest';
import type { ServiceAnswer } from './service-caller.ts';
import { sharedProcesses } from './shared-services.ts';

/** All of an answer that could tell two apart. */
const whole = ({ status, body, headers, cookies }: ServiceAnswer) => ({
  ...{ status, body, cookies },
  headers: Object.keys(headers)
    .filter((name) => name !== 'x-request-id')
    .sort(),
  length: headers['content-length'],
});

describe.each(sharedProcesses())('%s', (_, service) => {
  test.each<[string, (email: string) => [string, object]]>([
    ['sign-in', (email) => ['/api/auth/sign-in/email', { email, password: 'una password sbagliata' }]],
    ['sign-up', (email) => ['/api/auth/sign-up/email', { email, firstName: 'Dina', agrees: true }]],
    ['a forgotten password', (email) => ['/api/auth/request-password-reset', { email }]],
  ])('promise 13: %s answers alike whether there is an account', async (name, asked) => {
    const { email } = await service.signedIn();
    const visitor = service.visitor();
    const known = await visitor.call('POST', ...asked(email));
    const unknown = await visitor.call('POST', ...asked(`nobody-${email}`));
    expect(known.status).toBe(name === 'sign-in' ? 400 : 200);
    expect(whole(unknown)).toEqual(whole(known));
  });

  test('promise 13: sign-in works as hard for an e-mail unknown as for a wrong password', async () => {
    const { email } = await service.signedIn();
    const visitor = service.visitor();
    const spent = { known: [] as number[], unknown: [] as number[], nothing: [] as number[] };
    const password = 'una password sbagliata';
    const measure = async (what: keyof typeof spent, path: string, payload: object) => {
      const began = performance.now();
      const { status } = await visitor.at(0).call('POST', path, payload);
      expect(status).toBe(what === 'nothing' ? 404 : 400);
      spent[what].push(performance.now() - began);
    };
    for (let n = 0; n < 7; n++) {
      await measure('known', '/api/auth/sign-in/email', { email, password });
      await measure('unknown', '/api/auth/sign-in/email', { email: `nobody-${n}@dealer.example`, password });
      await measure('nothing', '/api/auth/link', { token: 'x'.repeat(43) });
    }
    // Whatever else the machine does only adds: the quickest of each comes nearest to the work itself.
    const work = (what: keyof typeof spent) => Math.min(...spent[what]);
    expect(work('unknown')).toBeGreaterThan(work('known') / 2);
    expect(work('unknown')).toBeLessThan(work('known') * 2);
    expect(work('unknown')).toBeGreaterThan(work('nothing') * 3);
  });
});
