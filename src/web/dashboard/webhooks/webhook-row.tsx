import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { WebhookItem } from '#contract/webhooks.ts';
import { failureOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { webhooksMessages } from '#web/i18n/webhooks-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { RemoveWebhook } from './remove-webhook.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';

interface WebhookRowProps {
  webhook: WebhookItem;
  hasApi: boolean;
  onRemoved(): void;
}

export function WebhookRow({ webhook, hasApi, onRemoved }: WebhookRowProps) {
  const messages = webhooksMessages.use();
  const { failures } = accountsMessages.use();
  const formats = useFormats();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const log = useId();
  const { id, url, events, createdAt, failingSince, pausedAt } = webhook;
  const [only] = events;
  const params = { id };
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.webhooks }),
      client.invalidateQueries({ queryKey: queryKeys.webhookDeliveries(id) }),
    ]);
  const testing = useMutation({
    mutationFn: () => call('sendWebhookTest', { params }),
    async onSuccess() {
      showToast(messages.testSent);
      setOpen(true);
      await refresh();
    },
  });
  const resuming = useMutation({
    mutationFn: () => call('resumeWebhook', { params }),
    async onSuccess() {
      showToast({ title: messages.paused.resumed });
      await refresh();
    },
  });
  const error = testing.error ?? resuming.error;
  return (
    <li className="py-4">
      <p className="break-all font-mono text-sm">{url}</p>
      <p className="mt-1 text-muted text-sm">
        {messages.events[events.length > 1 || !only ? 'both' : only]} ·{' '}
        {messages.createdAt(formats.mediumDate(createdAt))}
      </p>
      {failingSince && !pausedAt && (
        <p className="mt-2 text-sm text-warning">{messages.failing(formats.dateAndTime(failingSince))}</p>
      )}
      {pausedAt && (
        <div className="mt-3">
          <Notice title={messages.paused.title(formats.dateAndTime(pausedAt))}>
            <p className="text-sm">{messages.paused.text}</p>
            {hasApi && (
              <Button className="mt-3" isPending={resuming.isPending} onClick={() => resuming.mutate()}>
                {messages.paused.resume}
              </Button>
            )}
          </Notice>
        </div>
      )}
      {error && (
        <div className="mt-3">
          <Notice>{failureOf(error, failures)}</Notice>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {hasApi && !pausedAt && (
          <Button isPending={testing.isPending} onClick={() => testing.mutate()}>
            {messages.test}
          </Button>
        )}
        <Button aria-expanded={isOpen} aria-controls={log} onClick={() => setOpen(!isOpen)}>
          {messages.deliveries}
          <ChevronDown
            aria-hidden="true"
            className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </Button>
        <RemoveWebhook id={id} url={url} onRemoved={onRemoved} />
      </div>
      <div id={log}>{isOpen && <WebhookDeliveries id={id} maySend={hasApi && !pausedAt} />}</div>
    </li>
  );
}
