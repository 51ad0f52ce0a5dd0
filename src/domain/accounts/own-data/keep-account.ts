import { isRunning } from '../../subscriptions/get-running-subscription.ts';
import { type SettleDeps, settleSubscription } from '../../subscriptions/settle-subscription.ts';
import type { User } from '../user.ts';
import type { LeavingStore } from './leaving-store.ts';
import { daysBefore, retention } from './retention.ts';

export interface KeepAccountDeps {
  leaving: Pick<LeavingStore, 'keep'>;
  payments: SettleDeps | undefined;
  onError(error: unknown): void;
}

/**
 * What has become of the plan of who stays: there was none to resume, it renews again, it ended meanwhile,
 * or the provider could not be asked.
 */
export type KeptPlan = 'none' | 'resumed' | 'ended' | 'unknown';

/** Takes the wish to leave back, and has renewed again what was stopped because of it. */
export async function keepAccount(deps: KeepAccountDeps, user: User): Promise<KeptPlan> {
  // Resumed first: dying in between leaves somebody who is leaving, whose charging the job stops again.
  const plan = await resume(deps, user).catch((error: unknown) => {
    deps.onError(error);
    return 'unknown' as const;
  });
  await deps.leaving.keep(user.id);
  return plan;
}

async function resume({ payments }: KeepAccountDeps, user: User): Promise<KeptPlan> {
  if (!payments || !user.deletionDueAt) return 'none';
  const held = await payments.subscriptions.findOfUser(user.id);
  let plan: KeptPlan = 'none';
  for (const { id } of held.filter(isRunning)) {
    if (await payments.gateway.resumeRenewal(id, 'account-deletion')) plan = 'resumed';
    await settleSubscription(payments, id);
  }
  if (plan === 'resumed' || held.some(isRunning)) return plan;
  const wishedAt = daysBefore(user.deletionDueAt, retention.deletionGraceDays);
  const endedSince = held.some(({ currentPeriodEnd }) => currentPeriodEnd && currentPeriodEnd >= wishedAt);
  return endedSince ? 'ended' : 'none';
}
