import type { PlanChangePreview } from '#contract/subscriptions.ts';
import type { BillingCycle } from '#domain/accounts/user.ts';
import type { Order } from '#domain/subscriptions/payments.ts';
import type { PlanId } from '#domain/subscriptions/plans.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Card } from '#web/ui/card.tsx';
import { WhatGoesList } from './what-goes-list.tsx';

interface ChangeTermsProps {
  from: { plan: PlanId; billingCycle: BillingCycle };
  order: Order;
  preview: PlanChangePreview;
  /** It waits for the end of what is paid. */
  isPlanned: boolean;
  /** Earlier decisions that the change undoes. */
  notes: readonly string[];
}

/** What a change costs and when, what it takes away, what it undoes. */
export function ChangeTerms({ from, order, preview, isPlanned, notes }: ChangeTermsProps) {
  const { checkout, change: messages } = checkoutMessages.use();
  const formats = useFormats();
  const { dueCents, creditCents, nextPaymentCents, nextPaymentAt, atPeriodEnd } = preview;
  const next = messages.nextOn(formats.money(nextPaymentCents), formats.mediumDate(nextPaymentAt));
  const rows = [
    { label: messages.from, value: `${from.plan} · ${checkout.cycle[from.billingCycle]}` },
    { label: messages.to, value: `${order.plan} · ${checkout.cycle[order.billingCycle]}` },
    ...(isPlanned ? [] : [{ label: messages.next, value: next }]),
    ...(!isPlanned && creditCents > 0 ? [{ label: messages.credit, value: formats.money(creditCents) }] : []),
  ];
  const isThen = isPlanned && atPeriodEnd;
  return (
    <Card>
      <dl className="grid grid-cols-[minmax(6rem,1fr)_auto] gap-x-6 gap-y-2">
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex items-baseline justify-between gap-4 border-line border-t pt-4">
        <span>
          <span className="block font-medium">{isThen ? messages.payThen : messages.today}</span>
          <span className="text-muted text-sm">{checkout.vatIncluded}</span>
        </span>
        <span className="display text-3xl tabular-nums">
          {formats.money(isThen ? atPeriodEnd.paymentCents : dueCents)}
        </span>
      </p>
      {!isPlanned && <p className="mt-3 text-muted text-sm">{messages.explained}</p>}
      <WhatGoesList from={from.plan} to={order.plan} />
      {notes.map((note) => (
        <p key={note} className="mt-3 font-medium">
          {note}
        </p>
      ))}
    </Card>
  );
}
