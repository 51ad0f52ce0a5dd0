import type { Language } from '#domain/shared/languages.ts';
import type { User } from '../accounts/user.ts';
import type { AdministrationDeps } from './administration-deps.ts';
import type { UserFilter } from './administration-store.ts';
import { newAuditEntry } from './new-audit-entry.ts';
import { csvOfUsers, csvTitles } from './users-csv.ts';

/**
 * All users of a filter as CSV, a piece at a time; that they were taken out is written down before the first.
 * What was searched for is not: it may be somebody's e-mail.
 */
export async function exportUsers(
  deps: AdministrationDeps,
  admin: User,
  filter: UserFilter,
  language: Language,
): Promise<AsyncIterable<string>> {
  const { search, ...others } = filter;
  const chosen = Object.entries(others).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
  const after = [...chosen, ...(search ? ['search'] : [])].join(', ') || 'all';
  const done = { action: 'export', subjectId: '', subject: 'users.csv', before: '', after } as const;
  await deps.administration.writeAuditEntry(newAuditEntry(deps, admin, done));
  return pieces(deps, filter, language);
}

async function* pieces(
  { administration }: AdministrationDeps,
  filter: UserFilter,
  language: Language,
): AsyncIterable<string> {
  yield csvTitles(language);
  for await (const users of administration.eachUser(filter)) yield csvOfUsers(users);
}
