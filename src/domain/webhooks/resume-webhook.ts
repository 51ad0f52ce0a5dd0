import type { User } from '#domain/accounts/user.ts';
import { requireApi } from '../api-keys/require-api.ts';
import { getWebhook } from './get-webhook.ts';
import type { Webhook, WebhookStore } from './webhook.ts';

export interface ResumeWebhookDeps {
  webhooks: Pick<WebhookStore, 'findById' | 'resume'>;
  now(): Date;
}

/**
 * Switches a paused address of the user on again: what waits is sent. No-op for one that is not paused. Throws
 * `forbidden` without a plan that has the API, `not-found` when the user has no such address.
 */
export async function resumeWebhook(deps: ResumeWebhookDeps, user: User, id: string): Promise<Webhook> {
  const own = { userId: user.id, id };
  const webhook = await getWebhook(deps, own);
  requireApi(user);
  await deps.webhooks.resume(webhook.id, deps.now());
  return getWebhook(deps, own);
}
