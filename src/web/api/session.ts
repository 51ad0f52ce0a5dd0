import { useSyncExternalStore } from 'react';
import type { CurrentUser } from '#contract/accounts.ts';
import { lookUpUser } from './look-up-user.ts';

/**
 * Who is here. Somebody is signed in when either lookup returns a user; `unknown` when nobody
 * could be asked (no network, a fault of ours). Kept apart from React Query, which the public
 * pages do without.
 */
export type Session =
  | { status: 'loading' | 'visitor' | 'unknown'; user?: undefined; isDemo: boolean }
  | { status: 'signed-in'; user: CurrentUser; isDemo: boolean };

let session: Session = { status: 'loading', isDemo: false };
let begun = session;
let lookup: Promise<void> | undefined;
let isAssumed = false;
const listeners = new Set<() => void>();

export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    // As the page was written, also for a part of it that comes alive later.
    () => begun,
  );
}

/** A page written for visitors: nobody has to be asked before it is left. */
export function beginAsVisitor(): void {
  session = { status: 'visitor', isDemo: false };
  begun = session;
  lookup = Promise.resolve();
  isAssumed = true;
}

/** Asks who is here if that has only been assumed so far. */
export function confirmSession(): void {
  if (isAssumed) void reloadSession();
}

/** The user of a page that is registered for signed-in users only. */
export function useSignedInUser(): CurrentUser {
  const current = useSession();
  if (current.status !== 'signed-in') throw new Error('No user on a signed-in page');
  return current.user;
}

/** Looks again who is here: after signing in, after a change of the profile, after a failure. */
export function reloadSession(): Promise<void> {
  isAssumed = false;
  const own: Promise<void> = lookUpUser((next) => {
    if (lookup === own) set(next);
  });
  lookup = own;
  return own;
}

function set(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!lookup) void reloadSession();
  return () => listeners.delete(listener);
}
