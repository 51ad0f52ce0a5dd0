import { z } from 'zod';
import { planIds } from '#domain/subscriptions/plans.ts';
import { billingDetailsSchema } from './billing.ts';
import { descriptionSchema } from './descriptions.ts';
import type { Endpoint } from './endpoint.ts';
import { dashboardStatsSchema } from './subscriptions.ts';

const query = z.object({ plan: z.enum(planIds).default('PRO') });

/** The calls of the demo dashboard: sample data, nothing stored, demo mode only. */
export const demoDashboardEndpoints = {
  getDemoUser: {
    method: 'GET',
    path: '/api/test/user',
    access: 'anyone',
    demoOnly: true,
    summary: 'The made-up user of the demo dashboard',
    answer: z.object({
      id: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      ...billingDetailsSchema.shape,
    }),
  },
  getDemoStats: {
    method: 'GET',
    path: '/api/test/dashboard/stats',
    access: 'anyone',
    demoOnly: true,
    summary: 'Plan and usage of the demo dashboard',
    query,
    answer: dashboardStatsSchema,
  },
  getDemoPlanLimits: {
    method: 'GET',
    path: '/api/test/plan-limits',
    access: 'anyone',
    demoOnly: true,
    summary: 'What a plan allows',
    query,
    answer: z.object({
      features: z.object({
        professional: z.boolean(),
        persuasive: z.boolean(),
        advanced: z.boolean(),
        unlimitedDescriptions: z.boolean(),
      }),
      remainingUsage: z.union([z.int(), z.literal('Unlimited')]),
    }),
  },
  findDemoDescriptions: {
    method: 'GET',
    path: '/api/test/descriptions',
    access: 'anyone',
    demoOnly: true,
    summary: 'Sample descriptions',
    query,
    answer: z.array(descriptionSchema),
  },
  generateDemoDescriptions: {
    method: 'POST',
    path: '/api/test/generate-descriptions',
    access: 'anyone',
    demoOnly: true,
    summary: 'Writes a sample car in the styles of a plan; stores and counts nothing',
    payload: z.object({ plan: z.enum(planIds) }),
    answer: z.object({
      professional: z.string(),
      persuasive: z.string().optional(),
      advanced: z.string().optional(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
