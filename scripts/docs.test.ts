import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'docs/api.md',
  'docs/configuration.md',
  'docs/sizing.md',
  'docs/glossary.md',
  'docs/writing-style.md',
  'CONTRIBUTING.md',
  'docs/operations.md',
  ...readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`),
];

test.each(documents)('every path that %s names is there', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = text.matchAll(/`((?:src|docs|bench|e2e|scripts)\/[\w./-]+)`/g);
  expect([...named].map(([, path]) => path).filter((path) => !existsSync(path ?? ''))).toEqual([]);
});

test('the README shows both commands', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toContain('npm ci && npm start');
  expect(readme).toContain('npm ci && npm test');
});

test('every variable the server reads is explained, and no other', () => {
  const sources = readdirSync('src/server/config').map((name) =>
    readFileSync(`src/server/config/${name}`, 'utf8'),
  );
  const read = sources.flatMap((source) =>
    [...source.matchAll(/^ {2}([A-Z][A-Z_]+): ?/gm)].map(([, name]) => name),
  );
  const page = readFileSync('docs/configuration.md', 'utf8');
  const explained = [...page.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name);
  expect(new Set(explained)).toEqual(new Set(read));
});

test('the webhook events that an operator switches on are about objects the program reads', () => {
  const named = readFileSync('docs/operations.md', 'utf8').matchAll(
    /`(?:customer\.|charge\.(?=dispute))?(\w+)\.(?:created|updated|deleted|paid|payment_failed|voided|succeeded|refunded|released|closed)`/g,
  );
  const objects = new Set([...named].map(([, object]) => object));
  const source = readFileSync('src/server/gateways/stripe/read-stripe-event.ts', 'utf8');
  const read = new Set([...source.matchAll(/case '(\w+)':/g)].map(([, object]) => object));
  expect([...objects].sort()).toEqual([
    'charge',
    'dispute',
    'invoice',
    'payment_intent',
    'refund',
    'subscription',
    'subscription_schedule',
  ]);
  expect([...objects].filter((object) => !read.has(object))).toEqual([]);
});
