import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { webhooksMessages } from '#web/i18n/webhooks-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface RemoveWebhookProps {
  id: string;
  url: string;
  onRemoved(): void;
}

/** Removes an address, asked once: its program is told nothing any more. */
export function RemoveWebhook({ id, url, onRemoved }: RemoveWebhookProps) {
  const messages = webhooksMessages.use();
  const { failures } = accountsMessages.use();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const removing = useMutation({
    mutationFn: () => call('removeWebhook', { params: { id } }),
    async onSuccess() {
      setAsking(false);
      showToast({ title: messages.removed });
      await client.invalidateQueries({ queryKey: queryKeys.webhooks });
      onRemoved();
    },
  });
  return (
    <>
      <Button aria-label={messages.removeOf(url)} onClick={() => setAsking(true)}>
        {messages.remove}
      </Button>
      <Dialog title={messages.removeTitle} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{messages.removeText}</p>
        {removing.error && (
          <div className="mt-4">
            <Notice>{failureOf(removing.error, failures)}</Notice>
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="ink" onClick={() => setAsking(false)}>
            {messages.keep}
          </Button>
          <Button isPending={removing.isPending} onClick={() => removing.mutate()}>
            {messages.remove}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
