import type { User } from '#domain/accounts/user.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { MailMessage } from '../mail/mail-message.ts';

/** `read` sees texts and cars; `write` has texts written, changes cars and reads listings. */
export const apiScopes = ['read', 'write'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** What every key begins with, so that scanners of code and people recognise one. */
export const apiKeyPrefix = 'as_live_';

/** Most keys a user has at a time: one for each program. */
export const mostApiKeys = 20;

/** A key by which a program works as its user; the secret itself is nowhere. */
export interface ApiKey {
  id: string;
  /** As its user calls it. */
  name: string;
  scopes: readonly ApiScope[];
  /** The last four characters of the secret. */
  lastCharacters: string;
  createdAt: Date;
  /** To the minute; undefined for a key that was never used. */
  lastUsedAt: Date | undefined;
}

/** Whom a program works as, and what its key allows. */
export interface KeyHolder {
  user: User;
  keyId: string;
  scopes: readonly ApiScope[];
}

/** The keys of users; a revoked one is dead at once, for every process. */
export interface ApiKeyStore {
  /** The newest first. */
  findOfUser(userId: string): Promise<ApiKey[]>;
  /**
   * Keeps the digest of a new secret and puts the mail about it into the outbox, both or neither. Returns the key
   * with its secret, or undefined when the user has `most` keys.
   */
  create(
    key: Pick<ApiKey, 'id' | 'name' | 'scopes' | 'createdAt'> & { userId: string },
    most: number,
    mailAbout: (key: ApiKey) => { to: string; language: Language; message: MailMessage },
  ): Promise<{ key: ApiKey; secret: string } | undefined>;
  /** Deletes a key; false when the user has no such key. */
  revoke(userId: string, id: string): Promise<boolean>;
}
