import type { AccountLinks } from '../accounts/account-links.ts';
import type { User } from '../accounts/user.ts';
import type { StopSignal } from '../copywriting/copy.ts';
import { entitledPlan } from '../subscriptions/entitlements.ts';
import { type Attempt, hasArrived } from './webhook.ts';
import type { Settlement, TakenDelivery, WebhookQueue } from './webhook-queue.ts';
import type { WebhookSender } from './webhook-sender.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** After each failed try, as the Standard Webhooks specification suggests; together a little more than two days. */
export const pausesBetweenTries = [
  ...[5 * second, 5 * minute, 30 * minute],
  ...[2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour],
];
/** An address at which nothing has arrived for so long is paused. */
export const longestFailing = 48 * hour;
/** An address that fails rests for as long as it has failed, within these. */
const rests = { shortest: 5 * second, longest: 5 * minute };
/** Longer than any post takes. */
const lease = minute;
/** The program wants to hear no more. */
const gone = 410;

export interface DeliverNextDeps {
  webhookQueue: WebhookQueue;
  webhookSender: Pick<WebhookSender, 'post'>;
  links: Pick<AccountLinks, 'profile'>;
  findUser(id: string): Promise<User | undefined>;
  now(): Date;
}

/**
 * Makes the next delivery that is due, and says when the next try is, or that it is over. An address is paused, and its
 * user mailed, when nothing has arrived for two days, when it answers 410 or when its secret is lost. False when
 * nothing is due.
 */
export async function deliverNext(deps: DeliverNextDeps, signal?: StopSignal): Promise<boolean> {
  const { webhookQueue: queue, now } = deps;
  const taken = await queue.take(now(), new Date(now().getTime() + lease));
  if (!taken) return false;
  const user = await deps.findUser(taken.webhook.userId);
  const attempt = await tryOnce(deps, taken, user, signal);
  if (signal?.aborted) {
    await queue.giveBack(taken, now());
    return true;
  }
  const settlement = settlementOf(taken, attempt, now());
  const mail = settlement.webhook.pausedAt && user && mailAboutPause(user, taken, deps.links.profile);
  await queue.settle(taken, settlement, mail ?? undefined);
  return true;
}

async function tryOnce(
  { webhookSender, now }: DeliverNextDeps,
  { webhook, secret, eventId, payload }: TakenDelivery,
  user: User | undefined,
  signal: StopSignal | undefined,
): Promise<Attempt> {
  if (!user || entitledPlan(user).apiCallsPerMinute === 0)
    return { code: null, fault: 'no-plan', answer: '' };
  if (secret === undefined) return { code: null, fault: 'secret-lost', answer: '' };
  return webhookSender.post({ url: webhook.url, secret, eventId, at: now(), payload }, signal);
}

function settlementOf({ webhook, tries }: TakenDelivery, attempt: Attempt, now: Date): Settlement {
  const settled = { attempt: { ...attempt, at: now }, nextTryAt: null, nextTurnAt: now };
  if (hasArrived(attempt)) return { ...settled, webhook: { failingSince: null, pausedAt: null } };
  // The plan's silence says nothing of the address.
  if (attempt.fault === 'no-plan') {
    return { ...settled, webhook: { failingSince: webhook.failingSince, pausedAt: null } };
  }
  const failingSince = webhook.failingSince ?? now;
  const failing = now.getTime() - failingSince.getTime();
  const isOver = failing >= longestFailing || attempt.code === gone || attempt.fault === 'secret-lost';
  const pause = pausesBetweenTries[tries - 1];
  const rest = Math.min(Math.max(failing, rests.shortest), rests.longest);
  return {
    ...settled,
    nextTryAt: pause === undefined ? null : new Date(now.getTime() + pause),
    nextTurnAt: new Date(now.getTime() + rest),
    webhook: { failingSince, pausedAt: isOver ? now : null },
  };
}

const mailAboutPause = ({ email, language, firstName }: User, { webhook }: TakenDelivery, link: string) => ({
  ...{ to: email, language },
  // The rest of an address may be a secret of its program.
  message: { kind: 'webhook-paused' as const, firstName, host: hostOf(webhook.url), link },
});

const hostOf = (url: string) => url.replace(/^https?:\/\/|[/?#].*$/g, '');
