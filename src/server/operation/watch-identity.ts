import { ProductError } from '#domain/shared/errors.ts';
import type { Identity } from '#server/identity.ts';
import type { NoteSecurity } from './security-event.ts';

/** The same identity, of which it is noted who came in, who did not and whose password changed. */
export function watchIdentity(identity: Identity, note: NoteSecurity): Identity {
  function noteRefusal(error: unknown, userId?: string) {
    if (!(error instanceof ProductError)) return;
    note(error.kind === 'forbidden' ? 'blocked-account-refused' : 'sign-in-refused', { userId });
  }

  return {
    ...identity,

    async signIn(credentials, headers) {
      try {
        const entered = await identity.signIn(credentials, headers);
        note('sign-in-accepted', { userId: entered.userId });
        return entered;
      } catch (error) {
        noteRefusal(error);
        throw error;
      }
    },

    async startSession(userId, headers) {
      try {
        const cookies = await identity.startSession(userId, headers);
        note('session-started', { userId });
        return cookies;
      } catch (error) {
        noteRefusal(error, userId);
        throw error;
      }
    },

    async replacePassword(userId, ...others) {
      await identity.replacePassword(userId, ...others);
      note('password-changed', { userId });
    },

    async signOut(headers) {
      const cookies = await identity.signOut(headers);
      if (identity.hasSession(headers)) note('session-ended');
      return cookies;
    },
  };
}
