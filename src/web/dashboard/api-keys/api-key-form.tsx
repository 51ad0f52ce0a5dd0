import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useForm } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { apiKeysMessages } from '#web/i18n/api-keys-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';

interface ApiKeyFormProps {
  onCreated(secret: string): void;
  onClose(): void;
}

export function ApiKeyForm({ onCreated, onClose }: ApiKeyFormProps) {
  const { form: words, access } = apiKeysMessages.use();
  const { failures } = accountsMessages.use();
  const client = useQueryClient();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const form = useForm({
    initial: { name: '', access: 'both' },
    check: ({ name }) => ({ name: name.trim() ? undefined : words.nameMissing }),
    send: ({ name, access }) =>
      call('createApiKey', { payload: { name, scopes: access === 'read' ? ['read'] : ['read', 'write'] } }),
    onSent(_, { secret }) {
      void client.invalidateQueries({ queryKey: queryKeys.apiKeys });
      onCreated(secret);
    },
    failures,
  });
  return (
    <form {...form.formProps} className="mt-5 grid gap-5">
      <Field label={words.name} hint={words.nameHint} error={form.errorOf('name')}>
        {(slot) => (
          <input
            {...slot}
            {...form.bind('name')}
            ref={first}
            type="text"
            maxLength={60}
            autoComplete="off"
            className="control"
          />
        )}
      </Field>
      <Field label={words.access} error={form.errorOf('access')}>
        {(slot) => (
          <Select
            {...slot}
            name="access"
            value={form.values.access}
            onChange={({ target }) => form.setValues({ ...form.values, access: target.value })}
          >
            <option value="both">{access.both}</option>
            <option value="read">{access.read}</option>
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
