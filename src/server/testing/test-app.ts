import { hashPassword } from 'better-auth/crypto';
import { afterAll } from 'vitest';
import type { User } from '#domain/accounts/user.ts';
import type { Copywriter } from '#domain/copywriting/copy.ts';
import type { LanguageModel } from '#domain/copywriting/model/language-model.ts';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import { type App, buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/read-config.ts';
import { openAccount } from '#server/gateways/identity/open-account.ts';
import { createLog } from '#server/operation/create-log.ts';
import type { Database } from '#server/store/database.ts';
import { userStore } from '#server/store/user-store.ts';
import { testDatabase } from './test-database.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
  /** As it came, for files. */
  bytes: Uint8Array;
  headers: Headers;
}

/** Somebody at a browser: keeps his cookies between calls. */
export interface Caller {
  call(
    method: string,
    path: string,
    payload?: unknown,
    headers?: Record<string, string>,
    leaving?: AbortSignal,
  ): Promise<Answer>;
}

export interface SignedInCaller extends Caller {
  id: string;
  email: string;
}

export const testPassword = 'una password lunga';

export interface TestApp {
  app: App;
  db: Database;
  /** Errors the server had to report; a test that expects none finds none. */
  errors: unknown[];
  /** What the server wrote into its log, line by line. */
  logged: string[];
  /** The clock the app reads. */
  clock: { now: Date };
  visitor(): Caller;
  /** Opens an account with the rights given and signs in to it. */
  signedIn(
    rights?: Partial<Pick<User, 'role' | 'subscriptionPlan' | 'subscriptionStatus'>> & { email?: string },
  ): Promise<SignedInCaller>;
}

interface TestSettings {
  isDemo?: boolean;
  /** Where people see the application. */
  origin?: string;
  /** Other ways to the same server. */
  otherOrigins?: string[];
  allowHosts?: string[];
  /** What the server is started with, as in a shell. */
  environment?: Record<string, string>;
  copywriter?: Copywriter;
  languageModel?: LanguageModel;
  /** One that is there already and is closed by who opened it; else an empty one. */
  database?: Database;
}

/** The whole application in memory on an empty database, closed after the file's tests. */
export async function createTestApp(settings: TestSettings = {}): Promise<TestApp> {
  const { origin = 'http://localhost:3000' } = settings;
  const db = settings.database ?? (await emptyDatabase());
  const errors: unknown[] = [];
  const logged: string[] = [];
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const app = buildApp({
    config: {
      ...readConfig({ DEMO_MODE: settings.isDemo === false ? '0' : '1', ...settings.environment }),
      origins: [origin, ...(settings.otherOrigins ?? [])],
      listingAllowHosts: settings.allowHosts ?? [],
    },
    db,
    sessionSecret: 'a secret of the tests, long enough to be one',
    copywriter: settings.copywriter ?? offlineCopywriter({ now: () => clock.now }),
    languageModel: settings.languageModel,
    webRoot: 'src/server/testing/web-root',
    now: () => clock.now,
    onError: (error) => errors.push(error),
    log: createLog('info', { write: (line) => void logged.push(line) }),
  });
  const visitor = () => caller(app, origin);
  let people = 0;
  return {
    ...{ app, db, errors, logged, clock, visitor },
    async signedIn({ email: givenEmail, ...rights } = {}) {
      const email = givenEmail ?? `dealer-${++people}@example.org`;
      const id = await openAccount(db, {
        ...{ email, firstName: 'Dina', lastName: 'Rossi', language: 'it' },
        passwordHash: await hashOfTestPassword(),
      });
      await userStore(db).update(id, { subscriptionPlan: 'FREE', ...rights });
      const cookies = cookiesOf(await app.identity.startSession(id, new Headers()));
      const someone = caller(app, origin, cookies);
      return { ...someone, id, email };
    },
  };
}

async function emptyDatabase(): Promise<Database> {
  const { db, close } = await testDatabase();
  afterAll(close);
  return db;
}

let hashed: Promise<string> | undefined;

/** Hashing is slow on purpose: once for everybody in a file is enough. */
const hashOfTestPassword = () => (hashed ??= hashPassword(testPassword));

function cookiesOf(headers: readonly string[]): Map<string, string> {
  const cookies = new Map<string, string>();
  keepCookies(cookies, headers);
  return cookies;
}

function keepCookies(cookies: Map<string, string>, headers: readonly string[]): void {
  for (const cookie of headers) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/max-age=0/i.test(cookie)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

let callers = 0;

function caller(app: App, origin: string, cookies = new Map<string, string>()): Caller {
  // Everybody has an address of his own, so that one test's calls do not use up another's rate limit.
  const remoteAddress = `192.0.2.${++callers % 250}`;
  const socket = { incoming: { socket: { remoteAddress } } };
  return {
    async call(method, path, payload, headers = {}, leaving = undefined) {
      const init = {
        method,
        ...(leaving && { signal: leaving }),
        headers: {
          origin,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(payload === undefined
          ? {}
          : { body: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
      };
      const response = await app.http.request(`${origin}${path}`, init, socket);
      keepCookies(cookies, response.headers.getSetCookie());
      const bytes = new Uint8Array(await response.arrayBuffer());
      const text = new TextDecoder().decode(bytes);
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return {
        status: response.status,
        body: isJson && text ? JSON.parse(text) : text,
        bytes,
        headers: response.headers,
      };
    },
  };
}
