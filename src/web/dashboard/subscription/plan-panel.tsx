import { pagePaths } from '#contract/pages.ts';
import type { SubscriptionView } from '#contract/subscriptions.ts';
import { plans as planTable } from '#domain/subscriptions/plans.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { PlanFeatures } from '#web/subscriptions/plan-features.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFocusAfter } from '#web/ui/use-focus-after.ts';
import { PaidBesides } from './paid-besides.tsx';

interface PlanPanelProps {
  subscription: SubscriptionView;
  /** The plan is somebody else's business. */
  isTeamMember: boolean;
  /** The way to end a plan, shown where there is one to end. */
  cancelling: React.ReactNode;
  /** The way to take that back, shown where a plan is to end. */
  resuming?: React.ReactNode;
  /** The way to take a planned change back, shown where one is planned. */
  staying?: React.ReactNode;
}

/** The plan as a card: price, what comes next, what it gives, what can be done. */
export function PlanPanel({ subscription, isTeamMember, cancelling, resuming, staying }: PlanPanelProps) {
  const { subscription: messages } = dashboardMessages.use();
  const { dashboard } = appMessages.use();
  const formats = useFormats();
  const { plan, status, billingCycle, endsAtPeriodEnd, nextOrder } = subscription;
  const heading = useFocusAfter(
    `${plan} ${endsAtPeriodEnd} ${nextOrder?.plan}`,
    (now, before) => now !== before,
  );
  const { monthlyPrice, annualPrice } = planTable[plan];
  const isAnnual = billingCycle === 'annual';
  const isFree = plan === 'FREE';
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <h2 ref={heading} tabIndex={-1} className="mr-auto font-semibold outline-none">
          {messages.yourPlan}
        </h2>
        {!isFree && <Badge>{dashboard.cycle[billingCycle]}</Badge>}
        <Badge tone={status === 'active' ? 'good' : 'warning'}>{dashboard.status[status]}</Badge>
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="display text-4xl">{plan}</span>
        <span className="text-lg tabular-nums">
          {isFree ? messages.free : formats.price(isAnnual ? annualPrice : monthlyPrice)}
          {!isFree && (
            <span className="text-base text-muted"> {isAnnual ? messages.perYear : messages.perMonth}</span>
          )}
        </span>
      </p>
      {!isTeamMember && <WhatComesNext subscription={subscription} />}
      {subscription.others.length > 0 && <PaidBesides others={subscription.others} />}
      <h3 className="mt-6 border-line border-t pt-5 font-medium text-sm">{messages.includes}</h3>
      <PlanFeatures plan={plan} className="mt-3 gap-2 sm:grid-cols-2" />
      {!isTeamMember && <PlanButtons {...{ subscription, cancelling, resuming, staying }} />}
    </Card>
  );
}

function WhatComesNext({ subscription }: { subscription: SubscriptionView }) {
  const { subscription: messages } = dashboardMessages.use();
  const formats = useFormats();
  const { plan, status, isPaid, needsPayment, currentPeriodEnd } = subscription;
  if (status === 'blocked') return <p className="mt-3 text-warning">{messages.blocked}</p>;
  if (plan === 'FREE') return null;
  if (needsPayment) {
    return (
      <div className="mt-4">
        <Notice title={messages.failedTitle}>
          <p>{messages.failedText}</p>
        </Notice>
      </div>
    );
  }
  if (!isPaid || !currentPeriodEnd) return <p className="mt-2 text-muted">{messages.given}</p>;
  const until = formats.date(currentPeriodEnd);
  const { cancellationRequestedAt, endsAtPeriodEnd, nextPaymentCents, creditCents, others } = subscription;
  if (endsAtPeriodEnd) {
    // Where something else is paid for, neither FREE nor an end of all charges follows.
    const isAll = cancellationRequestedAt !== null && others.length === 0;
    return (
      <p className="mt-2">
        {isAll ? messages.cancelledUntil(until) : messages.endsOn(until)}
        {creditCents > 0 && <span className="block">{messages.creditStays(formats.money(creditCents))}</span>}
      </p>
    );
  }
  if (nextPaymentCents === null) return null;
  const isWholeEuro = nextPaymentCents % 100 === 0;
  const amount = isWholeEuro ? formats.price(nextPaymentCents / 100) : formats.money(nextPaymentCents);
  const { nextOrder } = subscription;
  if (nextOrder) {
    const cycle = messages.cycles[nextOrder.billingCycle];
    return <p className="mt-2 tabular-nums">{messages.changesTo(nextOrder.plan, cycle, until, amount)}</p>;
  }
  return (
    <p className="mt-2 text-muted tabular-nums">
      {messages.nextPayment(amount, until)}
      {creditCents > 0 && <span className="block">{messages.credit(formats.money(creditCents))}</span>}
    </p>
  );
}

function PlanButtons({ subscription, cancelling, resuming, staying }: Omit<PlanPanelProps, 'isTeamMember'>) {
  const { subscription: messages } = dashboardMessages.use();
  const { plan, status, isPaid, needsPayment, endsAtPeriodEnd, nextOrder } = subscription;
  const isActivePaid = plan !== 'FREE' && status === 'active';
  const isRenewing = isPaid && (isActivePaid || needsPayment);
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {needsPayment && (
        // A full load: only the page that is paid on may load the provider's form.
        <a href={`${pagePaths.checkout}?pay=open`} className={buttonStyle('accent')}>
          {messages.payNow}
        </a>
      )}
      {isActivePaid && isPaid && endsAtPeriodEnd && resuming}
      {isActivePaid && isPaid && nextOrder && staying}
      <ButtonLink href={pagePaths.plans} look={isActivePaid || needsPayment ? 'line' : 'accent'}>
        {isActivePaid ? messages.change : messages.upgrade}
      </ButtonLink>
      {isRenewing && !endsAtPeriodEnd && cancelling}
    </div>
  );
}
