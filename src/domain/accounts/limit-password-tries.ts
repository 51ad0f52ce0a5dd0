import type { Localised } from '#domain/shared/localised.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';

/** Whoever sits down at an open session must not be able to guess the password. */
const tries = { most: 10, milliseconds: 15 * 60_000 };

/**
 * Counts one password tried by who is signed in already, each purpose by itself. Throws `too-many-requests` under
 * `field` from the eleventh within a quarter of an hour on.
 */
export const limitPasswordTries = (
  deps: TurnDeps,
  key: `${'change-password' | 'prove-oneself'}:${string}`,
  field: string,
): Promise<void> => takeTurn(deps, key, tries, tooManyTries, field);

const tooManyTries: Localised = {
  it: 'Troppi tentativi. Aspetta un quarto d’ora e riprova.',
  en: 'Too many attempts. Wait a quarter of an hour and try again.',
  de: 'Zu viele Versuche. Warten Sie eine Viertelstunde und versuchen Sie es noch einmal.',
  fr: 'Trop d’essais. Attendez un quart d’heure et réessayez.',
  es: 'Demasiados intentos. Espera un cuarto de hora y vuelve a probar.',
};
