import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { expect, test } from '@playwright/test';

const built = readdirSync('dist', { recursive: true, encoding: 'utf8' });

/** As written: a browser would straighten the path before it asks. */
function ask(origin: string, path: string): Promise<{ status: number | undefined; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, failed) => {
    request({ hostname, port, path }, (answer) => {
      let body = '';
      answer.on('data', (part) => {
        body += part;
      });
      answer.on('end', () => done({ status: answer.statusCode, body }));
    })
      .on('error', failed)
      .end();
  });
}

test('the build holds no source map, and no file beginning with a dot @one-screen', () => {
  expect(built).toContain('index.html');
  expect(built.filter((name) => /\.map(\.(br|gz))?$|(^|[\\/])\./.test(name))).toEqual([]);
});

test('what lies beside the build is not served: settings, secrets, history, sources @one-screen', async ({
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const script = built.find((name) => /^assets[\\/].*\.js$/.test(name))?.replaceAll('\\', '/');
  expect((await ask(origin, `/${script}`)).status).toBe(200);
  const hidden = [
    '.env',
    '.git/config',
    '.git/HEAD',
    'package.json',
    'package-lock.json',
    'src/server/main.ts',
  ];
  const paths = [
    `/${script}.map`,
    '/index.html.map',
    '/session-secret',
    '/data/session-secret',
    ...hidden.flatMap((path) => [
      `/${path}`,
      `/../${path}`,
      `/..%2f${path}`,
      `/%2e%2e/${path}`,
      `/assets/../../${path}`,
      `/assets/..%2f..%2f${path}`,
      `/assets/%2e%2e%5c%2e%2e%5c${path}`,
    ]),
  ];
  const text = readFileSync('package.json', 'utf8');
  for (const path of paths) {
    const { status, body } = await ask(origin, path);
    expect([path, status]).toEqual([path, 404]);
    expect(body).not.toContain(text.slice(0, 40));
    expect(body).not.toMatch(/repositoryformatversion|ref: refs|"mappings"/);
  }
});
