import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { DemoMail } from '#contract/mail.ts';
import { mailMessages } from '#web/i18n/mail-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LinkedText } from './linked-text.tsx';

/** One mail, as its plain text. */
export function MailView(props: { mail: DemoMail; listHref: string; className?: string }) {
  const { mail, listHref, className } = props;
  const words = mailMessages.use();
  const { dateAndTime } = useFormats();
  const top = useRef<HTMLDivElement>(null);
  // On a phone the mail takes the place of a list that may have been scrolled.
  useEffect(() => {
    const element = top.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, []);
  return (
    <div ref={top} className={classNames('min-w-0', className)}>
      <Link href={listHref} className={buttonStyle('quiet', '-ml-4 mb-2 md:hidden')}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {words.backToList}
      </Link>
      <article
        aria-labelledby="mail-subject"
        className="rounded-lg border border-line bg-sheet px-5 py-5 md:px-8 md:py-7"
      >
        <h2 id="mail-subject" className="display text-2xl">
          {mail.subject}
        </h2>
        <p className="mt-2 border-line border-b pb-4 text-muted text-sm">
          <span className="[overflow-wrap:anywhere]">{words.to(mail.to)}</span>
          {' · '}
          <time dateTime={mail.createdAt} className="whitespace-nowrap tabular-nums">
            {dateAndTime(mail.createdAt)}
          </time>
        </p>
        <div className="mt-5 max-w-prose">
          {mail.text ? <LinkedText text={mail.text} /> : <p className="text-muted">{words.sent}</p>}
        </div>
      </article>
    </div>
  );
}
