import { z } from 'zod';
import { copyStyles } from '#domain/copywriting/copy.ts';

const daySchema = z.iso.date();
const styleSchema = z.enum(copyStyles);

export const outcomeSchema = z.object({
  publishedOn: daySchema.optional(),
  publishedStyle: styleSchema.optional(),
  leadOn: daySchema.optional(),
  soldOn: daySchema.optional(),
  /** Euro cents. */
  soldPrice: z.int().optional(),
  withdrawnOn: daySchema.optional(),
});

/** What is marked of a description; nothing where nobody has. */
export const marksSchema = z.object({
  outcome: outcomeSchema.optional(),
  /** The reader's own ratings of its texts. */
  ratings: z.partialRecord(styleSchema, z.object({ isGood: z.boolean(), reason: z.string() })).optional(),
});
