import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Takes a cancellation back, and says when the plan is paid for next. */
export function ResumeButton() {
  const { subscription: messages } = dashboardMessages.use();
  const formats = useFormats();
  const client = useQueryClient();
  const resume = useMutation({
    mutationFn: () => call('takeBackCancellation'),
    onSuccess: ({ nextPaymentAt, nextPaymentCents }) => {
      const { title, description } = messages.resumed;
      const isCharged = nextPaymentAt !== null && nextPaymentCents !== null;
      showToast({
        title,
        description: isCharged
          ? description(formats.money(nextPaymentCents), formats.date(nextPaymentAt))
          : undefined,
      });
      return client.invalidateQueries({ queryKey: queryKeys.subscription });
    },
    onError: (error) => tellFailure(error, messages.resumeFailed),
  });
  return (
    <Button look="accent" isPending={resume.isPending} onClick={() => resume.mutate()}>
      {resume.isPending ? messages.resuming : messages.resume}
    </Button>
  );
}
