import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

export type Session =
  | { status: 'loading' | 'visitor' | 'unknown'; user?: undefined; isDemo: boolean }
  | { status: 'signed-in'; user: CurrentUser; isDemo: boolean };

const meta = { mayBeSignedOut: true };

/**
 * Who is here. Somebody is signed in when either lookup returns a user; `unknown` when neither
 * could be asked (no network, a fault of ours).
 */
export function useSession(): Session & { retry(): void } {
  const demo = useQuery({ queryKey: ['session', 'demo'], queryFn: () => call('getTestUser'), meta });
  const usual = useQuery({ queryKey: ['session', 'usual'], queryFn: () => call('getCurrentUser'), meta });
  const isDemo = demo.isSuccess || statusOf(demo.error) === 401;
  const retry = () => void Promise.all([demo.refetch(), usual.refetch()]);
  const user = usual.data ?? demo.data;
  if (user) return { status: 'signed-in', user, isDemo, retry };
  if (demo.isPending || usual.isPending) return { status: 'loading', isDemo, retry };
  const isAnswered = statusOf(usual.error) === 401;
  return { status: isAnswered ? 'visitor' : 'unknown', isDemo, retry };
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/** The user of a page that is registered for signed-in users only. */
export function useSignedInUser(): CurrentUser {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('No user on a signed-in page');
  return session.user;
}
