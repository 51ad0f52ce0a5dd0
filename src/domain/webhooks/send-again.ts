import type { User } from '#domain/accounts/user.ts';
import { notThere } from './get-webhook.ts';
import { type MayBeSentToDeps, mayBeSentTo } from './may-be-sent-to.ts';
import type { WebhookStore } from './webhook.ts';

export interface SendAgainDeps extends MayBeSentToDeps {
  webhooks: Pick<WebhookStore, 'findById' | 'sendAgain'>;
}

/** Has a delivery made again, under the same id. Throws `not-found` for a missing one and what `mayBeSentTo` throws. */
export async function sendAgain(
  deps: SendAgainDeps,
  user: User,
  { id, eventId }: { id: string; eventId: string },
): Promise<void> {
  const webhook = await mayBeSentTo(deps, user, id);
  if (!(await deps.webhooks.sendAgain(webhook.id, eventId, deps.now()))) throw notThere();
}
