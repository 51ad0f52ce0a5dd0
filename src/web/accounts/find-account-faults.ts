import type { passwordLength } from '#contract/accounts.ts';
import type { AccountsMessages } from '#web/i18n/accounts-messages.ts';

/** Held to the contract by its type; importing the value would bring zod along. */
export const passwordBounds: typeof passwordLength = { least: 10, most: 128 };

type Faults = AccountsMessages['faults'];

/** The sentence for an address that cannot be one. */
export function emailFault(email: string, faults: Faults): string | undefined {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : faults.emailInvalid;
}

/** The sentence for a new password that is too short or too long. */
export function newPasswordFault({ length }: string, faults: Faults): string | undefined {
  if (length < passwordBounds.least) return faults.passwordShort(passwordBounds.least);
  return length > passwordBounds.most ? faults.passwordLong(passwordBounds.most) : undefined;
}

/** The sentences for a form of names, by field; the last name may be missing. */
export function nameFaults({ firstName }: { firstName: string }, faults: Faults): { firstName?: string } {
  return firstName.trim() ? {} : { firstName: faults.firstNameMissing };
}
