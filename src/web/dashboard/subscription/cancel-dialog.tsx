import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubscriptionView } from '#contract/subscriptions.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Asks once, then tells the operator that the plan shall end. */
export function CancelDialog({ subscription }: { subscription: SubscriptionView }) {
  const { subscription: messages } = dashboardMessages.use();
  const formats = useFormats();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { currentPeriodEnd, supportEmail } = subscription;
  const cancel = useMutation({
    mutationFn: () => call('requestCancellation'),
    onSuccess: () => {
      setAsking(false);
      const { title, description } = messages.cancelled;
      showToast({ title, description: description(supportEmail) });
      return client.invalidateQueries({ queryKey: queryKeys.subscription });
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
          {currentPeriodEnd ? messages.cancelText(formats.date(currentPeriodEnd)) : messages.cancelTextOpen}
        </p>
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
