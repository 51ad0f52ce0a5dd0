import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubscriptionView } from '#contract/subscriptions.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { reloadSession } from '#web/api/session.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Says what ends and when, asks once, then ends the renewal. */
export function CancelDialog({ subscription }: { subscription: SubscriptionView }) {
  const { subscription: messages } = dashboardMessages.use();
  const formats = useFormats();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { currentPeriodEnd, needsPayment, creditCents, supportEmail, others } = subscription;
  // Where something else is paid for, neither FREE nor an end of all charges follows.
  const untilDay = others.length > 0 ? messages.endsOn : messages.cancelText;
  const cancel = useMutation({
    mutationFn: () => call('requestCancellation'),
    onSuccess: async ({ endsOn }) => {
      setAsking(false);
      const { title, until, atOnce } = messages.cancelled;
      const description = endsOn ? until(formats.date(endsOn), supportEmail) : atOnce(supportEmail);
      showToast({ title, description });
      await client.invalidateQueries({ queryKey: queryKeys.subscription });
      if (!endsOn) await reloadSession();
    },
    onError: (error) => tellFailure(error, messages.cancelFailed),
  });
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {messages.cancel}
      </Button>
      <Dialog title={messages.cancelTitle} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>
          {currentPeriodEnd && !needsPayment
            ? untilDay(formats.date(currentPeriodEnd))
            : messages.cancelTextUnpaid}
        </p>
        {creditCents > 0 && <p className="mt-3">{messages.creditStays(formats.money(creditCents))}</p>}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="ink" onClick={() => setAsking(false)}>
            {messages.cancelKeep}
          </Button>
          <Button isPending={cancel.isPending} onClick={() => cancel.mutate()}>
            {cancel.isPending ? messages.cancelling : messages.cancelConfirm}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
