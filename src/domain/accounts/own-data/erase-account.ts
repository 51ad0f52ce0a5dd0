import { ProductError } from '#domain/shared/errors.ts';
import type {
  AdministrationStore,
  Decide,
  Doing,
  LockedUser,
} from '../../administration/administration-store.ts';
import type { AuditEntry } from '../../administration/audit-entry.ts';
import { cannotEndSubscription } from '../../administration/refusals.ts';
import { paymentsUnavailable } from '../../subscriptions/refusals.ts';
import { type SettleDeps, settleSubscription } from '../../subscriptions/settle-subscription.ts';
import type { Subscription, SubscriptionMail, SubscriptionStore } from '../../subscriptions/subscription.ts';
import { nameOf } from '../../team/name-of.ts';

export interface EraseDeps {
  administration: Pick<AdministrationStore, 'deleteUser' | 'findMembers' | 'findTeamOwner'>;
  subscriptions: Pick<SubscriptionStore, 'findOfUser' | 'findUnclaimed'>;
  /** Undefined where nobody can pay. */
  payments: SettleDeps | undefined;
}

/** He may begin an order while the last one is ended. */
const mostTries = 5;

/**
 * Erases somebody and everything of his own, the same way for whoever wants it: what he pays for is ended
 * at the provider first, so that no money is taken any more; the provider forgets him; who works in his team
 * is released and told, and so is the owner whose team he works in. Documents of payments stay, as the law
 * asks, without the account. Killed at any step it is gone through again from the beginning. `decide` says
 * what is written down of it, undefined where he is to stay; what it throws goes on to the caller, and so
 * does `unavailable` when the provider cannot be asked: in each case he stays. Answers whether he is gone.
 */
export async function eraseAccount(
  deps: EraseDeps,
  doing: Doing,
  decide: Decide<AuditEntry>,
): Promise<boolean> {
  const { administration, payments } = deps;
  const { userId } = doing;
  for (let tries = 0; tries < mostTries; tries++) {
    let email: string | undefined;
    // Asked before any money is touched.
    await administration.deleteUser(doing, (found) => {
      if (decide(found)) email = found.user?.email;
      return undefined;
    });
    if (email === undefined) return false;
    const customers = await endSubscriptions(deps, userId, email);
    for (const customer of customers) await payments?.gateway.forgetCustomer(customer);
    const mailsOf = await mailsToTeam(deps, userId);
    const isDeleted = await administration.deleteUser(doing, (found) => {
      const entry = decide(found);
      if (!entry || !found.user || found.user.subscriptions.some(isOpen)) return undefined;
      return { entry, mails: mailsOf(found.user) };
    });
    if (isDeleted) return true;
  }
  throw new ProductError('unavailable', paymentsUnavailable);
}

const isOpen = ({ state }: Subscription) => state !== 'ended';

/**
 * His own, and those paid for with his e-mail before he signed in: nobody could end them any more. Answers
 * who he is to the provider.
 */
async function endSubscriptions(deps: EraseDeps, userId: string, email: string): Promise<Set<string>> {
  const { subscriptions, payments } = deps;
  const held = [...(await subscriptions.findOfUser(userId)), ...(await subscriptions.findUnclaimed(email))];
  for (const { id, state } of held.filter(isOpen)) {
    if (!payments) throw new ProductError('unavailable', cannotEndSubscription);
    await (state === 'incomplete' ? payments.gateway.drop(id) : payments.gateway.end(id));
    await settleSubscription(payments, id);
  }
  return new Set(held.map(({ customerId }) => customerId));
}

async function mailsToTeam({ administration }: EraseDeps, userId: string) {
  const members = await administration.findMembers(userId);
  const owner = await administration.findTeamOwner(userId);
  return (gone: LockedUser): SubscriptionMail[] => {
    const name = nameOf(gone);
    const toMembers = members.map(({ email: to, language }) => ({
      ...{ to, language, message: { kind: 'left-team', from: name } as const },
    }));
    if (!owner) return toMembers;
    return [
      ...toMembers,
      { to: owner.email, language: owner.language, message: { kind: 'member-left', name } },
    ];
  };
}
