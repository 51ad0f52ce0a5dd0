import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { endpoints } from '#contract/endpoints.ts';
import { checkConfig } from '#server/config/check-config.ts';
import { readConfig } from '#server/config/read-config.ts';
import { installedFrom } from './installed-from.ts';

interface Service {
  image: string;
  build?: { target: string };
  environment: Record<string, string>;
}

const read = (path: string) => readFileSync(path, 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const services: Record<string, Service> = parse(compose, { merge: true }).services;
const applications = Object.entries(services).filter(([, { image }]) => image === 'autoscritto');

const filledIn: Record<string, string> = {
  POSTGRES_PASSWORD: '7d0c5b0b5c1e4f6a',
  SESSION_SECRET: 'mB3u9ZkQ0pXw7YvLr2TnGs8HdJc5EfAa1WqRtU6iOk4=',
  METRICS_TOKEN: 'Kx8ZrPq2LmVt6YbN4cWd',
  SITE_HOST: 'testi.dealer.test',
  SMTP_URL: 'smtp://dealer:pw@mail.dealer.test:587',
  MAIL_FROM: 'Autoscritto <testi@dealer.test>',
  SUPPORT_EMAIL: 'aiuto@dealer.test',
  ELITE_SUPPORT_EMAIL: 'elite@dealer.test',
};

/** As Compose puts the .env file in: `${NAME:?why}` must be there, `${NAME:-}` may be empty. */
const fillIn = (text: string, values: Record<string, string>) =>
  text.replace(/\$\{(\w+):([?-])[^}]*\}/g, (_, name: string, sign: string) => {
    if (sign === '?' && !values[name]) throw new Error(`${name} is missing`);
    return values[name] ?? '';
  });

const settingsOf = ({ environment }: Service) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fillIn(value, filledIn)]));

/** What the image itself sets. */
const ofImage = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);

test('there are two processes that serve and one that does what repeats', () => {
  const roles = applications.map(([name, { environment }]) => [name, environment.PROCESS]);
  expect(roles).toEqual([
    ['web1', 'web'],
    ['web2', 'web'],
    ['worker', 'worker'],
  ]);
});

test.each(applications)('%s gets settings the program knows and accepts', (_, service) => {
  const settings = { ...ofImage, ...settingsOf(service) };
  const known = readdirSync('src/server/config').flatMap((name) =>
    [...read(`src/server/config/${name}`).matchAll(/^ {2}([A-Z][A-Z_]+): ?/gm)].map(
      ([, variable]) => variable,
    ),
  );
  expect(Object.keys(settings).filter((name) => !['NODE_ENV', ...known].includes(name))).toEqual([]);
  const config = readConfig(settings);
  expect(checkConfig(config, settings).errors).toEqual([]);
  expect(config).toMatchObject({ isDemo: false, host: '0.0.0.0', origins: ['https://testi.dealer.test'] });
  expect(config.operation.trustedProxies).toEqual({ kind: 'hops', hops: 1 });
});

/** Decided by the image, or of no use in production. */
const notHandedOn = ['PORT', 'HOST', 'DATA_DIR', 'DEMO_MODE', 'SAMPLE_YEAR'];

