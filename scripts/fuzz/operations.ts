import { z } from 'zod';

export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

interface OperationObject {
  operationId: string;
  security?: unknown[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

/** One call of the document, ready to be tried. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  needsSession: boolean;
  parameters: Parameter[];
  payload?: JsonSchema;
  /** The status of success it documents: 200 or 302. */
  success: number;
  /** The shape of a JSON answer; absent where a file or a redirect is answered. */
  answer?: z.ZodType;
  streams: boolean;
}

/** The operations of an OpenAPI document as `print-openapi` prints it, and the shape of its errors. */
export function readOperations(document: string): { operations: Operation[]; refusal: z.ZodType } {
  const { paths, components } = JSON.parse(document) as {
    paths: Record<string, Record<string, OperationObject>>;
    components: { schemas: { Error: JsonSchema } };
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toOperation(path, method, operation)),
  );
  return { operations, refusal: shapeOf(components.schemas.Error) };
}

function toOperation(path: string, method: string, operation: OperationObject): Operation {
  const success = Number(Object.keys(operation.responses).find((status) => status !== 'default'));
  const content = operation.responses[success]?.content ?? {};
  const answer = content['application/json']?.schema;
  const payload = operation.requestBody?.content['application/json']?.schema;
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    needsSession: operation.security !== undefined,
    parameters: operation.parameters,
    ...(payload ? { payload } : {}),
    success,
    ...(answer ? { answer: shapeOf(answer) } : {}),
    streams: 'text/event-stream' in content,
  };
}

const shapeOf = (schema: JsonSchema): z.ZodType =>
  z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
