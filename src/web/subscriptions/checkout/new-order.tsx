import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { CurrentUser } from '#contract/accounts.ts';
import type { Order } from '#domain/subscriptions/payments.ts';
import { ApiError, fieldFaultsOf, sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { addresses } from '#web/api/calls.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { findAttempt, findOrderEmail, keepOrderEmail } from '#web/placed-order.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Field } from '#web/ui/field.tsx';
import { dismissToast, showToast } from '#web/ui/toast/toast-store.ts';
import { NotPayableHere } from '../not-payable-here.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { NoPayment } from './no-payment.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentForm } from './payment-form.tsx';

interface NewOrderProps {
  order: Order;
  user: CurrentUser | undefined;
}

/** First the address the plan goes to, then the payment. */
export function NewOrder({ order, user }: NewOrderProps) {
  const { checkout } = checkoutMessages.use();
  const { nav } = siteMessages.use();
  const [email, setEmail] = useState(user?.email ?? findOrderEmail() ?? '');
  const [isInvalid, setInvalid] = useState(false);
  const start = useMutation({
    mutationFn: (address: string) => {
      const { plan, billingCycle: billing } = order;
      const attempt = findAttempt();
      return call('createPaymentIntent', {
        payload: { plan, billing, email: address, ...(attempt && { attempt }) },
      });
    },
    onError: (error) => {
      const { invalidEmail, failed } = checkoutMessages.now().checkout;
      if (fieldFaultsOf(error).email) showToast({ ...invalidEmail, variant: 'destructive' });
      else tellFailure(error, failed);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    dismissToast();
    const address = email.trim();
    const isAddress = address !== '' && address.includes('@');
    setInvalid(!isAddress);
    if (!isAddress) {
      showToast({ ...checkout.invalidEmail, variant: 'destructive' });
      return;
    }
    keepOrderEmail(address);
    start.mutate(address);
  }

  if (start.data && !start.data.clientSecret) {
    return (
      <CheckoutFrame title={checkout.title(order.plan)}>
        <NoPayment title={checkout.noSecret.title} text={checkout.noSecret.description} />
      </CheckoutFrame>
    );
  }
  if (start.data) {
    return (
      <CheckoutFrame title={checkout.title(order.plan)} step={checkout.stepTwo} stage="payment">
        <OrderSummary
          order={order}
          amountCents={start.data.amountCents}
          email={email.trim()}
          user={user}
          onChangeEmail={user ? undefined : () => start.reset()}
        />
        <PaymentForm payment={start.data} order={order} amountCents={start.data.amountCents} />
      </CheckoutFrame>
    );
  }
  const isPaidAlready = !user && start.error instanceof ApiError && start.error.status === 409;
  const fault = isInvalid ? checkout.invalidEmail.description : fieldFaultsOf(start.error).email;
  return (
    <CheckoutFrame title={checkout.title(order.plan)} step={checkout.steps} stage="email">
      <NotPayableHere />
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label={checkout.email} hint={user ? checkout.emailOwn : checkout.emailHint} error={fault}>
          {(slot) => (
            <input
              {...slot}
              type="email"
              name="email"
              autoComplete="email"
              readOnly={user !== undefined}
              className="control read-only:bg-sunken"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="accent" isPending={start.isPending}>
          {start.isPending ? checkout.preparing : checkout.continue}
        </Button>
      </form>
      {start.isError && !fault && (
        <NoPayment text={sentenceOf(start.error) ?? checkout.failed.description}>
          {isPaidAlready && (
            <a href={addresses.login} className={buttonStyle('ink')}>
              {nav.signIn}
            </a>
          )}
        </NoPayment>
      )}
    </CheckoutFrame>
  );
}
