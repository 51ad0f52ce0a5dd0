import { z } from 'zod';
import { consentDocuments } from '#domain/accounts/consent.ts';
import { languages } from '#domain/shared/languages.ts';
import { passwordLength } from './accounts.ts';
import { type Endpoint, nothing } from './endpoint.ts';

/** Absent for who has none, because he signs in by a provider: then a sign-in of the last ten minutes counts. */
const password = z.string().max(passwordLength.most).default('');

const ownAccountSchema = z.object({
  /** Whether his password is asked before his data or his account go. */
  hasPassword: z.boolean(),
  /** The newest first. */
  consents: z.array(
    z.object({
      document: z.enum(consentDocuments),
      version: z.string(),
      language: z.enum(languages),
      givenAt: z.iso.datetime(),
    }),
  ),
});

/** What somebody does with his own data: has them, ends his account, agrees to the terms. */
export const ownDataEndpoints = {
  getOwnAccount: {
    method: 'GET',
    path: '/api/account',
    access: 'signed-in',
    summary: 'How the user shows that he is himself, and what he agreed to',
    answer: ownAccountSchema,
  },
  agreeToTerms: {
    method: 'POST',
    path: '/api/account/consents',
    access: 'signed-in',
    summary: 'Records that the user agrees to terms and privacy policy of the version he has read',
    payload: z.object({ version: z.string().min(1).max(20) }),
    answer: nothing,
  },
  askForExport: {
    method: 'POST',
    path: '/api/account/export',
    access: 'signed-in',
    summary: "Gives the secret by which the user's data can be downloaded for five minutes",
    payload: z.object({ password }),
    answer: z.object({ token: z.string() }),
  },
  downloadExport: {
    method: 'GET',
    path: '/api/account/export',
    access: 'signed-in',
    summary: 'Everything that is kept of the user, as a zip',
    query: z.object({ token: z.string().min(20).max(200) }),
    answer: 'file',
  },
  planDeletion: {
    method: 'POST',
    path: '/api/account/deletion',
    access: 'signed-in',
    summary: 'Plans the end of the account in thirty days and stops renewals; again it changes nothing',
    payload: z.object({ email: z.string().max(300), password }),
    answer: z.object({ dueAt: z.iso.datetime() }),
  },
  keepAccount: {
    method: 'DELETE',
    path: '/api/account/deletion',
    access: 'signed-in',
    summary: 'Takes the planned end back and resumes the renewal that was stopped by it',
    answer: z.object({ plan: z.enum(['none', 'resumed', 'ended', 'unknown']) }),
  },
} as const satisfies Record<string, Endpoint>;
