import type { Agreement } from './consent.ts';

/** Somebody who asked for an account and has not shown yet that the e-mail is his. */
export interface Applicant {
  email: string;
  firstName: string;
  lastName: string;
  /** What he agreed to; absent in tickets of the time before. */
  agreement?: Agreement | undefined;
}

/** An applicant as the value of a ticket. */
export const writeApplicant = ({ email, firstName, lastName, agreement }: Applicant): string =>
  JSON.stringify({ email, firstName, lastName, agreement } satisfies Applicant);

/** The applicant of a ticket that `writeApplicant` wrote. */
export const readApplicant = (value: string): Applicant => JSON.parse(value);
