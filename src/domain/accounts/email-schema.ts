import { z } from 'zod';
import type { Localised } from '#domain/shared/localised.ts';

/** An e-mail as accounts keep it. Latin letters only, in small ones: no two that look alike. */
export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email())
  .transform((email) => email.toLowerCase());

/** What is said of a text that is no e-mail. */
export const noEmail: Localised = {
  it: 'Questo non è un indirizzo e-mail valido: scrivilo come nome@esempio.it.',
  en: 'This is not a valid e-mail address: write it like name@example.com.',
  de: 'Das ist keine gültige E-Mail-Adresse: Schreiben Sie sie wie name@beispiel.de.',
  fr: 'Ce n’est pas une adresse e-mail valide : écrivez-la comme nom@exemple.fr.',
  es: 'No es una dirección de correo válida: escríbela como nombre@ejemplo.es.',
};
