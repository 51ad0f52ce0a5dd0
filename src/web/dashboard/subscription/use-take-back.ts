import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface Words {
  done: { title: string; description: (sum: string, day: string) => string };
  failed: Parameters<typeof tellFailure>[1];
}

/** Takes a cancellation or a planned change back, and says when the plan is paid for next. */
export function useTakeBack(name: 'takeBackCancellation' | 'takeBackPlanChange', { done, failed }: Words) {
  const formats = useFormats();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(name),
    onSuccess: ({ nextPaymentAt, nextPaymentCents }) => {
      const { title, description } = done;
      const isCharged = nextPaymentAt !== null && nextPaymentCents !== null;
      showToast({
        title,
        description: isCharged
          ? description(formats.money(nextPaymentCents), formats.date(nextPaymentAt))
          : undefined,
      });
      return client.invalidateQueries({ queryKey: queryKeys.subscription });
    },
    onError: (error) => tellFailure(error, failed),
  });
}
