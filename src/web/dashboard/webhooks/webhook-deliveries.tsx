import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DeliveryItem } from '#contract/webhooks.ts';
import { failureOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { webhooksMessages } from '#web/i18n/webhooks-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Milliseconds until it is looked again how something that was just sent went. */
const look = 1500;

/** The last deliveries to an address, each of which can be made again. */
export function WebhookDeliveries({ id, maySend }: { id: string; maySend: boolean }) {
  const messages = webhooksMessages.use();
  const { common } = siteMessages.use();
  const deliveries = useQuery({
    queryKey: queryKeys.webhookDeliveries(id),
    queryFn: () => call('findWebhookDeliveries', { params: { id } }),
    refetchInterval: ({ state }) =>
      maySend && state.data?.some((one) => one.state === 'waiting' && one.tries === 0) ? look : false,
  });
  const client = useQueryClient();
  const tries = deliveries.data?.map(({ triedAt }) => triedAt).join();
  // How a try went changes what is said of its address.
  useEffect(() => {
    if (tries !== undefined) void client.invalidateQueries({ queryKey: queryKeys.webhooks });
  }, [client, tries]);
  if (deliveries.isError) {
    return (
      <div className="mt-3">
        <Notice title={messages.deliveriesFailed}>
          <Button className="mt-3" onClick={() => deliveries.refetch()}>
            {common.retry}
          </Button>
        </Notice>
      </div>
    );
  }
  if (!deliveries.data) return null;
  if (deliveries.data.length === 0) return <p className="mt-3 text-muted text-sm">{messages.none}</p>;
  return (
    <ul
      aria-label={messages.deliveries}
      className="mt-3 divide-y divide-line rounded-lg border border-line px-3"
    >
      {deliveries.data.map((delivery) => (
        <DeliveryRow key={delivery.eventId} webhookId={id} delivery={delivery} maySend={maySend} />
      ))}
    </ul>
  );
}

const tones = { waiting: 'plain', arrived: 'good', failed: 'warning' } as const;

interface DeliveryRowProps {
  webhookId: string;
  delivery: DeliveryItem;
  maySend: boolean;
}

function DeliveryRow({ webhookId, delivery, maySend }: DeliveryRowProps) {
  const messages = webhooksMessages.use();
  const { failures } = accountsMessages.use();
  const formats = useFormats();
  const client = useQueryClient();
  const { eventId, type, state, createdAt, code, fault, tries, answer, nextTryAt } = delivery;
  const sending = useMutation({
    mutationFn: () => call('sendWebhookAgain', { params: { id: webhookId, eventId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.webhookDeliveries(webhookId) }),
  });
  const at = formats.dateAndTime(createdAt);
  const told = [
    code !== undefined && messages.code(code),
    fault && messages.faults[fault],
    tries > 0 && messages.tries(tries),
    tries > 0 && nextTryAt && messages.nextTry(formats.dateAndTime(nextTryAt)),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tones[state]}>{messages.states[state]}</Badge>
          <span className="font-medium text-sm">{messages.events[type]}</span>
        </p>
        <p className="mt-1 text-muted text-sm tabular-nums">{[at, ...told].join(' · ')}</p>
        {answer && state !== 'arrived' && (
          <p className="mt-1 break-words font-mono text-muted text-xs">{answer}</p>
        )}
        {sending.error && (
          <p className="mt-1 text-accent-text text-sm">{failureOf(sending.error, failures)}</p>
        )}
      </div>
      {maySend && (state !== 'waiting' || tries > 0) && (
        <Button
          aria-label={messages.againOf(messages.events[type], at)}
          isPending={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {messages.again}
        </Button>
      )}
    </li>
  );
}
