import type { Language } from '#domain/shared/languages.ts';
import type { Consent } from './consent.ts';

/** An account as those who keep it see it; passwords and sessions are the identity gateway's. */
export interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  /** By an administrator: he does not come in. */
  isBlocked: boolean;
}

export interface AccountStore {
  findById(id: string): Promise<Account | undefined>;
  /** By the e-mail in small letters. */
  findByEmail(email: string): Promise<Account | undefined>;
  updateProfile(id: string, profile: { firstName: string; lastName: string }): Promise<void>;
  updateLanguage(id: string, language: Language): Promise<void>;
  /** Its e-mail is proven to be its owner's; accounts of the time before mailed links lack that. */
  confirmEmail(id: string): Promise<void>;
}

/** Somebody an account is opened for; his e-mail is known to be his. */
export interface NewPerson {
  email: string;
  /** Absent for who signs in by a provider only. */
  password?: string;
  firstName: string;
  lastName: string;
  language: Language;
  /** What he agreed to when he asked for the account. */
  consents?: readonly Consent[] | undefined;
}
