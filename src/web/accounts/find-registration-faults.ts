import type { passwordLength } from '#contract/accounts.ts';

/** Held to the contract by its type; importing the value would bring zod along. */
export const leastPasswordLength: (typeof passwordLength)['least'] = 10;

export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export type RegistrationFault = 'firstNameMissing' | 'emailInvalid' | 'passwordShort';

/** What has to be mended before the form is sent, by field. */
export function findRegistrationFaults(
  form: Registration,
): Partial<Record<keyof Registration, RegistrationFault>> {
  return {
    ...(form.firstName.trim() ? {} : { firstName: 'firstNameMissing' as const }),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email.trim()) ? {} : { email: 'emailInvalid' as const }),
    ...(form.password.length >= leastPasswordLength ? {} : { password: 'passwordShort' as const }),
  };
}
