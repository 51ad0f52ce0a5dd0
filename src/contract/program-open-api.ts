import type { z } from 'zod';
import { errorKinds } from '#domain/shared/errors.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { errorSchema, json, parametersOf } from './open-api.ts';
import { webhookPayloadSchemas } from './webhooks.ts';

/** The calls for programs as an OpenAPI 3.1 document; `origin` is where the service is reached. */
export function programOpenApi(origin: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [operationId, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (!endpoint.forPrograms) continue;
    const { path, scope } = endpoint.forPrograms;
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(operationId, endpoint, scope),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Autoscritto', version: '1' },
    servers: [{ url: origin }],
    security: [{ key: [] }],
    paths,
    webhooks: Object.fromEntries(
      Object.entries(webhookPayloadSchemas).map(([type, schema]) => [type, webhookOf(type, schema)]),
    ),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key: as_live_…' } },
      schemas: { Error: programErrorSchema },
    },
  };
}

function operation(operationId: string, endpoint: Endpoint, scope: string): object {
  const { payload, answer, summary } = endpoint;
  return {
    ...{ operationId, summary: `${summary} (scope: ${scope})` },
    parameters: [...parametersOf(endpoint), ...(scope === 'write' ? [idempotencyKey] : [])],
    ...(payload ? { requestBody: { required: true, content: json(payload, 'input') } } : {}),
    responses: {
      200: {
        ...{ description: 'Done', headers: limitHeaders },
        content: typeof answer === 'string' ? { 'application/octet-stream': {} } : json(answer, 'output'),
      },
      default: {
        description: 'Refused: an id for programs, a message in the language of Accept-Language',
        headers: { ...limitHeaders, 'Retry-After': seconds('At 429: until it may be tried again') },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

/** What a program is posted, by the Standard Webhooks specification. */
const webhookOf = (type: string, schema: z.ZodType) => ({
  post: {
    ...{ operationId: type, security: [], parameters: webhookHeaders },
    requestBody: { required: true, content: json(schema, 'output') },
    responses: {
      '2XX': { description: 'Received. Anything else is tried again for two days' },
      410: { description: 'Wants to hear no more: the webhook is paused' },
    },
  },
});

const webhookHeaders = Object.entries({
  'webhook-id': 'The same for every try of an event',
  'webhook-timestamp': 'Seconds since 1970 when it was sent',
  'webhook-signature': 'v1, and the base64 HMAC-SHA-256 of id.timestamp.body by the webhook’s secret',
}).map(([name, description]) => ({
  ...{ name, in: 'header', required: true, description, schema: { type: 'string' } },
}));

const seconds = (description: string) => ({ description, schema: { type: 'integer' } });

const limitHeaders = {
  'RateLimit-Limit': { description: 'Calls a minute by this key', schema: { type: 'integer' } },
  'RateLimit-Remaining': { description: 'Calls left of this minute', schema: { type: 'integer' } },
  'RateLimit-Reset': seconds('Seconds until the minute is over'),
};

const idempotencyKey = {
  ...{ name: 'Idempotency-Key', in: 'header', required: false },
  description: 'Sent again within 24 hours, the same call is answered alike and does nothing more',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
};

const programErrorSchema = {
  ...errorSchema,
  required: ['error', 'message'],
  properties: { error: { enum: [...errorKinds, 'internal'] }, ...errorSchema.properties },
};
