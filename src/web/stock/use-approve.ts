import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Approves cars of a job by their ids, or all without warnings, or takes an approval back. */
export function useApprove(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (payload: { carIds?: string[]; isApproved: boolean }) =>
      call('approveStockCars', { params: { id }, payload }),
    onSuccess({ changed }, { carIds }) {
      const { documentTitle: title, cars } = stockMessages.now();
      if (!carIds) showToast({ title, description: cars.allApproved(changed) });
    },
    onError(error) {
      const { notDone: ours, offline, documentTitle: title } = stockMessages.now();
      showToast({ title, description: failureOf(error, { ours, offline }), variant: 'destructive' });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.stockJobs }),
        client.invalidateQueries({ queryKey: queryKeys.stockCars(id) }),
      ]),
  });
}
