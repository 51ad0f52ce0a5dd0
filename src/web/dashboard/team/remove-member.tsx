import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useTeamAction } from './use-team-action.ts';

/** Takes a member out of the team, asked once. */
export function RemoveMember({ id, name }: { id: string; name: string }) {
  const { team: messages } = dashboardMessages.use();
  const [isAsking, setAsking] = useState(false);
  const remove = useTeamAction(
    () => call('removeMember', { params: { id } }),
    () => setAsking(false),
  );
  return (
    <>
      <Button look="quiet" aria-label={messages.removeOf(name)} onClick={() => setAsking(true)}>
        {messages.remove}
      </Button>
      <Dialog title={messages.removeTitle(name)} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{messages.removeText}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="ink" onClick={() => setAsking(false)}>
            {messages.keep}
          </Button>
          <Button isPending={remove.isPending} onClick={() => remove.mutate(undefined)}>
            {messages.remove}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
