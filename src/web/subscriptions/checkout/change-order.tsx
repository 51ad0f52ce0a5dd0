import { useMutation, useQuery } from '@tanstack/react-query';
import type { BillingCycle } from '#domain/accounts/user.ts';
import type { Order } from '#domain/subscriptions/payments.ts';
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
import { usePaymentOutcome } from './use-payment-outcome.ts';

interface ChangeOrderProps {
  from: { plan: PlanId; billingCycle: BillingCycle };
  /** The plan was cancelled: choosing another is a wish to stay. */
  isCancelled: boolean;
  order: Order;
}

/** From the plan one has to another: first what it costs, then the change itself. */
export function ChangeOrder({ from, isCancelled, order }: ChangeOrderProps) {
  const { checkout, change: messages } = checkoutMessages.use();
  const formats = useFormats();
  const { onPaid } = usePaymentOutcome();
  const payload = { plan: order.plan, billing: order.billingCycle };
  const isSame = from.plan === order.plan && from.billingCycle === order.billingCycle;
  const preview = useQuery({
    queryKey: queryKeys.changePreview(order.plan, order.billingCycle),
    queryFn: () => call('previewPlanChange', { payload }),
    enabled: !isSame,
    gcTime: 0,
  });
  const change = useMutation({
    mutationFn: () => call('changePlan', { payload }),
    onSuccess: ({ payment }) => payment === null && onPaid(checkoutMessages.now().change.done),
  });

  if (isSame) {
    return (
      <CheckoutFrame title={checkout.title(order.plan)}>
        <NoPayment text={messages.same} />
      </CheckoutFrame>
    );
  }
  const rows = preview.data && [
    { label: messages.from, value: `${from.plan} · ${checkout.cycle[from.billingCycle]}` },
    { label: messages.to, value: `${order.plan} · ${checkout.cycle[order.billingCycle]}` },
    {
      label: messages.next,
      value: messages.nextOn(
        formats.money(preview.data.nextPaymentCents),
        formats.mediumDate(preview.data.nextPaymentAt),
      ),
    },
    ...(preview.data.creditCents > 0
      ? [{ label: messages.credit, value: formats.money(preview.data.creditCents) }]
      : []),
  ];
  const fault = change.error ?? preview.error;
  return (
    <CheckoutFrame title={messages.title(order.plan)} stage={change.data ? 'payment' : 'preview'}>
      {preview.isPending && <Spinner className="size-6" />}
      {preview.data && rows && (
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
              <span className="block font-medium">{messages.today}</span>
              <span className="text-muted text-sm">{checkout.vatIncluded}</span>
            </span>
            <span className="display text-3xl tabular-nums">{formats.money(preview.data.dueCents)}</span>
          </p>
          <p className="mt-3 text-muted text-sm">{messages.explained}</p>
          {isCancelled && <p className="mt-3 font-medium">{messages.resumes}</p>}
        </Card>
      )}
      {preview.data && !change.data && (
        <Button look="accent" isPending={change.isPending} onClick={() => change.mutate()}>
          {change.isPending
            ? messages.confirming
            : preview.data.dueCents > 0
              ? checkout.pay(formats.money(preview.data.dueCents))
              : messages.confirm}
        </Button>
      )}
      {change.data?.payment && (
        <PaymentForm payment={change.data.payment} order={order} amountCents={preview.data?.dueCents} />
      )}
      {change.data && change.data.payment === null && <p role="status">{messages.done.description}</p>}
      {fault && <NoPayment text={sentenceOf(fault) ?? checkout.failed.description} />}
    </CheckoutFrame>
  );
}
