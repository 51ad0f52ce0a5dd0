import { z } from 'zod';

/** An e-mail as accounts keep it. Latin letters only, in small ones: no two that look alike. */
export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email())
  .transform((email) => email.toLowerCase());
