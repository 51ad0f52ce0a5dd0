import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { SessionRow } from './session-row.tsx';

/** Where the user is signed in: each place, and the ways to end it. */
export function SessionsCard() {
  const { sessions, failures } = accountsMessages.use();
  const { common } = siteMessages.use();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const open = useQuery({ queryKey: queryKeys.sessions, queryFn: () => call('findSessions') });

  async function update(said: { title: string; description: string }) {
    showToast(said);
    await client.invalidateQueries({ queryKey: queryKeys.sessions });
    // The button that was pressed is gone with its session.
    heading.current?.focus();
  }
  const ending = useMutation({
    mutationFn: (id: string) => call('endSession', { params: { id } }),
    onSuccess: () => update(sessions.ended),
  });
  const endingOthers = useMutation({
    mutationFn: () => call('endOtherSessions'),
    onSuccess: () => update(sessions.othersEnded),
  });
  const failure = ending.error ?? endingOthers.error;
  const isBusy = ending.isPending || endingOthers.isPending;

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="flex min-h-11 items-center font-semibold outline-none">
        {sessions.title}
      </h2>
      {open.isError && (
        <Notice title={sessions.failed}>
          <Button className="mt-3" onClick={() => open.refetch()}>
            {common.retry}
          </Button>
        </Notice>
      )}
      <ul className="mt-4 divide-y divide-line border-line border-t">
        {open.data?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending.isPending && ending.variables === session.id}
            disabled={isBusy}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </ul>
      {failure && !isBusy && (
        <div className="mt-3">
          <Notice>{failureOf(failure, failures)}</Notice>
        </div>
      )}
      {open.data?.some((session) => !session.isCurrent) && (
        <Button
          className="mt-4"
          isPending={endingOthers.isPending}
          disabled={isBusy}
          onClick={() => endingOthers.mutate()}
        >
          {sessions.endOthers}
        </Button>
      )}
    </Card>
  );
}
