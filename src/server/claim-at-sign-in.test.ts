import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimAtSignIn } from './claim-at-sign-in.ts';
import type { Identity } from './identity.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const credentials = { email: 'a@example.org', password: 'una password lunga' };

function enteringWith(...claims: ((userId: string) => Promise<void>)[]) {
  const errors: unknown[] = [];
  const signIn = async () => ({ userId: 'dina', cookies: ['signed=in'] });
  const startSession = async () => ['session=begun'];
  const identity = { signIn, startSession } as unknown as Identity;
  return { errors, ...claimAtSignIn(identity, claims, (error) => errors.push(error)) };
}

test('every way in claims for the one who has come in, before he is in', async () => {
  const claimed: string[] = [];
  const { signIn, startSession } = enteringWith(async (userId) => void claimed.push(userId));
  expect(await signIn(credentials, new Headers())).toEqual({ userId: 'dina', cookies: ['signed=in'] });
  expect(await startSession('ugo', new Headers())).toEqual(['session=begun']);
  expect(claimed).toEqual(['dina', 'ugo']);
});

test('a payment provider that fails keeps nobody out and nothing else back', async () => {
  const broken = new Error('no answer');
  const claimed: string[] = [];
  const { signIn, errors } = enteringWith(
    () => Promise.reject(broken),
    async (userId) => void claimed.push(userId),
  );
  expect((await signIn(credentials, new Headers())).cookies).toEqual(['signed=in']);
  expect(claimed).toEqual(['dina']);
  expect(errors).toEqual([broken]);
});

test('nor does one that never answers', async () => {
  const { startSession } = enteringWith(() => new Promise(() => {}));
  const entering = startSession('ugo', new Headers());
  await vi.advanceTimersByTimeAsync(4000);
  expect(await entering).toEqual(['session=begun']);
});
