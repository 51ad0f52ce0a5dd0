import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { WebhookItem } from '#contract/webhooks.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useForm } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { webhooksMessages } from '#web/i18n/webhooks-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';

const choices = {
  both: ['description.written', 'stock_job.finished'],
  'description.written': ['description.written'],
  'stock_job.finished': ['stock_job.finished'],
} satisfies Record<string, WebhookItem['events']>;
type Choice = keyof typeof choices;

interface WebhookFormProps {
  onCreated(secret: string): void;
  onClose(): void;
}

export function WebhookForm({ onCreated, onClose }: WebhookFormProps) {
  const { form: words, events: names } = webhooksMessages.use();
  const { failures } = accountsMessages.use();
  const client = useQueryClient();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const form = useForm({
    initial: { url: '', events: 'both' },
    check: ({ url }) => ({ url: url.trim() ? undefined : words.urlMissing }),
    send: ({ url, events }) => call('createWebhook', { payload: { url, events: choices[events as Choice] } }),
    onSent(_, { secret }) {
      void client.invalidateQueries({ queryKey: queryKeys.webhooks });
      onCreated(secret);
    },
    failures,
  });
  return (
    <form {...form.formProps} className="mt-5 grid gap-5">
      <Field label={words.url} hint={words.urlHint} error={form.errorOf('url')}>
        {(slot) => (
          <input
            {...slot}
            {...form.bind('url')}
            ref={first}
            type="text"
            inputMode="url"
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            className="control"
          />
        )}
      </Field>
      <Field label={words.events} error={form.errorOf('events')}>
        {(slot) => (
          <Select
            {...slot}
            name="events"
            value={form.values.events}
            onChange={({ target }) => form.setValues({ ...form.values, events: target.value })}
          >
            {(Object.keys(choices) as Choice[]).map((events) => (
              <option key={events} value={events}>
                {names[events]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {form.failure && <Notice>{form.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="ink" isPending={form.isPending}>
          {form.isPending ? words.creating : words.submit}
        </Button>
        <Button disabled={form.isPending} onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
