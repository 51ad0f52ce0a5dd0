import { lazy, Suspense } from 'react';
import type { Payment } from '#contract/subscriptions.ts';
import type { Order } from '#domain/subscriptions/payments.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { NoPayment } from './no-payment.tsx';
import { SimulatedPayment } from './simulated-payment.tsx';
import { usePaymentOutcome } from './use-payment-outcome.ts';

const StripePayment = lazy(async () => ({
  default: (await import('./stripe-payment.tsx')).StripePayment,
}));

interface PaymentFormProps {
  payment: Payment;
  /** What it is for; absent for the bill of a renewal. */
  order?: Order;
  /** Euro cents; absent where only the provider knows. */
  amountCents?: number | undefined;
}

/** The provider's own form, or the simulation's, and what became of the payment. */
export function PaymentForm({ payment, order, amountCents }: PaymentFormProps) {
  const { checkout } = checkoutMessages.use();
  const { outcome, ...on } = usePaymentOutcome(order);
  if (outcome === 'paid') {
    return (
      <p role="status" className="flex items-center gap-3 font-medium">
        <Spinner />
        {checkout.paidNote}
      </p>
    );
  }
  if (outcome) return <NoPayment text={outcome === 'failed' ? checkout.failedNote : checkout.unknownNote} />;
  const { clientSecret, publishableKey } = payment;
  return payment.provider === 'stripe' && publishableKey ? (
    <Suspense fallback={<p className="text-muted">{checkout.formLoading}</p>}>
      <StripePayment
        clientSecret={clientSecret}
        publishableKey={publishableKey}
        amountCents={amountCents}
        {...on}
      />
    </Suspense>
  ) : (
    <SimulatedPayment clientSecret={clientSecret} amountCents={amountCents} {...on} />
  );
}
