import { z } from 'zod';
import { emailSchema } from '#domain/accounts/email-schema.ts';
import { fieldEmpty, fieldTooLong } from '#domain/contact/contact-refusals.ts';
import { cleanLine, cleanText } from '#domain/shared/clean-text.ts';
import { type Endpoint, nothing } from './endpoint.ts';

/** Most characters of each field. */
export const contactLengths = { name: 120, email: 254, phone: 40, subject: 160, message: 5000 } as const;

const cleaned = (clean: (text: string) => string, most: number) =>
  z
    .string()
    .transform(clean)
    .refine((text) => text.length <= most, { params: { text: fieldTooLong(most) } });

const given = (clean: (text: string) => string, most: number) =>
  cleaned(clean, most).refine((text) => text !== '', { params: { text: fieldEmpty } });

export const contactEndpoints = {
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    access: 'recognised',
    summary: 'A message to us from the contact form; the plan of a signed-in writer stands with it',
    mostBytes: 64 * 1024,
    payload: z.object({
      name: given(cleanLine, contactLengths.name),
      email: emailSchema,
      phone: cleaned(cleanLine, contactLengths.phone).default(''),
      subject: given(cleanLine, contactLengths.subject),
      message: given(cleanText, contactLengths.message),
      /** A field people do not see: whoever fills it in is a machine. */
      website: z.string().default(''),
    }),
    answer: nothing,
  },
} as const satisfies Record<string, Endpoint>;
