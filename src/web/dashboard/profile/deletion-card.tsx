import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { retention } from '#domain/accounts/own-data/retention.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { ownDataMessages } from '#web/i18n/own-data-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { KeepButton } from '#web/own-data/keep-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DeletionForm } from './deletion-form.tsx';

/** The way out, and the way back while there is one. */
export function DeletionCard() {
  const { deletion } = ownDataMessages.use();
  const formats = useFormats();
  const { deletionDueAt } = useSignedInUser();
  const [isAsking, setAsking] = useState(false);
  const account = useQuery({ queryKey: queryKeys.ownAccount, queryFn: () => call('getOwnAccount') });
  return (
    <Card>
      <h2 className="flex min-h-11 items-center font-semibold">{deletion.title}</h2>
      {deletionDueAt ? (
        <>
          <p className="mt-1 mb-4">{deletion.due(formats.date(deletionDueAt))}</p>
          <KeepButton />
        </>
      ) : (
        <>
          <p className="mt-1 mb-4 text-muted text-sm">{deletion.text(retention.deletionGraceDays)}</p>
          <Button disabled={!account.data} onClick={() => setAsking(true)}>
            {deletion.open}
          </Button>
        </>
      )}
      <Dialog title={deletion.question} isOpen={isAsking} onClose={() => setAsking(false)}>
        <DeletionForm hasPassword={account.data?.hasPassword ?? true} onClose={() => setAsking(false)} />
      </Dialog>
    </Card>
  );
}
