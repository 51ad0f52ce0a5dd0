import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { wordingsMessages } from '#web/i18n/wordings-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Deletes all remembered sentences, asked once. */
export function ForgetAllWordings({ count, onForgotten }: { count: number; onForgotten(): void }) {
  const messages = wordingsMessages.use();
  const { failures } = accountsMessages.use();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const forgetting = useMutation({
    mutationFn: () => call('forgetAllWordings'),
    async onSuccess() {
      setAsking(false);
      showToast({ title: messages.allForgotten });
      await client.invalidateQueries({ queryKey: queryKeys.wordings });
      onForgotten();
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{messages.forgetAll}</Button>
      <Dialog title={messages.forgetAllTitle} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{messages.forgetAllText(count)}</p>
        {forgetting.error && (
          <div className="mt-4">
            <Notice>{failureOf(forgetting.error, failures)}</Notice>
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="ink" onClick={() => setAsking(false)}>
            {messages.keep}
          </Button>
          <Button isPending={forgetting.isPending} onClick={() => forgetting.mutate()}>
            {messages.forgetAll}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
