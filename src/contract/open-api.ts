import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { jsonSchema } from './json-schema.ts';

/** The contract as an OpenAPI 3.1 document. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [operationId, endpoint] of Object.entries<Endpoint>(endpoints)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(operationId, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Autoscritto', version: '1' },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'autoscritto.session_token' } },
      schemas: { Error: errorSchema },
    },
  };
}

/** What a call takes, beside its body. */
export const parametersOf = ({ params, query }: Endpoint): object[] => [
  ...parameters('path', params),
  ...parameters('query', query),
];

function operation(operationId: string, endpoint: Endpoint): object {
  const { payload, answer, events, access, demoOnly } = endpoint;
  return {
    operationId,
    summary: endpoint.summary + (demoOnly ? ' (demo mode only)' : ''),
    ...(access === 'anyone' || access === 'recognised' ? {} : { security: [{ session: [] }] }),
    parameters: parametersOf(endpoint),
    ...(payload ? { requestBody: { required: true, content: json(payload, 'input') } } : {}),
    responses: {
      ...(typeof answer === 'string'
        ? otherAnswers[answer]
        : { 200: { description: 'Done', content: { ...json(answer, 'output'), ...stream(events) } } }),
      default: {
        description: 'Refused, with a message in the language of Accept-Language',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

const otherAnswers = {
  redirect: { 302: { description: 'Leads to a page' } },
  file: { 200: { description: 'A file to keep', content: { 'application/octet-stream': {} } } },
};

function parameters(place: 'path' | 'query', fields: z.ZodObject | undefined): object[] {
  return Object.entries(fields?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: jsonSchema(schema as z.ZodType, 'input'),
  }));
}

export const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: jsonSchema(schema, io) },
});

const stream = (events: z.ZodType | undefined) =>
  events ? { 'text/event-stream': { schema: jsonSchema(events, 'output') } } : {};

export const errorSchema = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    field: { type: 'string', description: 'The first field at fault, as in vehicleData.mileage' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};
