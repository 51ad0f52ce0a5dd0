import type { TeamPerson } from './team.ts';

/** What somebody is called in a mail: his name, or his e-mail while he has told none. */
export function nameOf({ firstName, lastName, email }: Omit<TeamPerson, 'id'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}
