import type { ProgramCallName } from '#contract/endpoints.ts';

/** As much of a JSON schema as the page shows. */
export interface FieldSchema {
  type?: string | readonly string[];
  enum?: readonly (string | number)[];
  const?: string | number;
  anyOf?: readonly FieldSchema[];
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: readonly string[];
}

/** A call of the OpenAPI document of `/api/v1`. */
export interface ProgramCall {
  name: ProgramCallName;
  method: string;
  path: string;
  scope: 'read' | 'write';
  /** Of path, query and body; those of an object inside by their way: `vehicleData.make`. */
  fields: readonly Field[];
}

export interface Field {
  name: string;
  type: string;
  isRequired: boolean;
}

interface Operation {
  operationId: ProgramCallName;
  parameters: readonly { name: string; in: string; required: boolean; schema: FieldSchema }[];
  requestBody?: { content: { 'application/json': { schema: FieldSchema } } };
}

export const programDocumentPath = '/api/v1/openapi.json';

/** Fetches the document the server tells programs about itself. */
export async function fetchProgramCalls(): Promise<ProgramCall[]> {
  const answer = await fetch(programDocumentPath);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return readProgramCalls(await answer.json());
}

export function readProgramCalls(document: {
  paths: Record<string, Record<string, Operation>>;
}): ProgramCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => ({
      ...{ name: operationId, path, method: method.toUpperCase() },
      scope: parameters.some((one) => one.in === 'header') ? 'write' : 'read',
      fields: [
        ...parameters.map(({ name, required, schema }) => ({
          ...{ name, isRequired: required, type: typeOf(schema) },
        })),
        ...fieldsOf(requestBody?.content['application/json'].schema, ''),
      ],
    })),
  );
}

function fieldsOf(schema: FieldSchema | undefined, way: string): Field[] {
  if (schema?.anyOf) return ofAny(schema.anyOf.map((one) => fieldsOf(one, way)));
  return Object.entries(schema?.properties ?? {}).flatMap(([key, field]) => {
    const name = way + key;
    if (field.properties) return fieldsOf(field, `${name}.`);
    return [{ name, type: typeOf(field), isRequired: schema?.required?.includes(key) ?? false }];
  });
}

/** The fields of a body that has several forms: required is what all of them ask for. */
function ofAny(forms: readonly (readonly Field[])[]): Field[] {
  const names = [...new Set(forms.flat().map(({ name }) => name))];
  return names.map((name) => {
    const found = forms.flatMap((fields) => fields.find((field) => field.name === name) ?? []);
    const types = found.flatMap(({ type }) => type.split(' | '));
    const isRequired = found.length === forms.length && found.every((field) => field.isRequired);
    return { name, type: [...new Set(types)].join(' | '), isRequired };
  });
}

function typeOf({ type, enum: choices, const: only, anyOf, items }: FieldSchema): string {
  if (choices) return choices.join(' | ');
  if (only !== undefined) return String(only);
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' | ');
  if (items) return `[${typeOf(items)}]`;
  return [type ?? 'any'].flat().join(' | ');
}
