import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { useTakeBack } from './use-take-back.ts';

/** Takes a cancellation back. */
export function ResumeButton() {
  const { subscription: messages } = dashboardMessages.use();
  const resume = useTakeBack('takeBackCancellation', {
    done: messages.resumed,
    failed: messages.resumeFailed,
  });
  return (
    <Button look="accent" isPending={resume.isPending} onClick={() => resume.mutate()}>
      {resume.isPending ? messages.resuming : messages.resume}
    </Button>
  );
}
