import { createHmac } from 'node:crypto';
import { webhookSecretPrefix } from '#domain/webhooks/webhook.ts';
import type { WebhookMessage } from '#domain/webhooks/webhook-sender.ts';

/** Returns the headers of the Standard Webhooks specification (1.0.0) for a payload sent at that instant. */
export function signWebhook({ secret, eventId, at, payload }: Omit<WebhookMessage, 'url'>) {
  const id = `msg_${eventId}`;
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(webhookSecretPrefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${payload}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
