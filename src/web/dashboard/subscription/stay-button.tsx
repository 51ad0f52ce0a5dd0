import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlanId } from '#domain/subscriptions/plans.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Takes a planned change of plan back, and says when the plan is paid for next. */
export function StayButton({ plan }: { plan: PlanId }) {
  const { subscription: messages } = dashboardMessages.use();
  const formats = useFormats();
  const client = useQueryClient();
  const stay = useMutation({
    mutationFn: () => call('takeBackPlanChange'),
    onSuccess: ({ nextPaymentAt, nextPaymentCents }) => {
      const { title, description } = messages.stayed;
      const isCharged = nextPaymentAt !== null && nextPaymentCents !== null;
      showToast({
        title,
        description: isCharged
          ? description(formats.money(nextPaymentCents), formats.date(nextPaymentAt))
          : undefined,
      });
      return client.invalidateQueries({ queryKey: queryKeys.subscription });
    },
    onError: (error) => tellFailure(error, messages.stayFailed),
  });
  return (
    <Button look="ink" isPending={stay.isPending} onClick={() => stay.mutate()}>
      {stay.isPending ? messages.staying : messages.stayWith(plan)}
    </Button>
  );
}
