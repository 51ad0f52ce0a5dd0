import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { demoPagePaths } from '#contract/pages.ts';
import { failureOf } from '#web/api/api-error.ts';
import { useSession } from '#web/api/session.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountPage } from './account-page.tsx';
import { usePause } from './use-pause.ts';

/** Seconds between two mails to the same address. */
const pauseBetweenMails = 30;

interface MailSentProps {
  words: { sentTitle: string; sent(email: string): string; sentText: string };
  email: string;
  /** For how long the link in the mail is good. */
  hours: number;
  resend(): Promise<unknown>;
  onChangeAddress(): void;
}

/** A mail is on its way: what to do with it, and what if it does not come. */
export function MailSent({ words, email, hours, resend, onChangeAddress }: MailSentProps) {
  const { mailSent, failures } = accountsMessages.use();
  const { isDemo } = useSession();
  const pause = usePause(pauseBetweenMails);
  const again = useMutation({ mutationFn: resend, onSuccess: pause.begin });
  return (
    <AccountPage title={words.sentTitle}>
      <p role="status" className="text-lg">
        {words.sent(email)}
      </p>
      <p className="mt-3">{words.sentText}</p>
      <p className="mt-3 text-muted">
        {mailSent.lasts(hours)} {mailSent.spam}
      </p>
      {isDemo && (
        <p className="mt-6 rounded-lg border border-line bg-sheet p-4">
          {mailSent.demo}{' '}
          <Link href={`${demoPagePaths.inbox}?to=${encodeURIComponent(email)}`} className="quiet-link">
            {mailSent.inbox}
          </Link>
        </p>
      )}
      <div className="mt-8 border-line border-t pt-6">
        <Button
          isPending={again.isPending}
          disabled={pause.secondsLeft > 0}
          onClick={() => again.mutate()}
          className="w-full tabular-nums"
        >
          {again.isPending
            ? mailSent.resending
            : pause.secondsLeft > 0
              ? mailSent.resendIn(pause.secondsLeft)
              : mailSent.resend}
        </Button>
        <p role="status" className="mt-2 min-h-6 text-muted text-sm">
          {again.isSuccess && mailSent.resent}
        </p>
        {again.isError && <Notice>{failureOf(again.error, failures)}</Notice>}
        <p className="mt-2">
          {mailSent.wrongAddress}{' '}
          <button type="button" onClick={onChangeAddress} className="quiet-link">
            {mailSent.changeAddress}
          </button>
        </p>
      </div>
    </AccountPage>
  );
}
