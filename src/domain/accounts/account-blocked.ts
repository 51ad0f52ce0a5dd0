import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';

/** The refusal of who has shown that the account is his, while an administrator has it blocked. */
export const accountBlocked = () => new ProductError('forbidden', blocked);

const blocked: Localised = {
  it: 'Questo account è bloccato. Scrivici dal modulo nella home e lo chiariamo insieme.',
  en: 'This account is suspended. Write to us with the form on the home page and we will sort it out together.',
  de: 'Dieses Konto ist gesperrt. Schreiben Sie uns über das Formular auf der Startseite, dann klären wir das gemeinsam.',
  fr: 'Ce compte est suspendu. Écrivez-nous avec le formulaire de la page d’accueil pour régler cela ensemble.',
  es: 'Esta cuenta está suspendida. Escríbenos con el formulario de la página de inicio y lo aclaramos juntos.',
};
