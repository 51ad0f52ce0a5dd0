import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { NoPayment } from './no-payment.tsx';
import { PaymentForm } from './payment-form.tsx';

/** The bill of a renewal that failed. */
export function OpenBill() {
  const { checkout } = checkoutMessages.use();
  const open = useMutation({ mutationFn: () => call('payOpenBill') });
  return (
    <CheckoutFrame title={checkout.openBill}>
      <p>{checkout.openBillText}</p>
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
