import type { Localised } from '#domain/shared/localised.ts';

/** What is said to who asks for an account and has not agreed. */
export const agreementMissing: Localised = {
  it: 'Per aprire l’account accetta i Termini di servizio: spunta la casella.',
  en: 'To open the account, accept the terms of service: tick the box.',
  de: 'Um das Konto zu eröffnen, stimmen Sie den Nutzungsbedingungen zu: Setzen Sie das Häkchen.',
  fr: 'Pour ouvrir le compte, acceptez les conditions : cochez la case.',
  es: 'Para abrir la cuenta, acepta las condiciones del servicio: marca la casilla.',
};
