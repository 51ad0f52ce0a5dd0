import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldFaultsOf, sentenceOf } from '#web/api/api-error.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

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
      const { actionFailed } = dashboardMessages.now().team;
      const description = sentenceOf(error) ?? actionFailed.description;
      showToast({ ...actionFailed, description, variant: 'destructive' });
    },
  });
}
