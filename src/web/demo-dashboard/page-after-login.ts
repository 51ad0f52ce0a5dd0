import { pagePaths } from '#contract/pages.ts';
import type { Role } from '#domain/accounts/user.ts';

const pages: Record<string, string> = pagePaths;

/** Where somebody is led who signs in: an administrator to his panel, where there is one. */
export const pageAfterLogin = (role: Role): string =>
  (role === 'admin' ? pages.admin : undefined) ?? pagePaths.dashboard;
