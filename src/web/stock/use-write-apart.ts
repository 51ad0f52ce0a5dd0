import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StockLikenessPair } from '#contract/stock.ts';
import { failureOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Has a text of a pair that reads alike written anew; tells how much less alike it has become. */
export function useWriteApart(id: string) {
  const client = useQueryClient();
  const formats = useFormats();
  return useMutation({
    mutationFn: ({ carId, style }: { carId: string; style: StockLikenessPair['style'] }) =>
      call('writeStockTextApart', { params: { id, carId, style } }),
    onSuccess({ before, after }) {
      const { likeness } = stockMessages.now();
      const [from, to] = [before, after].map((share) => formats.percent(Math.round(share * 100)));
      showToast({
        title: likeness.title,
        description: after < before ? likeness.rewritten(from ?? '', to ?? '') : likeness.asBefore,
      });
    },
    onError(error) {
      const { notDone: ours, offline, likeness } = stockMessages.now();
      const description = failureOf(error, { ours, offline });
      showToast({ title: likeness.title, description, variant: 'destructive' });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.stockLikeness(id) }),
        client.invalidateQueries({ queryKey: queryKeys.stockCars(id) }),
        client.invalidateQueries({ queryKey: queryKeys.descriptions }),
      ]),
  });
}
