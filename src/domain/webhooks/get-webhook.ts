import { ProductError } from '#domain/shared/errors.ts';
import type { Webhook, WebhookStore } from './webhook.ts';

/** Returns an address of the user. Throws `not-found` for a missing one and for another user's alike. */
export async function getWebhook(
  { webhooks }: { webhooks: Pick<WebhookStore, 'findById'> },
  { userId, id }: { userId: string; id: string },
): Promise<Webhook> {
  const webhook = await webhooks.findById(userId, id);
  if (!webhook) throw notThere();
  return webhook;
}

export const notThere = () =>
  new ProductError('not-found', {
    it: 'Non c’è più: aggiorna l’elenco.',
    en: 'It is no longer there: reload the list.',
    de: 'Das gibt es nicht mehr: Laden Sie die Liste neu.',
    fr: 'Cela n’existe plus : actualisez la liste.',
    es: 'Ya no existe: actualiza la lista.',
  });
