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
import { LinkedWayRow } from './linked-way-row.tsx';

/** The providers whose word opens the account, each with the way to close it. Absent where there are none. */
export function LinkedWaysCard() {
  const { linkedWays, failures } = accountsMessages.use();
  const { common } = siteMessages.use();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const ways = useQuery({ queryKey: queryKeys.linkedWays, queryFn: () => call('findLinkedWays') });
  const changing = useMutation({
    mutationFn: ({ id, isRemoved }: { id: string; isRemoved: boolean }) =>
      call(isRemoved ? 'allowLinkedWay' : 'removeLinkedWay', { params: { id } }),
    async onSuccess(_, { isRemoved }) {
      showToast(isRemoved ? linkedWays.wasAllowed : linkedWays.wasRemoved);
      await client.invalidateQueries({ queryKey: queryKeys.linkedWays });
      await client.invalidateQueries({ queryKey: queryKeys.sessions });
      heading.current?.focus();
    },
  });
  if (ways.data?.length === 0 || ways.isPending) return null;

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="flex min-h-11 items-center font-semibold outline-none">
        {linkedWays.title}
      </h2>
      {ways.isError ? (
        <Notice title={linkedWays.failed}>
          <Button className="mt-3" onClick={() => ways.refetch()}>
            {common.retry}
          </Button>
        </Notice>
      ) : (
        <p className="text-muted text-sm">{linkedWays.text}</p>
      )}
      <ul className="mt-4 divide-y divide-line border-line border-t">
        {ways.data?.map((way) => (
          <LinkedWayRow
            key={way.id}
            way={way}
            isChanging={changing.isPending && changing.variables.id === way.id}
            disabled={changing.isPending}
            onChange={() => changing.mutate(way)}
          />
        ))}
      </ul>
      {changing.error && (
        <div className="mt-3">
          <Notice>{failureOf(changing.error, failures)}</Notice>
        </div>
      )}
    </Card>
  );
}
