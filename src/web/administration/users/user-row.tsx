import type { AdminUserItem } from '#contract/administration.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Badge } from '#web/ui/badge.tsx';
import { idLength } from '../id-length.ts';
import { UserActions } from './user-actions.tsx';
import type { UserChange } from './user-change.ts';

interface UserRowProps {
  user: AdminUserItem;
  /** What is being done to him right now. */
  pending: UserChange | undefined;
  /** Something is being done to somebody. */
  isLocked: boolean;
  /** Why the last change of him was refused. */
  refusal: string | undefined;
  onAsk(change: UserChange): void;
  onDelete(): void;
}

const statusTones = { active: 'good', blocked: 'warning', inactive: 'plain' } as const;

export function UserRow({ user, pending, isLocked, refusal, onAsk, onDelete }: UserRowProps) {
  const { users: words, roles, statuses } = administrationMessages.use();
  const formats = useFormats();
  const isMe = useSignedInUser().id === user.id;
  const { id, email, role, subscriptionPlan, subscriptionStatus, paidPlan, createdAt } = user;
  const name = `${user.firstName} ${user.lastName}`.trim();
  const isByHand = subscriptionPlan !== 'FREE' && subscriptionPlan !== paidPlan;
  return (
    <tr className="border-line max-xl:flex max-xl:flex-wrap max-xl:items-center max-xl:gap-x-3 max-xl:gap-y-2 max-xl:rounded-lg max-xl:border max-xl:bg-sheet max-xl:p-4 xl:border-b xl:last:border-b-0 xl:hover:bg-sheet">
      <td className="text-muted text-sm tabular-nums max-xl:hidden xl:py-2 xl:pr-3" title={id}>
        {id.slice(0, idLength)}
      </td>
      <th scope="row" className="text-left font-normal max-xl:w-full xl:w-full xl:px-3 xl:py-2">
        <span className="flex flex-wrap items-center gap-x-2 font-medium [overflow-wrap:anywhere]">
          {email}
          {isMe && <Badge tone="ink">{words.you}</Badge>}
        </span>
        <span className="block text-muted text-sm">
          {[name, words.since(formats.shortDate(createdAt))].filter(Boolean).join(', ')}
          <span className="xl:hidden" title={id}>
            {`, ${words.id} ${id.slice(0, idLength)}`}
          </span>
        </span>
        {refusal && (
          <span className="mt-1 block max-w-prose text-accent-text text-sm text-balance">{refusal}</span>
        )}
      </th>
      <td className="xl:px-3 xl:py-2">
        <Badge tone={role === 'admin' ? 'ink' : 'plain'}>{roles[role]}</Badge>
      </td>
      <td className="xl:whitespace-nowrap xl:px-3 xl:py-2">
        <Badge>{subscriptionPlan}</Badge>
        {isByHand && <span className="ml-2 text-muted text-sm">{words.byHand}</span>}
      </td>
      <td className="xl:px-3 xl:py-2">
        <Badge tone={statusTones[subscriptionStatus]}>{statuses[subscriptionStatus]}</Badge>
      </td>
      <td className="max-xl:w-full xl:py-2 xl:pl-3">
        <UserActions {...{ user, pending, isLocked, onAsk, onDelete }} />
      </td>
    </tr>
  );
}
