import { useQueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { addresses } from './calls.ts';
import { useSession } from './session.ts';

/** Ends the session, forgets everything that was read, and leaves for the front page. */
export function useLogout(): () => Promise<void> {
  const client = useQueryClient();
  const { isDemo } = useSession();
  return async () => {
    if (isDemo) await call('testLogout').catch(() => {});
    client.clear();
    sessionStorage.clear();
    location.assign(addresses.logout);
  };
}
