import { useMutation } from '@tanstack/react-query';
import type { BillingCycle } from '#domain/accounts/user.ts';
import { type PlanId, plans as planTable } from '#domain/subscriptions/plans.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { NoPayment } from './no-payment.tsx';
import { PaymentForm } from './payment-form.tsx';

interface OpenBillProps {
  plan: PlanId;
  billingCycle: BillingCycle;
  /** Another one than the plan that is not paid has to wait. */
  wanted: PlanId;
}

/** The bill of a renewal that failed. */
export function OpenBill({ plan, billingCycle, wanted }: OpenBillProps) {
  const { checkout } = checkoutMessages.use();
  const formats = useFormats();
  const open = useMutation({ mutationFn: () => call('payOpenBill') });
  const { monthlyPrice, annualPrice } = planTable[plan];
  return (
    <CheckoutFrame title={checkout.openBill} stage={open.data ? 'payment' : 'bill'}>
      <p>
        {checkout.openBillText} {wanted !== plan && checkout.openBillFirst(wanted)}
      </p>
      <Card>
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <span className="font-medium">
            {plan} · {checkout.cycle[billingCycle]}
          </span>
          <span className="tabular-nums">
            {formats.price(billingCycle === 'annual' ? annualPrice : monthlyPrice)}
          </span>
        </p>
      </Card>
      {open.data ? (
        <PaymentForm payment={open.data} />
      ) : (
        <Button look="accent" isPending={open.isPending} onClick={() => open.mutate()}>
          {open.isPending ? checkout.preparing : checkout.continue}
        </Button>
      )}
      {open.isError && <NoPayment text={sentenceOf(open.error) ?? checkout.failed.description} />}
    </CheckoutFrame>
  );
}
