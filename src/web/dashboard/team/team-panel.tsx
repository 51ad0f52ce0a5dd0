import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useFocusAfter } from '#web/ui/use-focus-after.ts';
import { Membership } from '../subscription/membership.tsx';
import { InviteForm } from './invite-form.tsx';
import { RemoveMember } from './remove-member.tsx';
import { WithdrawInvitation } from './withdraw-invitation.tsx';

/** Who works with the owner's plan, who is invited, and how many places are left. */
export function TeamPanel() {
  const { team: messages } = dashboardMessages.use();
  const { common } = siteMessages.use();
  const formats = useFormats();
  const user = useSignedInUser();
  const team = useQuery({ queryKey: queryKeys.team, queryFn: () => call('getTeam') });
  const others = team.data?.role === 'owner' ? team.data.members.length + team.data.invitations.length : 0;
  const heading = useFocusAfter(others, (now, before) => now < before);
  if (team.isError) {
    return (
      <Card>
        <p className="text-muted">{messages.failed}</p>
        <Button className="mt-3" onClick={() => team.refetch()}>
          {common.retry}
        </Button>
      </Card>
    );
  }
  if (!team.data) return null;
  if (team.data.role === 'member') {
    return <Membership ownerName={nameOf(team.data.owner)} isResting={!user.isTeamMember} />;
  }
  if (team.data.accounts < 2 && team.data.members.length === 0) return null;
  const { owner, members, invitations, accounts } = team.data;
  const taken = 1 + members.length + invitations.length;
  const isResting = accounts < 2;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {messages.title}
        </h2>
        {!isResting && <p className="text-muted text-sm tabular-nums">{messages.places(taken, accounts)}</p>}
      </div>
      <p className="text-muted text-sm">{isResting ? messages.rests : messages.text}</p>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        <TeamRow
          name={nameOf(owner)}
          email={owner.email}
          badge={<Badge tone="ink">{messages.owner}</Badge>}
        />
        {members.map((member) => (
          <TeamRow
            key={member.id}
            name={nameOf(member)}
            email={member.email}
            badge={
              <span className="max-sm:hidden">
                <Badge>{messages.member}</Badge>
              </span>
            }
            action={<RemoveMember id={member.id} name={nameOf(member)} />}
          />
        ))}
        {invitations.map(({ id, email, expiresAt }) => (
          <TeamRow
            key={id}
            name={email}
            email={messages.invited(formats.mediumDate(expiresAt))}
            action={<WithdrawInvitation id={id} email={email} />}
          />
        ))}
      </ul>
      {taken < accounts && <InviteForm />}
      {taken >= accounts && !isResting && <p className="mt-4 text-muted text-sm">{messages.full}</p>}
    </Card>
  );
}

interface TeamRowProps {
  name: string;
  email: string;
  badge?: React.ReactNode;
  action?: React.ReactNode;
}

function TeamRow({ name, email, badge, action }: TeamRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <div className="min-w-0 grow basis-48 [overflow-wrap:anywhere]">
        <p className="font-medium">{name}</p>
        <p className="text-muted text-sm">{email}</p>
      </div>
      {badge}
      {action && <div className="max-sm:-ml-4">{action}</div>}
    </li>
  );
}

const nameOf = (person: { firstName: string; lastName: string; email: string }) =>
  `${person.firstName} ${person.lastName}`.trim() || person.email;
