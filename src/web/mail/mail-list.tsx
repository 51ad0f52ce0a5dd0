import { Link } from 'wouter';
import type { DemoMail } from '#contract/mail.ts';
import { mailMessages } from '#web/i18n/mail-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { classNames } from '#web/ui/class-names.ts';

interface MailListProps {
  mails: readonly DemoMail[];
  shown: DemoMail | undefined;
  hrefOf(mail: DemoMail): string;
  className?: string;
}

export function MailList({ mails, shown, hrefOf, className }: MailListProps) {
  const words = mailMessages.use();
  const { dateAndTime } = useFormats();
  return (
    <ul
      aria-label={words.list}
      className={classNames('overflow-hidden rounded-lg border border-line bg-sheet', className)}
    >
      {mails.map((mail) => (
        <li key={mail.id} className="border-line border-b last:border-b-0">
          <Link
            href={hrefOf(mail)}
            aria-current={mail.id === shown?.id ? 'true' : undefined}
            className="block px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 md:aria-[current]:bg-sunken md:aria-[current]:shadow-[inset_3px_0_0_var(--color-accent)]"
          >
            <span className="flex items-baseline justify-between gap-3 text-muted text-sm">
              <span className="truncate">{mail.to}</span>
              <time dateTime={mail.createdAt} className="shrink-0 tabular-nums">
                {dateAndTime(mail.createdAt)}
              </time>
            </span>
            <span className="mt-0.5 block font-medium">{mail.subject}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
