import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { ReceivedInvitationView } from '#contract/team.ts';
import { failureOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { reloadSession } from '#web/api/session.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

export function ReceivedInvitation({ invitation }: { invitation: ReceivedInvitationView }) {
  const { invitations, failures } = accountsMessages.use();
  const formats = useFormats();
  const client = useQueryClient();
  const { id, ownerName, companyName, expiresAt } = invitation;
  const params = { id };

  const acceptance = useMutation({
    mutationFn: () => call('acceptInvitation', { params }),
    async onSuccess() {
      showToast({ title: invitations.accepted(ownerName), description: invitations.acceptedText });
      await reloadSession();
      // Plan, texts, usage and team are other ones from now on.
      await client.invalidateQueries();
    },
  });
  const refusal = useMutation({
    mutationFn: () => call('declineInvitation', { params }),
    async onSuccess() {
      showToast({ title: invitations.declined, description: invitations.declinedText });
      await client.invalidateQueries({ queryKey: queryKeys.receivedInvitations });
    },
  });
  const isBusy = acceptance.isPending || refusal.isPending;
  const failure = acceptance.error ?? refusal.error;

  return (
    <li className="rounded-lg border border-edge bg-sheet p-4 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 max-w-2xl gap-3">
          <Users aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-text" />
          <div className="min-w-0">
            <p className="font-semibold">{invitations.from(ownerName, companyName)}</p>
            <p className="mt-1 text-muted text-sm">
              {invitations.meaning} {invitations.until(formats.date(expiresAt))}
            </p>
          </div>
        </div>
        <div className="flex gap-2">
          <Button
            look="ink"
            isPending={acceptance.isPending}
            disabled={isBusy}
            onClick={() => acceptance.mutate()}
          >
            {acceptance.isPending ? invitations.accepting : invitations.accept}
          </Button>
          <Button isPending={refusal.isPending} disabled={isBusy} onClick={() => refusal.mutate()}>
            {invitations.decline}
          </Button>
        </div>
      </div>
      {failure && !isBusy && (
        <div className="mt-4">
          <Notice>{failureOf(failure, failures)}</Notice>
        </div>
      )}
    </li>
  );
}
