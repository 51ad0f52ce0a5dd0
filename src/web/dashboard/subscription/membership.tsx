import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { reloadSession } from '#web/api/session.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Whose plan a member works with, and the way out. */
export function Membership({ ownerName, isResting }: { ownerName: string; isResting: boolean }) {
  const { subscription: messages } = dashboardMessages.use();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const leave = useMutation({
    mutationFn: () => call('leaveTeam'),
    onSuccess: async () => {
      setAsking(false);
      // Another plan, other texts, another count: nothing that was read holds any more.
      await reloadSession();
      await client.resetQueries();
      showToast(messages.left);
    },
    onError: (error) => tellFailure(error, messages.leaveFailed),
  });
  return (
    <Card>
      <h2 className="font-semibold">{messages.memberTitle(ownerName)}</h2>
      <p className="mt-1 text-muted">{isResting ? messages.memberRests : messages.memberText}</p>
      <Button className="mt-4" onClick={() => setAsking(true)}>
        {messages.leave}
      </Button>
      <Dialog title={messages.leaveTitle} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{messages.leaveText}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="ink" onClick={() => setAsking(false)}>
            {messages.leaveKeep}
          </Button>
          <Button isPending={leave.isPending} onClick={() => leave.mutate()}>
            {messages.leave}
          </Button>
        </div>
      </Dialog>
    </Card>
  );
}
