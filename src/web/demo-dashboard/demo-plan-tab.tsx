import type { SubscriptionView } from '#contract/subscriptions.ts';
import { priceOf } from '#domain/subscriptions/price-of.ts';
import type { Stats } from '#web/dashboard/overview.tsx';
import { PlanPanel } from '#web/dashboard/subscription/plan-panel.tsx';
import { UsageCard } from '#web/dashboard/subscription/usage-card.tsx';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { demoDashboardMessages } from '#web/i18n/demo-dashboard-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** The plan shown as if somebody had it; ending it only says whom to contact. */
export function DemoPlanTab({ stats }: { stats: Stats }) {
  const { subscription: words } = dashboardMessages.use();
  const { cancel } = demoDashboardMessages.use();
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <PlanPanel
        subscription={subscriptionOf(stats)}
        isTeamMember={false}
        cancelling={
          <Button look="quiet" onClick={() => showToast(cancel)}>
            {words.cancel}
          </Button>
        }
      />
      <UsageCard stats={stats} hasUpgrade={false} />
    </div>
  );
}

const priceIn = (plan: Stats['subscriptionPlan'], billingCycle: Stats['billingCycle']) =>
  plan === 'FREE' ? null : priceOf({ plan, billingCycle });

function subscriptionOf({ subscriptionPlan, subscriptionStatus, billingCycle }: Stats): SubscriptionView {
  const isPaid = subscriptionPlan !== 'FREE';
  const inAMonth = new Date();
  inAMonth.setMonth(inAMonth.getMonth() + 1);
  return {
    plan: subscriptionPlan,
    status: subscriptionStatus,
    ...{ billingCycle, isPaid, needsPayment: false, endsAtPeriodEnd: false },
    currentPeriodEnd: isPaid ? inAMonth.toISOString() : null,
    ...{ nextOrder: null, creditCents: 0, nextPaymentCents: priceIn(subscriptionPlan, billingCycle) },
    ...{ cancellationRequestedAt: null, others: [], ownerName: null, supportEmail: '' },
  };
}
