import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BillingCycle } from '#domain/accounts/user.ts';
import type { PlanId } from '#domain/subscriptions/plans.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { NoPayment } from './no-payment.tsx';
import { PaymentForm } from './payment-form.tsx';

interface OpenBillProps {
  plan: PlanId;
  billingCycle: BillingCycle;
  /** Another one than the plan that is not paid has to wait. */
  wanted: PlanId;
}

/** The bill of a renewal that failed: what it asks for, which credit makes less than the price, then its payment. */
export function OpenBill({ plan, billingCycle, wanted }: OpenBillProps) {
  const { checkout } = checkoutMessages.use();
  const formats = useFormats();
  const [isPaying, setPaying] = useState(false);
  const bill = useQuery({ queryKey: queryKeys.openBill, queryFn: () => call('payOpenBill'), gcTime: 0 });
  return (
    <CheckoutFrame title={checkout.openBill} stage={isPaying ? 'payment' : 'bill'}>
      <p>
        {checkout.openBillText} {wanted !== plan && checkout.openBillFirst(wanted)}
      </p>
      {bill.isPending && <Spinner className="size-6" />}
      {bill.data && (
        <>
          <Card>
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <span className="font-medium">
                {plan} · {checkout.cycle[billingCycle]}
              </span>
              <span className="tabular-nums">{formats.money(bill.data.amountCents)}</span>
            </p>
          </Card>
          {isPaying ? (
            <PaymentForm payment={bill.data} amountCents={bill.data.amountCents} />
          ) : (
            <Button look="accent" onClick={() => setPaying(true)}>
              {checkout.continue}
            </Button>
          )}
        </>
      )}
      {bill.isError && <NoPayment text={sentenceOf(bill.error) ?? checkout.failed.description} />}
    </CheckoutFrame>
  );
}
