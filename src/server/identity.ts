import type { Passwords } from '#domain/accounts/passwords.ts';
import type { User } from '#domain/accounts/user.ts';

/** A caller's request headers in, cookies for his browser out. */
export interface Identity extends Passwords {
  /**
   * Throws `invalid` for a wrong password, an unknown e-mail and an account without password alike,
   * `forbidden` when an administrator has blocked the account.
   */
  signIn(
    credentials: { email: string; password: string },
    headers: Headers,
  ): Promise<{ userId: string; cookies: SetCookies }>;
  /** Signs in whoever has shown in another way who he is: by a mailed link, by a provider. `forbidden` as above. */
  startSession(userId: string, headers: Headers): Promise<SetCookies>;
  signOut(headers: Headers): Promise<SetCookies>;
  /** Who is signed in, read from the database at each call, so that a changed role or plan acts at once. */
  findUser(headers: Headers): Promise<User | undefined>;
  /** Whether he carries a session's cookie that we have signed, be it over or not; nothing is asked of the database. */
  hasSession(headers: Headers): boolean;
  /** By which of his sessions he is. */
  findSessionId(headers: Headers): Promise<string | undefined>;
}

/** Values of `Set-Cookie` headers. */
export type SetCookies = string[];
