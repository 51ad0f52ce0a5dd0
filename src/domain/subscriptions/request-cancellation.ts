import type { User } from '../accounts/user.ts';
import { sendContactMessage } from '../contact/send-contact-message.ts';
import { getRunningSubscription } from './get-running-subscription.ts';
import type { Subscription, SubscriptionStore } from './subscription.ts';

export interface RequestCancellationDeps {
  subscriptions: SubscriptionStore;
  /** Who ends subscriptions. */
  supportEmail: string;
  newId(): string;
  now(): Date;
}

/**
 * Tells the operator that the user wants his subscription ended, and the user that we know; a second call
 * tells nobody again. Answers when what is paid ends. Throws `forbidden` for a team's member, `conflict`
 * without a running subscription.
 */
export async function requestCancellation(
  deps: RequestCancellationDeps,
  user: User,
): Promise<{ endsOn: Date | undefined }> {
  const running = await getRunningSubscription(deps.subscriptions, user);
  const { id, plan, currentPeriodEnd: endsOn } = running;
  await deps.subscriptions.requestCancellation(id, deps.now(), async (within) => {
    await sendContactMessage({ ...deps, ...within }, messageFrom(user, running));
    await within.outbox.put(user.email, user.language, {
      ...{ kind: 'cancellation-requested', plan, endsOn: endsOn?.toISOString() },
    });
  });
  return { endsOn };
}

const rhythms = { monthly: 'mensile', annual: 'annuale' };
const italianDay = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' });

/** For the operator, so in Italian. */
function messageFrom(user: User, { id, plan, billingCycle, currentPeriodEnd }: Subscription) {
  const end = currentPeriodEnd ? italianDay.format(currentPeriodEnd) : 'non noto';
  return {
    name: `${user.firstName} ${user.lastName}`.trim() || user.email,
    ...{ email: user.email, phone: user.billing?.billingPhone ?? '' },
    subject: `Disdetta del piano ${plan}`,
    message: [
      `${user.email} chiede di terminare il piano ${plan} (${rhythms[billingCycle]}).`,
      `Pagato fino al: ${end}.`,
      `Abbonamento: ${id}`,
    ].join('\n'),
  };
}
