import type { NewPerson } from './accounts.ts';

/** Keeps passwords so that nobody can read them. */
export interface Passwords {
  /** Opens an account; answers its id. Throws `conflict` where there is one with this e-mail. */
  openAccount(person: NewPerson): Promise<string>;
  /** Whether it is this user's; `none` when he has no password because he signs in by a provider. */
  checkPassword(userId: string, password: string): Promise<'right' | 'wrong' | 'none'>;
  /** False for who signs in by a provider only. */
  hasPassword(userId: string): Promise<boolean>;
  /** Gives the user this password and ends his sessions but the one named, both or neither. */
  replacePassword(userId: string, password: string, keptSessionId: string | undefined): Promise<void>;
}
