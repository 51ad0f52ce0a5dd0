import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';

/** The open invitations to the user's e-mail. */
export function useReceivedInvitations() {
  return useQuery({
    queryKey: queryKeys.receivedInvitations,
    queryFn: () => call('findReceivedInvitations'),
  });
}
