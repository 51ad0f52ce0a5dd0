import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { SessionStore } from './sessions.ts';

/** Ends one of the user's sessions. Throws `not-found` for a missing one and for somebody else's alike. */
export async function endSession(
  { sessions }: { sessions: Pick<SessionStore, 'end'> },
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  if (!(await sessions.end(userId, sessionId))) throw new ProductError('not-found', noSuchSession);
}

const noSuchSession: Localised = {
  it: 'Questo accesso non esiste più. Aggiorna l’elenco.',
  en: 'This session is no longer there. Reload the list.',
  de: 'Diese Anmeldung gibt es nicht mehr. Laden Sie die Liste neu.',
  fr: 'Cette session n’existe plus. Actualisez la liste.',
  es: 'Esta sesión ya no existe. Actualiza la lista.',
};
