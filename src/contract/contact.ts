import { z } from 'zod';
import { emailSchema } from '#domain/accounts/email-schema.ts';
import { cleanLine, cleanText } from '#domain/shared/clean-text.ts';
import { type Endpoint, nothing } from './endpoint.ts';

const line = (least: number, most: number) =>
  z.string().transform(cleanLine).pipe(z.string().min(least).max(most));

export const contactEndpoints = {
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    access: 'recognised',
    summary: 'A message to us from the contact form',
    payload: z.object({
      name: line(1, 120),
      email: emailSchema,
      phone: line(0, 40).default(''),
      subject: line(1, 160),
      message: z.string().transform(cleanText).pipe(z.string().min(1).max(5000)),
      /** A field people do not see: whoever fills it in is a machine. */
      website: z.string().max(500).default(''),
    }),
    answer: nothing,
  },
} as const satisfies Record<string, Endpoint>;
