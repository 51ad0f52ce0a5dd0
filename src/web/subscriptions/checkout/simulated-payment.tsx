import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type SimulatedCard, simulatedCards } from '#domain/subscriptions/simulated-subscription.ts';
import { call } from '#web/api/call.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { usePaymentOutcome } from './use-payment-outcome.ts';

type Outcomes = Omit<ReturnType<typeof usePaymentOutcome>, 'outcome'>;

export interface PaymentPartProps extends Outcomes {
  clientSecret: string;
  amountCents: number | undefined;
}

/** Stands in for the provider's form in demo mode: asks for no card, only how the payment should go. */
export function SimulatedPayment({
  clientSecret,
  amountCents,
  onPaid,
  onFailed,
  onLostAnswer,
}: PaymentPartProps) {
  const { checkout, simulation } = checkoutMessages.use();
  const formats = useFormats();
  const [card, setCard] = useState<SimulatedCard>('success');
  const [isAsked, setAsked] = useState(false);
  const pay = useMutation({
    mutationFn: (isAuthenticated: boolean) =>
      call('confirmSimulatedPayment', { payload: { clientSecret, card, isAuthenticated } }),
    onSuccess: ({ outcome }) => {
      setAsked(outcome === 'requires-authentication');
      if (outcome === 'succeeded') void onPaid();
      if (outcome === 'declined') fail(simulation.declined);
    },
    onError: onLostAnswer,
  });

  const fail = (description: string) => onFailed({ title: checkout.paymentFailed, description });

  function submit(event: FormEvent) {
    event.preventDefault();
    pay.mutate(false);
  }

  const amount = amountCents === undefined ? undefined : formats.money(amountCents);
  return (
    <form onSubmit={submit} className="rounded-lg border border-warning/40 border-dashed bg-warning-wash p-5">
      <h2 className="flex items-center gap-2 font-semibold">
        <FlaskConical aria-hidden="true" className="size-5 text-warning" />
        {simulation.title}
      </h2>
      <p className="mt-1 text-sm">{simulation.text}</p>
      <fieldset className="mt-4 grid gap-2">
        <legend className="sr-only">{simulation.title}</legend>
        {simulatedCards.map((id) => (
          <label
            key={id}
            className="flex cursor-pointer gap-3 rounded-md border border-edge bg-sheet px-4 py-3 has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="card"
              className="mt-1.5 self-start accent-ink outline-none"
              checked={card === id}
              onChange={() => setCard(id)}
            />
            <span>
              <span className="block font-medium">{simulation.cards[id][0]}</span>
              <span className="text-muted text-sm">{simulation.cards[id][1]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" look="accent" isPending={pay.isPending} className="mt-5 w-full">
        {pay.isPending ? checkout.paying : amount ? checkout.pay(amount) : checkout.payNow}
      </Button>
      <Dialog
        title={simulation.bankTitle}
        isOpen={isAsked}
        onClose={() => isAsked && fail(simulation.notConfirmed)}
      >
        <p>{amount ? simulation.bankText(amount) : simulation.bankTextOpen}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="ink" isPending={pay.isPending} onClick={() => pay.mutate(true)}>
            {simulation.bankYes}
          </Button>
          <Button onClick={() => fail(simulation.notConfirmed)}>{simulation.bankNo}</Button>
        </div>
      </Dialog>
    </form>
  );
}
