import type { z } from 'zod';
import { accountEndpoints } from './accounts.ts';
import { administrationEndpoints } from './administration.ts';
import { analyticsEndpoints } from './analytics.ts';
import { apiKeyEndpoints } from './api-keys.ts';
import { billingEndpoints } from './billing.ts';
import { contactEndpoints } from './contact.ts';
import { demoDashboardEndpoints } from './demo-dashboard.ts';
import { descriptionEndpoints } from './descriptions.ts';
import type { Endpoint, FileAnswer } from './endpoint.ts';
import { firstTextEndpoints } from './first-texts.ts';
import { guideEndpoints } from './guides.ts';
import { listingEndpoints } from './listings.ts';
import { mailEndpoints } from './mail.ts';
import { operatorEndpoints } from './operator.ts';
import { ownDataEndpoints } from './own-data.ts';
import { stockEndpoints } from './stock.ts';
import { subscriptionEndpoints } from './subscriptions.ts';
import { teamEndpoints } from './team.ts';
import { textEndpoints } from './texts.ts';
import { translationEndpoints } from './translations.ts';
import { webhookEndpoints } from './webhooks.ts';
import { wordingEndpoints } from './wordings.ts';

/** Every call of the product, once. Server and browser client are both derived from this table. */
export const endpoints = {
  ...accountEndpoints,
  ...ownDataEndpoints,
  ...apiKeyEndpoints,
  ...webhookEndpoints,
  ...subscriptionEndpoints,
  ...billingEndpoints,
  ...teamEndpoints,
  ...guideEndpoints,
  ...mailEndpoints,
  ...contactEndpoints,
  ...operatorEndpoints,
  ...demoDashboardEndpoints,
  ...firstTextEndpoints,
  ...listingEndpoints,
  ...stockEndpoints,
  ...descriptionEndpoints,
  ...wordingEndpoints,
  ...textEndpoints,
  ...translationEndpoints,
  ...analyticsEndpoints,
  ...administrationEndpoints,
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
/** The JSON answer, a file, or the address a navigation is led to. */
export type AnswerOf<N extends EndpointName> = Endpoints[N]['answer'] extends z.ZodType
  ? z.output<Endpoints[N]['answer']>
  : Endpoints[N]['answer'] extends 'file'
    ? FileAnswer
    : string;

/** The calls that programs make by an API key. */
export type ProgramCallName = {
  [N in EndpointName]: Endpoints[N] extends { forPrograms: object } ? N : never;
}[EndpointName];

/** The endpoints that answer JSON; the others are addresses to navigate to or to download from. */
export type CallName = {
  [N in EndpointName]: Endpoints[N]['answer'] extends z.ZodType ? N : never;
}[EndpointName];
