import type { passwordLength } from '#contract/accounts.ts';
import type { AccountsMessages } from '#web/i18n/accounts-messages.ts';

/** Held to the contract by its type; importing the value would bring zod along. */
export const passwordBounds: typeof passwordLength = { least: 10, most: 128 };

/** Most characters of a name, as the contract has it. */
export const longestName = 80;

/** The contract's e-mails: Latin letters only. */
const emails = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

type Faults = AccountsMessages['faults'];

/** The sentence for an address that cannot be one. */
export function emailFault(email: string, faults: Faults): string | undefined {
  return email.trim().length <= 254 && emails.test(email.trim()) ? undefined : faults.emailInvalid;
}

/** The sentence for a new password that is too short or too long. */
export function newPasswordFault({ length }: string, faults: Faults): string | undefined {
  if (length < passwordBounds.least) return faults.passwordShort(passwordBounds.least);
  return length > passwordBounds.most ? faults.passwordLong(passwordBounds.most) : undefined;
}

interface Names {
  firstName: string;
  lastName: string;
}

/** The sentences for a form of names, by field; the last name may be missing. */
export function nameFaults({ firstName, lastName }: Names, faults: Faults): Partial<Names> {
  const tooLong = faults.nameLong(longestName);
  return {
    ...(!firstName.trim() && { firstName: faults.firstNameMissing }),
    ...(firstName.trim().length > longestName && { firstName: tooLong }),
    ...(lastName.trim().length > longestName && { lastName: tooLong }),
  };
}
