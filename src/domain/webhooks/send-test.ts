import type { User } from '#domain/accounts/user.ts';
import { type MayBeSentToDeps, mayBeSentTo } from './may-be-sent-to.ts';
import type { WebhookStore } from './webhook.ts';
import { testEventType } from './webhook-event.ts';

export interface SendTestDeps extends MayBeSentToDeps {
  webhooks: Pick<WebhookStore, 'findById' | 'put'>;
  newId(): string;
}

/** Has a test delivered to an address of the user. Throws what `mayBeSentTo` throws. */
export async function sendTest(deps: SendTestDeps, user: User, id: string): Promise<void> {
  const webhook = await mayBeSentTo(deps, user, id);
  await deps.webhooks.put(webhook.id, { id: deps.newId(), type: testEventType, at: deps.now(), data: {} });
}
