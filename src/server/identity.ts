import type { User } from '#domain/accounts/user.ts';
import type { Language } from '#domain/shared/languages.ts';

/** A caller's request headers in, cookies for his browser out. */
export interface Identity {
  /** Opens an account whose e-mail is known to be his; answers its id. Throws `conflict` where there is one. */
  openAccount(person: NewPerson): Promise<string>;
  signIn(credentials: { email: string; password: string }, headers: Headers): Promise<SetCookies>;
  /** Signs in whoever has shown in another way who he is: by a mailed link, by a provider. */
  startSession(userId: string, headers: Headers): Promise<SetCookies>;
  signOut(headers: Headers): Promise<SetCookies>;
  /** Who is signed in, read from the database at each call, so that a changed role or plan acts at once. */
  findUser(headers: Headers): Promise<User | undefined>;
}

export interface NewPerson {
  email: string;
  /** Absent for who signs in by a provider only. */
  password?: string;
  firstName: string;
  lastName: string;
  language: Language;
}

/** Values of `Set-Cookie` headers. */
export type SetCookies = string[];
