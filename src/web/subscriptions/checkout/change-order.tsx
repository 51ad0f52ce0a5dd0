import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BillingCycle } from '#domain/accounts/user.ts';
import type { Order } from '#domain/subscriptions/payments.ts';
import type { PlanId } from '#domain/subscriptions/plans.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ChangeStart } from './change-start.tsx';
import { ChangeTerms } from './change-terms.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { NoPayment } from './no-payment.tsx';
import { PaymentForm } from './payment-form.tsx';
import { usePaymentOutcome } from './use-payment-outcome.ts';

interface ChangeOrderProps {
  from: { plan: PlanId; billingCycle: BillingCycle };
  /** The plan was cancelled: choosing another is a wish to stay. */
  isCancelled: boolean;
  /** The change that is planned already, if any: this one takes its place. */
  planned: Order | null;
  order: Order;
}

/** From the plan one has to another: first what it costs, then the change itself. */
export function ChangeOrder({ from, isCancelled, planned, order }: ChangeOrderProps) {
  const { checkout, change: messages } = checkoutMessages.use();
  const formats = useFormats();
  const { onPaid } = usePaymentOutcome();
  const [isAtOnce, setAtOnce] = useState(false);
  const payload = { plan: order.plan, billing: order.billingCycle };
  const isSame = from.plan === order.plan && from.billingCycle === order.billingCycle;
  const preview = useQuery({
    queryKey: queryKeys.changePreview(order.plan, order.billingCycle),
    queryFn: () => call('previewPlanChange', { payload }),
    enabled: !isSame,
    gcTime: 0,
  });
  const change = useMutation({
    mutationFn: () => call('changePlan', { payload: { ...payload, atOnce: isAtOnce } }),
    onSuccess: ({ payment, takesEffectOn }) => {
      const { done, planned: isPlannedNow } = checkoutMessages.now().change;
      if (payment) return;
      const description = takesEffectOn && isPlannedNow.description(formats.date(takesEffectOn));
      void onPaid(description ? { ...isPlannedNow, description } : done);
    },
  });

  if (isSame) {
    return (
      <CheckoutFrame title={checkout.title(order.plan)}>
        <NoPayment text={messages.same} />
      </CheckoutFrame>
    );
  }
  const { atPeriodEnd } = preview.data ?? {};
  const isPlanned = !!atPeriodEnd && !isAtOnce;
  const notes = [
    ...(isCancelled ? [messages.resumes] : []),
    ...(planned ? [messages.dropsPlanned(planned.plan)] : []),
  ];
  const fault = change.error ?? preview.error;
  return (
    <CheckoutFrame title={messages.title(order.plan)} stage={change.data ? 'payment' : 'preview'}>
      {preview.isPending && <Spinner className="size-6" />}
      {preview.data && atPeriodEnd && !change.data && (
        <ChangeStart
          from={from.plan}
          preview={{ ...preview.data, atPeriodEnd }}
          isAtOnce={isAtOnce}
          onChoose={setAtOnce}
        />
      )}
      {preview.data && <ChangeTerms {...{ from, order, isPlanned, notes, preview: preview.data }} />}
      {preview.data && !change.data && (
        <Button look="accent" isPending={change.isPending} onClick={() => change.mutate()}>
          {change.isPending
            ? messages.confirming
            : preview.data.dueCents > 0 && !isPlanned
              ? checkout.pay(formats.money(preview.data.dueCents))
              : messages.confirm}
        </Button>
      )}
      {change.data?.payment && (
        <PaymentForm payment={change.data.payment} order={order} amountCents={preview.data?.dueCents} />
      )}
      {change.data && change.data.payment === null && (
        <p role="status">
          {change.data.takesEffectOn
            ? messages.planned.description(formats.date(change.data.takesEffectOn))
            : messages.done.description}
        </p>
      )}
      {fault && <NoPayment text={sentenceOf(fault) ?? checkout.failed.description} />}
    </CheckoutFrame>
  );
}
