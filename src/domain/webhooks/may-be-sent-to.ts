import type { User } from '#domain/accounts/user.ts';
import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';
import { requireApi } from '../api-keys/require-api.ts';
import { getWebhook } from './get-webhook.ts';
import type { Webhook, WebhookStore } from './webhook.ts';

/** Enough to set a program up; nobody floods another site by our hand. */
const perHour = { most: 60, milliseconds: 60 * 60_000 };

export interface MayBeSentToDeps extends TurnDeps {
  webhooks: Pick<WebhookStore, 'findById'>;
}

/**
 * Returns an address of the user to which something may be sent by hand. Throws `forbidden` without a plan that has the
 * API, `not-found` when the user has no such address, `conflict` for a paused one, `too-many-requests` after sixty an hour.
 */
export async function mayBeSentTo(deps: MayBeSentToDeps, user: User, id: string): Promise<Webhook> {
  const webhook = await getWebhook(deps, { userId: user.id, id });
  requireApi(user);
  if (webhook.pausedAt) throw new ProductError('conflict', isPaused);
  await takeTurn(deps, `webhooks-by-hand:${user.id}`, perHour, tooManyByHand(perHour.most));
  return webhook;
}

const isPaused: Localised = {
  it: 'Gli invii a questo indirizzo sono sospesi: riattivali, poi riprova.',
  en: 'Deliveries to this address are paused: switch them on again, then try once more.',
  de: 'An diese Adresse wird zurzeit nichts gesendet: Schalten Sie sie wieder ein und versuchen Sie es dann noch einmal.',
  fr: 'Les envois vers cette adresse sont suspendus : réactivez-les, puis réessayez.',
  es: 'Los envíos a esta dirección están en pausa: reactívalos y vuelve a intentarlo.',
};

const tooManyByHand = (most: number): Localised => ({
  it: `Hai fatto ${most} invii a mano in un’ora. Riprova tra un’ora: quelli automatici continuano.`,
  en: `You sent ${most} by hand within an hour. Try again in an hour: automatic deliveries go on.`,
  de: `Sie haben in einer Stunde ${most} von Hand gesendet. Versuchen Sie es in einer Stunde wieder: Von selbst geht es weiter.`,
  fr: `Vous avez fait ${most} envois à la main en une heure. Réessayez dans une heure : les envois automatiques continuent.`,
  es: `Has hecho ${most} envíos a mano en una hora. Vuelve a intentarlo dentro de una hora: los automáticos siguen.`,
});
