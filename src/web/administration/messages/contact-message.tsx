import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { AdminContactItem } from '#contract/administration.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useFocusAfter } from '#web/ui/use-focus-after.ts';

export function ContactMessage({ message }: { message: AdminContactItem }) {
  const { messages: words } = administrationMessages.use();
  const formats = useFormats();
  const client = useQueryClient();
  const headingId = useId();
  const { id, name, email, phone, subject, status, createdAt, priority, isUrgent } = message;
  const isNew = status === 'new';
  const heading = useFocusAfter(isNew, (now, before) => before && !now);
  const reading = useMutation({
    mutationFn: () => call('changeContactStatus', { params: { contactId: id }, payload: { status: 'read' } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.contactMessages }),
        client.invalidateQueries({ queryKey: queryKeys.auditEntries }),
      ]),
    onError: (error) => tellFailure(error, administrationMessages.now().failures.message),
  });
  return (
    <li className="py-5">
      <article aria-labelledby={headingId}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <h3
            ref={heading}
            id={headingId}
            tabIndex={-1}
            className={`min-w-0 outline-none [overflow-wrap:anywhere] ${isNew ? 'font-semibold' : 'font-medium'}`}
          >
            {subject}
          </h3>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <time dateTime={createdAt} className="text-muted text-sm tabular-nums">
              {formats.shortDateAndTime(createdAt)}
            </time>
            {priority && <Badge tone={isUrgent ? 'accent' : 'plain'}>{words.priority(priority)}</Badge>}
            <Badge tone={isNew ? 'ink' : 'plain'}>{isNew ? words.new : words.read}</Badge>
          </div>
        </div>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm [overflow-wrap:anywhere]">
          <span>{name}</span>
          <a href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`} className="quiet-link">
            {email}
          </a>
          {phone && (
            <a
              href={`tel:${phone.replace(/[^+\d]/g, '')}`}
              aria-label={`${words.phone} ${phone}`}
              className="quiet-link"
            >
              {phone}
            </a>
          )}
        </p>
        <p className="mt-3 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{message.message}</p>
        {isNew && (
          <Button
            className="mt-4 px-3 text-sm"
            aria-label={words.markReadOf(subject)}
            isPending={reading.isPending}
            onClick={() => reading.mutate()}
          >
            {words.markRead}
          </Button>
        )}
      </article>
    </li>
  );
}
