import { ProductError } from '#domain/shared/errors.ts';
import type { ApiKeyStore } from './api-key.ts';

/** Ends a key of the user at once. Throws `not-found` for a missing key and for another user's alike. */
export async function revokeApiKey(
  { apiKeys }: { apiKeys: Pick<ApiKeyStore, 'revoke'> },
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  if (await apiKeys.revoke(userId, id)) return;
  throw new ProductError('not-found', {
    it: 'Questa chiave non esiste più. Aggiorna l’elenco.',
    en: 'This key is no longer there. Reload the list.',
    de: 'Diesen Schlüssel gibt es nicht mehr. Laden Sie die Liste neu.',
    fr: 'Cette clé n’existe plus. Actualisez la liste.',
    es: 'Esta clave ya no existe. Actualiza la lista.',
  });
}
