import { z } from 'zod';
import { agreementMissing } from '#domain/accounts/agreement-missing.ts';
import { emailSchema } from '#domain/accounts/email-schema.ts';
import { guessablePassword, isGuessable } from '#domain/accounts/guessable-password.ts';
import { billingCycles, roles, subscriptionStatuses } from '#domain/accounts/user.ts';
import { cleanLine } from '#domain/shared/clean-text.ts';
import { planIds } from '#domain/subscriptions/plans.ts';
import { billingDetailsSchema } from './billing.ts';
import { type Endpoint, nothing } from './endpoint.ts';
import { opaqueIdSchema } from './opaque-id.ts';

const nameSchema = z.string().transform(cleanLine).pipe(z.string().max(80));

/** Fewest and most characters of a password; the most keeps hashing cheap. */
export const passwordLength = { least: 10, most: 128 } as const;

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(passwordLength.most),
});

const newPasswordSchema = z
  .string()
  .min(passwordLength.least)
  .max(passwordLength.most)
  .refine((password) => !isGuessable(password), { params: { text: guessablePassword } });

const profileSchema = z.object({
  firstName: nameSchema.pipe(z.string().min(1)),
  lastName: nameSchema.default(''),
});

/** A password is chosen once the e-mail is known to be his. */
const signUpSchema = profileSchema.extend({
  email: emailSchema,
  agrees: z
    .boolean()
    .default(false)
    .refine((agrees) => agrees, { params: { text: agreementMissing } })
    .meta({ description: 'To terms of service and privacy policy; nobody has an account without' }),
});

/** What a mailed link carries behind `?token=`. */
const tokenSchema = z.string().min(20).max(200);

export const currentUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  subscriptionPlan: z.enum(planIds),
  subscriptionStatus: z.enum(subscriptionStatuses),
  billingCycle: z.enum(billingCycles),
  /** Works in somebody else's team: plan and money are the owner's business. */
  isTeamMember: z.boolean(),
  /** When his account is to be deleted, because he asked for it. */
  deletionDueAt: z.iso.datetime().optional(),
  /** The newest version of terms and privacy policy he has agreed to. */
  agreedVersion: z.string().optional(),
  ...billingDetailsSchema.shape,
});
export type CurrentUser = z.output<typeof currentUserSchema>;

export const testLoginAnswerSchema = z.object({
  user: z.object({ email: z.string(), role: z.enum(roles) }),
});

/** What a mailed link is for. */
const linkSchema = z.object({
  purpose: z.enum(['sign-up', 'new-password']),
  email: z.string(),
});

const openSessionSchema = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  startedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Where it was opened from; empty when not known. */
  ipAddress: z.string(),
  userAgent: z.string(),
});
export type OpenSession = z.output<typeof openSessionSchema>;

const linkedWaySchema = z.object({
  id: z.string(),
  /** `Google`, or the host of the provider. */
  name: z.string(),
  linkedAt: z.iso.datetime(),
  isRemoved: z.boolean(),
});
export type LinkedWay = z.output<typeof linkedWaySchema>;

/** Nonsense counts as absent: whoever comes back is led to a page and never shown JSON. */
const fromProvider = z.string().max(4000).optional().catch(undefined);

/** What a provider sends people back with. */
const providerAnswerSchema = z.object({
  state: fromProvider,
  code: fromProvider,
  error: fromProvider,
  iss: fromProvider,
});

