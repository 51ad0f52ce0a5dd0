import { call } from '#web/api/call.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { useTeamAction } from './use-team-action.ts';

export function WithdrawInvitation({ id, email }: { id: string; email: string }) {
  const { team: messages } = dashboardMessages.use();
  const withdraw = useTeamAction(() => call('withdrawInvitation', { params: { id } }));
  return (
    <Button
      look="quiet"
      aria-label={messages.withdrawOf(email)}
      isPending={withdraw.isPending}
      onClick={() => withdraw.mutate(undefined)}
    >
      {messages.withdraw}
    </Button>
  );
}
