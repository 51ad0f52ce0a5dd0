import { z } from 'zod';

/** A schema as JSON schema: of what is sent (`input`) or answered (`output`). */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return withRequired(rest) as object;
}

/** Fields that are checked by a function look optional; `isRequired` in their `meta` says that they are not. */
function withRequired(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withRequired);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { isRequired: _, ...own } = schema as Record<string, unknown>;
  const inside = Object.fromEntries(Object.entries(own).map(([key, value]) => [key, withRequired(value)]));
  const properties = (own.properties ?? {}) as Record<string, { isRequired?: boolean }>;
  const named = Object.keys(properties).filter((key) => properties[key]?.isRequired);
  if (named.length === 0) return inside;
  return { ...inside, required: [...new Set([...((own.required as string[]) ?? []), ...named])] };
}
