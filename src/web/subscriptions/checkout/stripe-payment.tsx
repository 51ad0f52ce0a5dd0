import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type FormEvent, useEffect, useState } from 'react';
import { addresses } from '#web/api/calls.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { PaymentPartProps } from './simulated-payment.tsx';

const patience = 10_000;

// Signals about visitors who do not even pay would be more than a payment needs.
loadStripe.setLoadParameters({ advancedFraudSignals: false });

/** Stripe's Payment Element: the card is typed into Stripe's own frame and never reaches us. */
export function StripePayment({ publishableKey, ...rest }: PaymentPartProps & { publishableKey: string }) {
  const { checkout } = checkoutMessages.use();
  const { common } = siteMessages.use();
  const language = useLanguage();
  const { stripe, hasFailed } = useStripeScript(publishableKey);
  if (hasFailed) {
    return (
      <Notice>
        <p>{checkout.formFailed}</p>
        <Button className="mt-3" onClick={() => location.reload()}>
          {common.retry}
        </Button>
      </Notice>
    );
  }
  if (!stripe) return <p className="text-muted">{checkout.formLoading}</p>;
  return (
    <Elements stripe={stripe} options={{ clientSecret: rest.clientSecret, locale: language }}>
      <CardForm {...rest} />
    </Elements>
  );
}

function CardForm({ amountCents, onPaid, onFailed, onLostAnswer }: PaymentPartProps) {
  const { checkout } = checkoutMessages.use();
  const formats = useFormats();
  const stripe = useStripe();
  const elements = useElements();
  const [isPaying, setPaying] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements) return;
    setPaying(true);
    try {
      // What is missing or mistyped is said inside the form itself.
      const { error: incomplete } = await elements.submit();
      if (incomplete) return setPaying(false);
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: `${location.origin}${addresses.login}` },
        redirect: 'if_required',
      });
      if (error?.type === 'validation_error') return setPaying(false);
      if (error) {
        onFailed({
          title: checkout.paymentFailed,
          description: error.message ?? checkout.failed.description,
        });
      } else if (paymentIntent?.status === 'succeeded' || paymentIntent?.status === 'processing') {
        await onPaid();
      } else {
        await onLostAnswer();
      }
    } catch {
      await onLostAnswer();
    }
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <PaymentElement />
      <p className="text-muted text-sm">{checkout.secure}</p>
      <Button type="submit" look="accent" isPending={isPaying || !stripe}>
        {isPaying
          ? checkout.paying
          : amountCents === undefined
            ? checkout.payNow
            : checkout.pay(formats.money(amountCents))}
      </Button>
    </form>
  );
}

/** Stripe's own script, from its own host as it demands; given up on after a while. */
function useStripeScript(publishableKey: string) {
  const [stripe, setStripe] = useState<Stripe>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFailed(true), patience);
    loadStripe(publishableKey)
      .then((loaded) => (loaded ? setStripe(loaded) : setFailed(true)))
      .catch(() => setFailed(true))
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }, [publishableKey]);
  return { stripe, hasFailed };
}
