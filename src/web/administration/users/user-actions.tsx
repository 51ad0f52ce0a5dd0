import { Trash2 } from 'lucide-react';
import type { AdminUserItem } from '#contract/administration.ts';
import { type PlanId, planIds } from '#domain/subscriptions/plans.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import type { UserChange } from './user-change.ts';

interface UserActionsProps {
  user: AdminUserItem;
  pending: UserChange | undefined;
  isLocked: boolean;
  onAsk(change: UserChange): void;
  onDelete(): void;
}

/** What can be done to a user; all of it rests while something is being done. */
export function UserActions({ user, pending, isLocked, onAsk, onDelete }: UserActionsProps) {
  const { users: words } = administrationMessages.use();
  const { email } = user;
  const isAdmin = user.role === 'admin';
  const isBlocked = user.subscriptionStatus === 'blocked';
  // In a table of many the boxes would be all one sees.
  const style =
    'px-3 text-sm max-sm:px-2 xl:whitespace-nowrap xl:border-transparent xl:bg-transparent xl:hover:bg-sunken';
  return (
    <div className="flex items-center gap-2 max-sm:grid max-sm:grid-cols-2 xl:justify-end xl:gap-1">
      <Button
        className={`${style} xl:min-w-36`}
        aria-label={isAdmin ? words.makeUserOf(email) : words.makeAdminOf(email)}
        isPending={pending?.kind === 'role'}
        disabled={isLocked}
        onClick={() => onAsk({ user, kind: 'role', to: isAdmin ? 'user' : 'admin' })}
      >
        {isAdmin ? words.makeUser : words.makeAdmin}
      </Button>
      <Button
        className={`${style} xl:min-w-28`}
        aria-label={isBlocked ? words.unblockOf(email) : words.blockOf(email)}
        isPending={pending?.kind === 'status'}
        disabled={isLocked}
        onClick={() => onAsk({ user, kind: 'status', to: isBlocked ? 'active' : 'blocked' })}
      >
        {isBlocked ? words.unblock : words.block}
      </Button>
      <span className="shrink-0 sm:w-32">
        <Select
          className="xl:border-line"
          aria-label={words.planOf(email)}
          value={pending?.kind === 'plan' ? pending.to : user.subscriptionPlan}
          disabled={isLocked}
          onChange={({ target }) => onAsk({ user, kind: 'plan', to: target.value as PlanId })}
        >
          {planIds.map((plan) => (
            <option key={plan} value={plan}>
              {plan}
            </option>
          ))}
        </Select>
      </span>
      <button
        type="button"
        aria-label={words.deleteOf(email)}
        title={words.delete}
        disabled={isLocked}
        onClick={onDelete}
        className="quiet-icon hover:text-accent-text! max-sm:justify-self-end"
      >
        <Trash2 aria-hidden="true" className="size-[1.125rem]" />
      </button>
    </div>
  );
}
