import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.resetModules();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'https://autoscritto.example').pathname);
    return new Response('{"message":"Unauthorized"}', { status: 401 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const onPage = (hasDemo: boolean) =>
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => !hasDemo, lang: 'it' } });

test.each([
  [true, ['/api/auth/user', '/api/test/current-user']],
  [false, ['/api/auth/user']],
])('on a page with demo accounts %j it asks %j who is here', async (hasDemo, paths) => {
  onPage(hasDemo);
  const { reloadSession } = await import('./session.ts');
  await reloadSession();
  expect(asked.sort()).toEqual(paths);
});
