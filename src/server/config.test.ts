import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const database = 'postgres://somewhere/autoscritto';

describe('where the server listens and whether it is a demo', () => {
  test.each([
    [{}, { host: '127.0.0.1', isDemo: true }],
    [{ HOST: '0.0.0.0' }, { host: '127.0.0.1', isDemo: true }],
    [
      { HOST: '0.0.0.0', DEMO_MODE: '1' },
      { host: '0.0.0.0', isDemo: true },
    ],
    [{ DATABASE_URL: database }, { host: '0.0.0.0', isDemo: false }],
    [
      { DATABASE_URL: database, HOST: '10.1.2.3' },
      { host: '10.1.2.3', isDemo: false },
    ],
    [
      { DATABASE_URL: database, DEMO_MODE: '1' },
      { host: '127.0.0.1', isDemo: true },
    ],
    [{ DEMO_MODE: '0' }, { host: '0.0.0.0', isDemo: false }],
  ])('%j gives %j', (environment, expected) => {
    expect(readConfig(environment)).toMatchObject(expected);
  });
});

test('the public address decides which origin may call', () => {
  expect(readConfig({ PUBLIC_URL: 'https://testi.example/' }).origins).toEqual(['https://testi.example']);
  expect(readConfig({ PORT: '4000' }).origins).toEqual(['http://localhost:4000', 'http://127.0.0.1:4000']);
});

test('empty variables count as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
])('%j is refused by name', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});
