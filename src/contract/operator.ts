import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** Who runs this site, and who works for him: what the legal pages have to name. */
const operatorSchema = z.object({
  /** Null where the operator has not said who he is. */
  company: z
    .object({
      companyName: z.string(),
      vatNumber: z.string(),
      fiscalCode: z.string(),
      address: z.string(),
      postalCode: z.string(),
      city: z.string(),
      province: z.string(),
      /** Made up for the demo. */
      isSample: z.boolean(),
    })
    .nullable(),
  supportEmail: z.string(),
  /** Who takes the money; `none` where nobody can pay. */
  payments: z.enum(['stripe', 'simulation', 'none']),
  hasLanguageModel: z.boolean(),
  hasMailServer: z.boolean(),
});
export type Operator = z.output<typeof operatorSchema>;

export const operatorEndpoints = {
  getOperator: {
    method: 'GET',
    path: '/api/operator',
    access: 'anyone',
    summary: 'Who runs this site and which services work for him: what the legal pages name',
    answer: operatorSchema,
  },
} as const satisfies Record<string, Endpoint>;
