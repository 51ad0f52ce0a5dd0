import type { ApiKeyItem } from '#contract/api-keys.ts';
import type { ApiKey, ApiKeyStore } from '#domain/api-keys/api-key.ts';
import { type CreateApiKeyDeps, createApiKey } from '#domain/api-keys/create-api-key.ts';
import { revokeApiKey } from '#domain/api-keys/revoke-api-key.ts';
import type { Handlers } from './handler.ts';

type ApiKeyRoutes = Pick<Handlers, 'findApiKeys' | 'createApiKey' | 'revokeApiKey'>;

export function apiKeyRoutes(deps: CreateApiKeyDeps & { apiKeys: ApiKeyStore }): ApiKeyRoutes {
  return {
    findApiKeys: async ({ user }) => (await deps.apiKeys.findOfUser(user.id)).map(presentApiKey),

    async createApiKey({ user, payload }) {
      const { key, secret } = await createApiKey(deps, user, payload);
      return { ...presentApiKey(key), secret };
    },

    async revokeApiKey({ user, params }) {
      await revokeApiKey(deps, { userId: user.id, id: params.id });
      return {};
    },
  };
}

const presentApiKey = ({ scopes, createdAt, lastUsedAt, ...key }: ApiKey): ApiKeyItem => ({
  ...{ ...key, scopes: [...scopes], createdAt: createdAt.toISOString() },
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
});