export const accountEndpoints = {
  getCurrentUser: {
    method: 'GET',
    path: '/api/auth/user',
    access: 'signed-in',
    summary: 'The signed-in user',
    answer: currentUserSchema,
  },
  signUp: {
    method: 'POST',
    path: '/api/auth/sign-up/email',
    access: 'anyone',
    summary: 'Mails a link by which an account is opened; answers the same whether there is one already',
    payload: signUpSchema,
    answer: nothing,
  },
  readLink: {
    method: 'POST',
    path: '/api/auth/link',
    access: 'anyone',
    summary: 'What a mailed link is for and whose it is; it stays good',
    payload: z.object({ token: tokenSchema }),
    answer: linkSchema,
  },
  choosePassword: {
    method: 'POST',
    path: '/api/auth/choose-password',
    access: 'anyone',
    summary: 'Opens the account or replaces its password by a mailed link, ends its sessions, signs in',
    payload: z.object({ token: tokenSchema, password: newPasswordSchema }),
    answer: nothing,
  },
  requestNewPassword: {
    method: 'POST',
    path: '/api/auth/request-password-reset',
    access: 'anyone',
    summary: 'Mails a link by which a new password is chosen; answers the same for any e-mail',
    payload: z.object({ email: emailSchema }),
    answer: nothing,
  },
  changePassword: {
    method: 'PUT',
    path: '/api/auth/password',
    access: 'signed-in',
    summary: 'Replaces the password, ends all other sessions',
    payload: z.object({
      currentPassword: z.string().min(1).max(passwordLength.most),
      newPassword: newPasswordSchema,
    }),
    answer: nothing,
  },
  findSessions: {
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'signed-in',
    summary: 'Where the user is signed in, newest first',
    answer: z.array(openSessionSchema),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    access: 'signed-in',
    summary: "Ends one of the user's sessions",
    params: z.object({ id: opaqueIdSchema }),
    answer: nothing,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/auth/sessions',
    access: 'signed-in',
    summary: "Ends all of the user's sessions but this one",
    answer: nothing,
  },
  findLinkedWays: {
    method: 'GET',
    path: '/api/auth/linked-ways',
    access: 'signed-in',
    summary: 'The providers by which the account is entered, newest first, removed ones included',
    answer: z.array(linkedWaySchema),
  },
  removeLinkedWay: {
    method: 'DELETE',
    path: '/api/auth/linked-ways/{id}',
    access: 'signed-in',
    summary: "Lets a provider's person in no more and ends all other sessions",
    params: z.object({ id: opaqueIdSchema }),
    answer: nothing,
  },
  allowLinkedWay: {
    method: 'PUT',
    path: '/api/auth/linked-ways/{id}',
    access: 'signed-in',
    summary: "Lets a removed provider's person in again",
    params: z.object({ id: opaqueIdSchema }),
    answer: nothing,
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/profile',
    access: 'signed-in',
    summary: "Changes the user's name",
    payload: profileSchema,
    answer: nothing,
  },
  findSignInWays: {
    method: 'GET',
    path: '/api/auth/ways',
    access: 'anyone',
    summary: 'By which ways people can sign in here',
    answer: z.object({ google: z.boolean(), hosted: z.boolean() }),
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    access: 'anyone',
    summary: 'Signs in by e-mail and password',
    payload: signInSchema,
    answer: nothing,
  },
  login: {
    method: 'GET',
    path: '/api/login',
    access: 'recognised',
    summary:
      'Begins the hosted sign-in; leads to our own page where none is configured, to the dashboard who is signed in',
    /** What the payment provider adds when a bank's page has sent the payer back here. */
    query: z.object({
      payment_intent: z.string().max(200).optional(),
      redirect_status: z.string().max(40).optional(),
      /** Set by our own checkout, where no bank's page came between. */
      payment: z.literal('done').optional().catch(undefined),
    }),
    answer: 'redirect',
  },
  finishLogin: {
    method: 'GET',
    path: '/api/login/callback',
    access: 'anyone',
    summary: 'Where the hosted sign-in sends people back to',
    query: providerAnswerSchema,
    answer: 'redirect',
  },
  googleLogin: {
    method: 'GET',
    path: '/auth/google',
    access: 'anyone',
    summary: 'Begins the sign-in with Google',
    answer: 'redirect',
  },
  finishGoogleLogin: {
    method: 'GET',
    path: '/auth/google/callback',
    access: 'anyone',
    summary: 'Where Google sends people back to',
    query: providerAnswerSchema,
    answer: 'redirect',
  },
  logout: {
    method: 'GET',
    path: '/api/logout',
    access: 'anyone',
    summary: 'Ends the session and leads to the front page',
    answer: 'redirect',
  },
  getTestUser: {
    method: 'GET',
    path: '/api/test/current-user',
    access: 'signed-in',
    demoOnly: true,
    summary: 'The user of a demo session',
    answer: currentUserSchema,
  },
  testLogin: {
    method: 'POST',
    path: '/api/test/login',
    access: 'anyone',
    demoOnly: true,
    summary: 'Signs in to a demo account',
    payload: signInSchema,
    answer: testLoginAnswerSchema,
  },
  testLogout: {
    method: 'POST',
    path: '/api/test/logout',
    access: 'anyone',
    demoOnly: true,
    summary: 'Ends a demo session',
    answer: nothing,
  },
} as const satisfies Record<string, Endpoint>;
