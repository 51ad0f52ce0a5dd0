import { z } from 'zod';
import { apiScopes } from '#domain/api-keys/api-key.ts';
import { cleanLine } from '#domain/shared/clean-text.ts';
import { type Endpoint, nothing } from './endpoint.ts';

const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** The last four characters of the secret. */
  lastCharacters: z.string(),
  createdAt: z.iso.datetime(),
  /** To the minute; absent for a key that was never used. */
  lastUsedAt: z.iso.datetime().optional(),
});
export type ApiKeyItem = z.output<typeof apiKeySchema>;

const newApiKeySchema = z.object({
  name: z.string().max(60).transform(cleanLine).pipe(z.string().min(1)),
  scopes: z
    .array(z.enum(apiScopes))
    .min(1)
    .max(apiScopes.length)
    .transform((scopes) => apiScopes.filter((scope) => scopes.includes(scope))),
});

export const apiKeyEndpoints = {
  findApiKeys: {
    method: 'GET',
    path: '/api/api-keys',
    access: 'signed-in',
    summary: "The user's own API keys, newest first, without their secrets",
    answer: z.array(apiKeySchema),
  },
  createApiKey: {
    method: 'POST',
    path: '/api/api-keys',
    access: 'signed-in',
    summary: 'Creates an API key; its secret is answered once and never again',
    payload: newApiKeySchema,
    answer: apiKeySchema.extend({ secret: z.string() }),
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/api/api-keys/{id}',
    access: 'signed-in',
    summary: 'Ends an API key at once',
    params: z.object({ id: z.uuid() }),
    answer: nothing,
  },
} as const satisfies Record<string, Endpoint>;
