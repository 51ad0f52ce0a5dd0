import { pagePaths } from '#contract/pages.ts';
import type { Handlers } from './handler.ts';
import { notYet } from './not-yet.ts';

type SignInRoutes = Pick<
  Handlers,
  'findSignInWays' | 'login' | 'finishLogin' | 'googleLogin' | 'finishGoogleLogin'
>;

export function signInRoutes(): SignInRoutes {
  return {
    findSignInWays: notYet,
    login: ({ user }) => (user ? pagePaths.dashboard : pagePaths.signIn),
    finishLogin: notYet,
    googleLogin: notYet,
    finishGoogleLogin: notYet,
  };
}
