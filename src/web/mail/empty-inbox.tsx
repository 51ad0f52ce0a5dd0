import { Mailbox } from 'lucide-react';
import { mailMessages } from '#web/i18n/mail-messages.ts';

export function EmptyInbox() {
  const words = mailMessages.use();
  return (
    <div className="mx-auto max-w-md py-16 text-center">
      <Mailbox aria-hidden="true" strokeWidth={1.25} className="mx-auto size-14 text-edge" />
      <p role="status" className="mt-4 font-semibold text-lg">
        {words.empty}
      </p>
      <p className="mt-1 text-muted">{words.emptyHint}</p>
    </div>
  );
}