test.each(applications)('%s is handed every variable of docs/configuration.md', (_, { environment }) => {
  const rows = read('docs/configuration.md').match(/^\| `.*$/gm) ?? [];
  const documented = rows.flatMap((row) =>
    // The first cell, and variables that are explained together with it.
    [...row.replace(/\|[^|]*\|$/, '').matchAll(/`([A-Z][A-Z_]+)`(?!:)/g)].map(([, name = '']) => name),
  );
  expect(documented).toContain('SUPPORT_EMAIL');
  const missing = documented.filter((name) => !(name in environment) && !notHandedOn.includes(name));
  expect(missing).toEqual([]);
});

test('what must be filled in is refused when it is missing, and listed in the example', () => {
  const required = new Set([...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
  expect(required).toEqual(new Set(Object.keys(filledIn)));
  for (const name of Object.keys(filledIn)) {
    expect(() => fillIn(compose, { ...filledIn, [name]: '' })).toThrow(name);
  }
  const listed = [...read('deploy/env.example').matchAll(/^(\w+)=(.*)$/gm)];
  const used = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  expect(new Set(listed.map(([, name]) => name))).toEqual(used);
  expect(listed.filter(([, , value]) => value !== '')).toEqual([]);
});

test('the backup reads what it is given', () => {
  const sources = read('src/server/commands/backup.ts') + read('deploy/back-up-nightly.sh');
  const names = Object.keys(services.backup?.environment ?? {});
  expect(names).toHaveLength(3);
  expect(names.filter((name) => !sources.includes(name))).toEqual([]);
});

test('the client tools of the image are not older than the server', () => {
  const server = /postgres:(\d+)/.exec(services.database?.image ?? '')?.[1];
  expect(Number(/postgresql-client-(\d+)/.exec(dockerfile)?.[1])).toBeGreaterThanOrEqual(Number(server));
});

test('the proxy asks the processes that serve, and lets through what the largest call may send', () => {
  const caddyfile = read('deploy/Caddyfile');
  const upstreams = /reverse_proxy (.*) \{/.exec(caddyfile)?.[1]?.split(' ');
  const serving = applications.filter(([, { environment }]) => environment.PROCESS === 'web');
  expect(upstreams).toEqual(serving.map(([name]) => `${name}:${ofImage.PORT}`));
  const most = Math.max(
    ...Object.values(endpoints).map((call) => ('mostBytes' in call ? call.mostBytes : 0)),
  );
  expect(Number(/max_size (\d+)MB/.exec(caddyfile)?.[1]) * 1e6).toBeGreaterThanOrEqual(most);
  for (const path of ['/metrics', '/healthz', '/readyz']) expect(caddyfile).toContain(path);
});

test('every file the image copies is there and reaches the builder', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(
    ([, paths]) => paths?.split(' ') ?? [],
  );
  const fromStage = [...dockerfile.matchAll(/^COPY --from=build \/app\/(src\S+|package\.json) /gm)];
  expect(fromStage.map(([, path]) => path)).toContain('src/server');
  const allowed = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'));
  const isAllowed = (path: string) =>
    allowed.some((line) =>
      new RegExp(`^${line.slice(1).replaceAll('.', '\\.').replaceAll('*', '.*')}(/|$)`).test(path),
    );
  for (const path of [...copied, ...fromStage.map(([, path]) => path ?? '')]) {
    expect([path, existsSync(path), isAllowed(path)]).toEqual([path, true, true]);
  }
  for (const target of new Set(Object.values(services).flatMap(({ build }) => build?.target ?? []))) {
    expect(dockerfile).toMatch(new RegExp(`^FROM \\S+ AS ${target}$`, 'm'));
  }
  expect(['.env', 'data/session-secret', '.git/config'].filter(isAllowed)).toEqual([]);
});

test('no package the image leaves out is in the server’s reach', () => {
  const removed =
    /rm -rf \.vite \.cache ([\s\S]*?)\n\n/
      .exec(dockerfile)?.[1]
      ?.split(/[\s\\]+/)
      .filter(Boolean) ?? [];
  expect(removed).toContain('lucide-react');
  const needed = installedFrom(
    importedBy(
      ['main.ts', 'commands/backup.ts', 'commands/restore.ts', 'commands/make-admin.ts'].map(
        (name) => `src/server/${name}`,
      ),
    ),
  );
  expect(needed).toEqual(expect.arrayContaining(['pg', 'pdfkit', '@electric-sql/pglite', 'htmlparser2']));
  const isRemoved = (name: string) =>
    removed.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}(/|$)`).test(name));
  expect(needed.filter(isRemoved)).toEqual([]);
});

/** The packages that some files import, and the files they import in turn. */
function importedBy(entries: string[]): string[] {
  const packages = new Set<string>();
  const seen = new Set(entries);
  for (const file of seen) {
    for (const [, name = ''] of read(file).matchAll(/(?:from |import\(|import |new URL\()'([^':]+)'/g)) {
      const path = name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(file), name);
      if (/^[#.]/.test(name) && path.endsWith('.ts')) seen.add(path);
      else if (/^[@a-z]/.test(name)) packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
    }
  }
  return [...packages];
}
