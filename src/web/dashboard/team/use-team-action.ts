import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldFaultsOf } from '#web/api/api-error.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';

/** Something done to the team: the list is read again; what cannot be said under a field is said in a toast. */
export function useTeamAction<T>(act: (input: T) => Promise<unknown>, onDone?: (input: T) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (_answer, input) => {
      await client.invalidateQueries({ queryKey: queryKeys.team });
      onDone?.(input);
    },
    onError: (error) => {
      if (fieldFaultsOf(error).email) return;
      tellFailure(error, dashboardMessages.now().team.actionFailed);
    },
  });
}
