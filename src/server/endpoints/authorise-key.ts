import type { ApiScope, KeyHolder } from '#domain/api-keys/api-key.ts';
import { requireApi } from '#domain/api-keys/require-api.ts';
import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { currentRequest } from '../operation/request-context.ts';

/** Finds whose an API key is. */
export type FindKey = (secret: string) => Promise<KeyHolder | undefined>;

/**
 * Returns whom a program works as. Throws `unauthenticated` without a living key, `forbidden` for a plan without the API
 * and for a key without the scope. Cookies are not looked at.
 */
export async function authoriseKey(scope: ApiScope, findKey: FindKey, headers: Headers): Promise<KeyHolder> {
  const secret = /^bearer +(as_live_[\w-]{43})$/i.exec(headers.get('authorization') ?? '')?.[1];
  const holder = secret && (await findKey(secret));
  if (!holder) throw new ProductError('unauthenticated', keyMissing);
  const request = currentRequest();
  if (request) request.userId = holder.user.id;
  requireApi(holder.user);
  if (!holder.scopes.includes(scope)) throw new ProductError('forbidden', scopeMissing(scope));
  return holder;
}

const keyMissing: Localised = {
  it: 'Serve una chiave API valida: Authorization: Bearer as_live_…',
  en: 'A valid API key is needed: Authorization: Bearer as_live_…',
  de: 'Ein gültiger API-Schlüssel ist nötig: Authorization: Bearer as_live_…',
  fr: 'Une clé API valide est nécessaire : Authorization: Bearer as_live_…',
  es: 'Hace falta una clave de API válida: Authorization: Bearer as_live_…',
};

const scopeMissing = (scope: ApiScope): Localised => ({
  it: `Questa chiave non ha il permesso «${scope}»: creane una che lo abbia.`,
  en: `This key does not have the scope “${scope}”: create one that has it.`,
  de: `Diesem Schlüssel fehlt das Recht „${scope}“: Legen Sie einen an, der es hat.`,
  fr: `Cette clé n’a pas le droit « ${scope} » : créez-en une qui l’a.`,
  es: `Esta clave no tiene el permiso «${scope}»: crea una que lo tenga.`,
});
