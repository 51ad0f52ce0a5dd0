import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
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
