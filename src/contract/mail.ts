import { z } from 'zod';
import { cleanLine } from '#domain/shared/clean-text.ts';
import type { Endpoint } from './endpoint.ts';

const demoMailSchema = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  createdAt: z.iso.datetime(),
});
export type DemoMail = z.output<typeof demoMailSchema>;

export const mailEndpoints = {
  findDemoMails: {
    method: 'GET',
    path: '/api/test/inbox',
    access: 'anyone',
    demoOnly: true,
    summary: 'The last mails of this demo, newest first',
    query: z.object({ to: z.string().max(254).transform(cleanLine).optional() }),
    answer: z.array(demoMailSchema),
  },
} as const satisfies Record<string, Endpoint>;
