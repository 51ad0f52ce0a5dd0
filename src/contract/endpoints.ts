import { z } from 'zod';
import { currentUserSchema, signInSchema, signUpSchema, testLoginAnswerSchema } from './accounts.ts';
import {
  descriptionListQuerySchema,
  descriptionSchema,
  generateAnswerSchema,
  generateEventSchema,
  generatePayloadSchema,
} from './descriptions.ts';
import type { Endpoint } from './endpoint.ts';
import { extractUrlAnswerSchema, extractUrlPayloadSchema, readPagePayloadSchema } from './listings.ts';
import { dashboardStatsSchema } from './subscriptions.ts';
import {
  descriptionIdSchema,
  houseSentencesSchema,
  likenessSchema,
  rewritePayloadSchema,
  textChangeSchema,
  textParamsSchema,
  textSchema,
  textVersionSchema,
  wholeDescriptionSchema,
} from './texts.ts';
import {
  languageListSchema,
  saveTranslationSchema,
  translateAnswerSchema,
  translatePayloadSchema,
} from './translations.ts';

const nothing = z.object({});

/** Every call of the product, once. Server and browser client are both derived from this table. */
export const endpoints = {
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
    summary: 'Opens an account and signs in',
    payload: signUpSchema,
    answer: nothing,
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
    access: 'anyone',
    summary: 'Leads to the sign-in page',
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
  getDashboardStats: {
    method: 'GET',
    path: '/api/dashboard/stats',
    access: 'signed-in',
    summary: 'Plan and usage of the signed-in user',
    answer: dashboardStatsSchema,
  },
  extractUrl: {
    method: 'POST',
    path: '/api/extract-url',
    access: 'signed-in',
    summary: 'Reads the vehicle out of a listing page',
    payload: extractUrlPayloadSchema,
    answer: extractUrlAnswerSchema,
  },
  readPage: {
    method: 'POST',
    path: '/api/read-page',
    access: 'signed-in',
    summary: 'Reads the vehicle out of a page, text or stock list the seller brings himself',
    payload: readPagePayloadSchema,
    mostBytes: 12 * 1024 * 1024,
    answer: extractUrlAnswerSchema,
  },
  generateDescriptions: {
    method: 'POST',
    path: '/api/generate-descriptions',
    access: 'signed-in',
    summary: 'Writes and saves the descriptions of a vehicle; counts one on the plan',
    payload: generatePayloadSchema,
    answer: generateAnswerSchema,
    events: generateEventSchema,
  },
  findDescriptions: {
    method: 'GET',
    path: '/api/descriptions',
    access: 'signed-in',
    summary: "The user's descriptions, newest first, a page at a time",
    query: descriptionListQuerySchema,
    answer: z.array(descriptionSchema),
  },
  getDescription: {
    method: 'GET',
    path: '/api/descriptions/{id}',
    access: 'signed-in',
    summary: 'One description with its brief, texts and translations; `current` is the newest',
    params: z.object({ id: descriptionIdSchema }),
    answer: wholeDescriptionSchema,
  },
  updateText: {
    method: 'PUT',
    path: '/api/descriptions/{id}/texts/{language}/{style}',
    access: 'signed-in',
    summary: "Keeps the seller's own wording of a text; the one before stays as a version",
    params: textParamsSchema,
    payload: textChangeSchema,
    answer: nothing,
  },
  findTextVersions: {
    method: 'GET',
    path: '/api/descriptions/{id}/texts/{language}/{style}/versions',
    access: 'signed-in',
    summary: 'What a text has been, newest first',
    params: textParamsSchema,
    answer: z.array(textVersionSchema),
  },
  rewriteSentence: {
    method: 'POST',
    path: '/api/descriptions/{id}/texts/{language}/{style}/sentences',
    access: 'signed-in',
    summary: 'One sentence of a text in other words; nothing is stored',
    params: textParamsSchema,
    payload: rewritePayloadSchema,
    answer: z.object({ sentence: z.string() }),
  },
  measureLikeness: {
    method: 'POST',
    path: '/api/descriptions/{id}/texts/{language}/{style}/likeness',
    access: 'signed-in',
    summary: "How much a text reads like the seller's other ones; nothing is stored",
    params: textParamsSchema,
    payload: z.object({ text: textSchema }),
    answer: likenessSchema,
  },
  saveTranslation: {
    method: 'POST',
    path: '/api/descriptions/{id}/translations',
    access: 'signed-in',
    summary: 'Keeps the texts of another language beside a description',
    params: z.object({ id: descriptionIdSchema }),
    payload: saveTranslationSchema,
    answer: nothing,
  },
  getHouseSentences: {
    method: 'GET',
    path: '/api/house-sentences',
    access: 'signed-in',
    summary: "The dealer's own sentences, added word for word to his texts",
    answer: houseSentencesSchema,
  },
  updateHouseSentences: {
    method: 'PUT',
    path: '/api/house-sentences',
    access: 'signed-in',
    summary: "Replaces the dealer's own sentences",
    payload: houseSentencesSchema,
    answer: nothing,
  },
  findLanguages: {
    method: 'GET',
    path: '/api/languages',
    access: 'anyone',
    summary: 'The languages texts are written in',
    answer: languageListSchema,
  },
  translate: {
    method: 'POST',
    path: '/api/translate',
    access: 'signed-in',
    summary: 'A text of ours written again in another language; any other one through the language model',
    payload: translatePayloadSchema,
    answer: translateAnswerSchema,
  },
  translateTest: {
    method: 'POST',
    path: '/api/translate-test',
    access: 'anyone',
    summary: 'The same for the samples shown on the public pages, without signing in',
    payload: translatePayloadSchema,
    answer: translateAnswerSchema,
  },
  deleteDescription: {
    method: 'DELETE',
    path: '/api/descriptions/{id}',
    access: 'signed-in',
    summary: "Deletes one of the user's descriptions",
    params: z.object({ id: z.uuid() }),
    answer: nothing,
  },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type Part<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType } ? S : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What the caller sends, before it is checked. */
export type PayloadOf<N extends EndpointName> = Input<Part<Endpoints[N], 'payload'>>;
export type ParamsOf<N extends EndpointName> = Input<Part<Endpoints[N], 'params'>>;
export type QueryOf<N extends EndpointName> = Input<Part<Endpoints[N], 'query'>>;

/** What the server works with, checked and normalised. */
export type CheckedPayloadOf<N extends EndpointName> = Output<Part<Endpoints[N], 'payload'>>;
export type CheckedParamsOf<N extends EndpointName> = Output<Part<Endpoints[N], 'params'>>;
export type CheckedQueryOf<N extends EndpointName> = Output<Part<Endpoints[N], 'query'>>;

export type EventOf<N extends EndpointName> = Output<Part<Endpoints[N], 'events'>>;
/** The JSON answer, or the page a navigation is led to. */
export type AnswerOf<N extends EndpointName> = Endpoints[N]['answer'] extends z.ZodType
  ? z.output<Endpoints[N]['answer']>
  : string;

/** The endpoints that answer JSON; the others are addresses to navigate to. */
export type CallName = {
  [N in EndpointName]: Endpoints[N]['answer'] extends z.ZodType ? N : never;
}[EndpointName];
