import { z } from 'zod';
import { billingCycles, roles, subscriptionStatuses } from '#domain/accounts/user.ts';
import { cleanLine } from '#domain/shared/clean-text.ts';
import { planIds } from '#domain/subscriptions/plans.ts';

const emailSchema = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email())
  .transform((email) => email.toLowerCase());
const nameSchema = z.string().transform(cleanLine).pipe(z.string().max(80));

/** Fewest and most characters of a password; the most keeps hashing cheap. */
export const passwordLength = { least: 10, most: 128 } as const;

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(passwordLength.most),
});

export const signUpSchema = z.object({
  email: emailSchema,
  password: z.string().min(passwordLength.least).max(passwordLength.most),
  firstName: nameSchema.pipe(z.string().min(1)),
  lastName: nameSchema.default(''),
});

export const currentUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  subscriptionPlan: z.enum(planIds),
  subscriptionStatus: z.enum(subscriptionStatuses),
  billingCycle: z.enum(billingCycles),
});
export type CurrentUser = z.output<typeof currentUserSchema>;

export const testLoginAnswerSchema = z.object({
  user: z.object({ email: z.string(), role: z.enum(roles) }),
});
