import { pagePaths } from '#contract/pages.ts';
import type { AccountLinks } from '#domain/accounts/account-links.ts';

/** `origin` is the configuration's: a request's own Host must not decide where a mailed link leads. */
export function accountLinks(origin: string): AccountLinks {
  return {
    register: `${origin}${pagePaths.register}`,
    signIn: `${origin}${pagePaths.signIn}`,
    forgotPassword: `${origin}${pagePaths.forgotPassword}`,
    profile: `${origin}${pagePaths.dashboard}?tab=profile`,
    choosePassword: (secret) => `${origin}${pagePaths.choosePassword}?token=${secret}`,
  };
}
