import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errorStatuses } from '#contract/error-statuses.ts';
import { type ErrorKind, ProductError } from '#domain/shared/errors.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { InvalidInput } from './check-input.ts';
import { isDatabaseAway } from './store/database-away.ts';

export interface ErrorAnswer {
  status: ContentfulStatusCode;
  /** What programs tell errors apart by. */
  id: ErrorKind | 'internal';
  /** Seconds, for `Retry-After`. */
  retryAfter?: number;
  body: ErrorBody;
}

export interface ErrorBody {
  message: string;
  /** The first field at fault. */
  field?: string;
  errors?: { field: string; message: string }[];
}

/** The one adapter from errors to answers; an unknown error goes to `onError` and never shows its text. */
export function errorAnswer(
  error: unknown,
  language: Language,
  onError: (error: unknown) => void,
): ErrorAnswer {
  if (error instanceof InvalidInput) {
    const [first] = error.faults;
    return {
      status: errorStatuses.invalid,
      id: 'invalid',
      body: { message: first?.message ?? '', field: first?.field ?? '', errors: error.faults },
    };
  }
  if (error instanceof ProductError) {
    const body = { message: error.text[language], ...(error.field ? { field: error.field } : {}) };
    const { kind, retryAfter } = error;
    return { status: errorStatuses[kind], id: kind, body, ...(retryAfter ? { retryAfter } : {}) };
  }
  onError(error);
  if (isDatabaseAway(error))
    return {
      status: errorStatuses.unavailable,
      id: 'unavailable',
      body: { message: databaseAway[language] },
    };
  return { status: errorStatuses.internal, id: 'internal', body: { message: unexpected[language] } };
}

/** Browsers look for the word Unauthorized after the status, in every language. */
export function unauthenticated(): ProductError {
  return new ProductError('unauthenticated', {
    it: 'Unauthorized: accedi per continuare.',
    en: 'Unauthorized: sign in to continue.',
    de: 'Unauthorized: bitte melden Sie sich an.',
    fr: 'Unauthorized : connectez-vous pour continuer.',
    es: 'Unauthorized: inicia sesión para continuar.',
  });
}

const unexpected: Localised = {
  it: 'Qualcosa non ha funzionato da parte nostra. Riprova tra poco.',
  en: 'Something went wrong on our side. Try again shortly.',
  de: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
  fr: 'Un problème est survenu de notre côté. Réessayez d’ici peu.',
  es: 'Algo ha fallado por nuestra parte. Vuelve a intentarlo en breve.',
};

const databaseAway: Localised = {
  it: 'In questo momento non raggiungiamo i dati. Quello che avevi salvato è al sicuro: riprova tra un minuto.',
  en: 'We cannot reach our data at the moment. What you saved is safe: try again in a minute.',
  de: 'Wir erreichen unsere Daten gerade nicht. Was Sie gespeichert hatten, ist sicher: Versuchen Sie es in einer Minute noch einmal.',
  fr: 'Nous n’arrivons pas à joindre nos données en ce moment. Ce que vous aviez enregistré est en sécurité : réessayez dans une minute.',
  es: 'En este momento no podemos acceder a los datos. Lo que habías guardado está a salvo: inténtalo de nuevo en un minuto.',
};
