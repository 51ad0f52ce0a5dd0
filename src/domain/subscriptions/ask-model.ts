import type { User } from '../accounts/user.ts';
import { entitledPlan } from './entitlements.ts';
import { type UsageStore, usageMonthOf } from './usage.ts';

/** Whether a language model may be asked for that many sentences; they are counted when it may. */
export type AskModel = (user: User, sentences: number) => Promise<boolean>;

/** Counts sentences asked of a language model against the month of the plan, so that nobody spends without end. */
export function askModelWithin({ usage, now }: { usage: UsageStore; now(): Date }): AskModel {
  return (user, sentences) =>
    usage.takeSentences(
      { userId: user.ownerId, month: usageMonthOf(now()), sentences },
      entitledPlan(user).modelSentencesPerMonth,
    );
}
