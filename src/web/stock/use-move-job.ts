import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PayloadOf } from '#contract/endpoints.ts';
import { failureOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Starts, pauses, resumes or cancels a job; what was refused is told. */
export function useMoveJob(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (payload: PayloadOf<'moveStockJob'>) => call('moveStockJob', { params: { id }, payload }),
    onError(error) {
      const { notDone: ours, offline, documentTitle: title } = stockMessages.now();
      showToast({ title, description: failureOf(error, { ours, offline }), variant: 'destructive' });
    },
    onSettled() {
      void client.invalidateQueries({ queryKey: queryKeys.dashboardStats });
      void client.invalidateQueries({ queryKey: queryKeys.descriptions });
      return client.invalidateQueries({ queryKey: queryKeys.stockJobs });
    },
  });
}
