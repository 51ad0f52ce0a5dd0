import { notThere } from './get-webhook.ts';
import type { WebhookStore } from './webhook.ts';

/** Ends an address of the user and forgets its deliveries. Throws `not-found` when the user has no such address. */
export async function removeWebhook(
  { webhooks }: { webhooks: Pick<WebhookStore, 'delete'> },
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  if (!(await webhooks.delete(userId, id))) throw notThere();
}
