import type { CurrentUser } from '#contract/accounts.ts';
import { pagePaths } from '#contract/pages.ts';
import type { Order } from '#domain/subscriptions/payments.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Card } from '#web/ui/card.tsx';

interface OrderSummaryProps {
  order: Order;
  amountCents: number;
  email: string;
  user: CurrentUser | undefined;
  /** Absent where the address cannot be another one. */
  onChangeEmail?: (() => void) | undefined;
}

/** What is bought, for how long, for how much, and where the receipt goes. */
export function OrderSummary({ order, amountCents, email, user, onChangeEmail }: OrderSummaryProps) {
  const { checkout } = checkoutMessages.use();
  const formats = useFormats();
  const isAnnual = order.billingCycle === 'annual';
  return (
    <Card>
      <h2 className="font-semibold">{checkout.summary}</h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-muted">{checkout.plan}</dt>
        <dd className="text-right font-medium">
          {order.plan} · {checkout.cycle[order.billingCycle]}
        </dd>
        <dt className="text-muted">{checkout.forEmail}</dt>
        <dd className="min-w-0 break-words text-right">
          {email}
          {onChangeEmail && (
            <button type="button" onClick={onChangeEmail} className="quiet-link ml-2 text-sm">
              {checkout.changeEmail}
            </button>
          )}
        </dd>
      </dl>
      <p className="mt-4 flex items-baseline justify-between gap-4 border-line border-t pt-4">
        <span>
          <span className="block font-medium">{checkout.today}</span>
          <span className="text-muted text-sm">{checkout.vatIncluded}</span>
        </span>
        <span className="display text-3xl tabular-nums">{formats.money(amountCents)}</span>
      </p>
      <p className="mt-3 text-muted text-sm">{isAnnual ? checkout.annualRenewal : checkout.monthlyRenewal}</p>
      {!user?.vatNumber && (
        // A receipt's VAT stays as it was on the day it was paid.
        <p className="mt-2 text-muted text-sm">
          {checkout.abroad}{' '}
          {user && (
            <a href={`${pagePaths.dashboard}?tab=billing`} className="quiet-link">
              {checkout.abroadLink}
            </a>
          )}
        </p>
      )}
    </Card>
  );
}
