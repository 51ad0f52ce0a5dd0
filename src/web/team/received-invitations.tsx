import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { ReceivedInvitation } from './received-invitation.tsx';
import { useReceivedInvitations } from './use-received-invitations.ts';

/** The teams that ask for the user, each to be joined or declined; nothing when none does. */
export function ReceivedInvitations({ className }: { className?: string }) {
  const { invitations } = accountsMessages.use();
  const received = useReceivedInvitations();
  if (!received.data?.length) return null;
  return (
    <ul aria-label={invitations.heading} className={`grid gap-3 ${className ?? ''}`}>
      {received.data.map((invitation) => (
        <ReceivedInvitation key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}
