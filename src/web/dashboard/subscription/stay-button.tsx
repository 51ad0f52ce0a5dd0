import type { PlanId } from '#domain/subscriptions/plans.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { useTakeBack } from './use-take-back.ts';

/** Takes a planned change of plan back. */
export function StayButton({ plan }: { plan: PlanId }) {
  const { subscription: messages } = dashboardMessages.use();
  const stay = useTakeBack('takeBackPlanChange', { done: messages.stayed, failed: messages.stayFailed });
  return (
    <Button look="ink" isPending={stay.isPending} onClick={() => stay.mutate()}>
      {stay.isPending ? messages.staying : messages.stayWith(plan)}
    </Button>
  );
}
