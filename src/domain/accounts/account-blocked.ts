import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';

/** The refusal of who has shown that the account is his, while an administrator has it blocked. */
export const accountBlocked = () => new ProductError('forbidden', blocked);

const blocked: Localised = {
  it: 'Questo account è bloccato. Scrivici dalla pagina Contatti e lo chiariamo insieme.',
  en: 'This account is blocked. Write to us by the contact page and we will sort it out together.',
  de: 'Dieses Konto ist gesperrt. Schreiben Sie uns über die Kontaktseite, dann klären wir das gemeinsam.',
  fr: 'Ce compte est bloqué. Écrivez-nous par la page de contact pour régler cela ensemble.',
  es: 'Esta cuenta está bloqueada. Escríbenos desde la página de contacto y lo aclaramos juntos.',
};
