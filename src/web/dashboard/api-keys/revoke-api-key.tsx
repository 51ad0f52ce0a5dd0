import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { apiKeysMessages } from '#web/i18n/api-keys-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface RevokeApiKeyProps {
  id: string;
  name: string;
  onRevoked(): void;
}

/** Ends a key, asked once: a program stops working with it. */
export function RevokeApiKey({ id, name, onRevoked }: RevokeApiKeyProps) {
  const messages = apiKeysMessages.use();
  const { failures } = accountsMessages.use();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const revoking = useMutation({
    mutationFn: () => call('revokeApiKey', { params: { id } }),
    async onSuccess() {
      setAsking(false);
      showToast(messages.revoked);
      await client.invalidateQueries({ queryKey: queryKeys.apiKeys });
      onRevoked();
    },
  });
  return (
    <>
      <Button aria-label={messages.revokeOf(name)} onClick={() => setAsking(true)}>
        {messages.revoke}
      </Button>
      <Dialog title={messages.revokeTitle(name)} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{messages.revokeText}</p>
        {revoking.error && (
          <div className="mt-4">
            <Notice>{failureOf(revoking.error, failures)}</Notice>
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="ink" onClick={() => setAsking(false)}>
            {messages.keep}
          </Button>
          <Button isPending={revoking.isPending} onClick={() => revoking.mutate()}>
            {messages.revoke}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
