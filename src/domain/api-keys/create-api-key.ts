import type { AccountLinks } from '#domain/accounts/account-links.ts';
import type { User } from '#domain/accounts/user.ts';
import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { type ApiKey, type ApiKeyStore, type ApiScope, mostApiKeys } from './api-key.ts';
import { requireApi } from './require-api.ts';

export interface CreateApiKeyDeps {
  apiKeys: Pick<ApiKeyStore, 'create'>;
  links: Pick<AccountLinks, 'profile'>;
  newId(): string;
  now(): Date;
}

/**
 * Creates a key of the user and mails them of it, as it opens their stock to a program. Returns the key with its secret,
 * which is never shown again. Throws `forbidden` without a plan that has the API, `conflict` at twenty keys.
 */
export async function createApiKey(
  { apiKeys, links, newId, now }: CreateApiKeyDeps,
  user: User,
  { name, scopes }: { name: string; scopes: readonly ApiScope[] },
): Promise<{ key: ApiKey; secret: string }> {
  requireApi(user);
  const asked = { id: newId(), userId: user.id, name, scopes, createdAt: now() };
  const created = await apiKeys.create(asked, mostApiKeys, ({ lastCharacters }) => ({
    ...{ to: user.email, language: user.language },
    message: {
      ...{ kind: 'api-key-created', firstName: user.firstName, name, lastCharacters },
      link: links.profile,
    },
  }));
  if (!created) throw new ProductError('conflict', tooMany(mostApiKeys));
  return created;
}

const tooMany = (most: number): Localised => ({
  it: `Hai già ${most} chiavi: revocane una che non serve più.`,
  en: `You already have ${most} keys: revoke one that you no longer need.`,
  de: `Sie haben schon ${most} Schlüssel: Widerrufen Sie einen, den Sie nicht mehr brauchen.`,
  fr: `Vous avez déjà ${most} clés : révoquez-en une dont vous n’avez plus besoin.`,
  es: `Ya tienes ${most} claves: revoca una que ya no necesites.`,
});
