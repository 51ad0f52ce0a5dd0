import type { User } from '#domain/accounts/user.ts';
import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { requireApi } from '../api-keys/require-api.ts';
import { addressRefusals } from './address-refusals.ts';
import { mostWebhooks, type Webhook, type WebhookStore } from './webhook.ts';
import type { WebhookEventType } from './webhook-event.ts';
import type { WebhookSender } from './webhook-sender.ts';

export interface CreateWebhookDeps {
  webhooks: Pick<WebhookStore, 'create'>;
  webhookSender: Pick<WebhookSender, 'readAddress'>;
  newId(): string;
  now(): Date;
}

/**
 * Registers an address of the user with a secret, which is never shown again. Throws `invalid` for an address that
 * cannot be called, `forbidden` without a plan that has the API, `conflict` at five addresses.
 */
export async function createWebhook(
  { webhooks, webhookSender, newId, now }: CreateWebhookDeps,
  user: User,
  { url, events }: { url: string; events: readonly WebhookEventType[] },
): Promise<{ webhook: Webhook; secret: string }> {
  requireApi(user);
  const address = webhookSender.readAddress(url);
  if ('fault' in address) throw new ProductError('invalid', addressRefusals[address.fault], 'url');
  const asked = { id: newId(), userId: user.id, url: address.url, events, createdAt: now() };
  const created = await webhooks.create(asked, mostWebhooks);
  if (!created) throw new ProductError('conflict', tooMany(mostWebhooks));
  return created;
}

const tooMany = (most: number): Localised => ({
  it: `Hai già ${most} webhook: eliminane uno che non serve più.`,
  en: `You already have ${most} webhooks: remove one that you no longer need.`,
  de: `Sie haben schon ${most} Webhooks: Löschen Sie einen, den Sie nicht mehr brauchen.`,
  fr: `Vous avez déjà ${most} webhooks : supprimez-en un dont vous n’avez plus besoin.`,
  es: `Ya tienes ${most} webhooks: elimina uno que ya no necesites.`,
});
