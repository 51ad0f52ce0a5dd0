import { afterEach, expect, test, vi } from 'vitest';
import { lookUpUser } from './look-up-user.ts';
import type { Session } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, ['/api/auth/user', '/api/test/current-user']],
  [false, ['/api/auth/user']],
])('on a page with demo accounts %j it asks %j who is here', async (hasDemo, paths) => {
  const asked: string[] = [];
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => !hasDemo } });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response('{"message":"Unauthorized"}', { status: 401 });
  });
  const reported: Session[] = [];
  await lookUpUser((next) => reported.push(next));
  expect(asked.sort()).toEqual(paths);
  expect(reported).toEqual([{ status: 'visitor', isDemo: hasDemo }]);
});
