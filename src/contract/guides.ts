import { z } from 'zod';
import { guideIds } from '#domain/guides/guide.ts';
import type { Endpoint } from './endpoint.ts';

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.enum(['list', 'steps', 'checklist']), items: z.array(z.string()).readonly() }),
  z.object({ kind: z.literal('comparison'), before: z.string(), after: z.string(), why: z.string() }),
]);

const guideSchema = z.object({
  title: z.string(),
  lead: z.string(),
  chapters: z.array(z.object({ title: z.string(), blocks: z.array(blockSchema).readonly() })).readonly(),
});
export type GuideView = z.output<typeof guideSchema>;

export const guideEndpoints = {
  getGuide: {
    method: 'GET',
    path: '/api/guides/{guide}',
    access: 'signed-in',
    summary: 'The training or the strategy guide of the ELITE plan, in the language of Accept-Language',
    params: z.object({ guide: z.enum(guideIds) }),
    answer: guideSchema,
  },
} as const satisfies Record<string, Endpoint>;
