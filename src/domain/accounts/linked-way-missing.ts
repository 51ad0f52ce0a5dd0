import { ProductError } from '#domain/shared/errors.ts';

/** For a missing way to sign in and for somebody else's alike. */
export const linkedWayMissing = () =>
  new ProductError('not-found', {
    it: 'Questo modo di accedere non esiste più. Aggiorna l’elenco.',
    en: 'This sign-in method is no longer there. Reload the list.',
    de: 'Diesen Anmeldeweg gibt es nicht mehr. Laden Sie die Liste neu.',
    fr: 'Ce moyen de connexion n’existe plus. Actualisez la liste.',
    es: 'Esta forma de entrar ya no existe. Actualiza la lista.',
  });
