import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';

/** By which ways people sign in here; none beside ours as long as nobody could be asked. */
export function useSignInWays() {
  const ways = useQuery({ queryKey: queryKeys.signInWays, queryFn: () => call('findSignInWays') });
  return {
    isSettled: !ways.isPending,
    google: ways.data?.google ?? false,
    hosted: ways.data?.hosted ?? false,
  };
}
