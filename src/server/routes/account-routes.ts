import { pagePaths } from '#contract/pages.ts';
import type { Identity } from '#server/identity.ts';
import type { Handlers } from './handler.ts';
import { notYet } from './not-yet.ts';
import { presentUser } from './present-user.ts';

type AccountRoutes = Pick<
  Handlers,
  | 'getCurrentUser'
  | 'signUp'
  | 'readLink'
  | 'choosePassword'
  | 'requestNewPassword'
  | 'changePassword'
  | 'findSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'updateProfile'
  | 'signIn'
  | 'logout'
  | 'getTestUser'
  | 'testLogin'
  | 'testLogout'
>;

export function accountRoutes(identity: Identity): AccountRoutes {
  return {
    getCurrentUser: ({ user }) => presentUser(user),
    getTestUser: ({ user }) => presentUser(user),

    signUp: notYet,
    readLink: notYet,
    choosePassword: notYet,
    requestNewPassword: notYet,
    changePassword: notYet,
    findSessions: notYet,
    endSession: notYet,
    endOtherSessions: notYet,
    updateProfile: notYet,

    async signIn({ payload, headers, setCookies }) {
      setCookies(await identity.signIn(payload, headers));
      return {};
    },

    async testLogin({ payload, headers, setCookies }) {
      const cookies = await identity.signIn(payload, headers);
      setCookies(cookies);
      const user = await identity.findUser(withCookies(cookies));
      return { user: { email: payload.email, role: user?.role ?? 'user' } };
    },

    async testLogout({ headers, setCookies }) {
      setCookies(await identity.signOut(headers));
      return {};
    },

    async logout({ headers, setCookies }) {
      if (!isSentByAnotherSite(headers)) setCookies(await identity.signOut(headers));
      return pagePaths.home;
    },
  };
}

function withCookies(cookies: readonly string[]): Headers {
  return new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
}

/** A link or picture elsewhere must not sign anybody out; browsers without the header are let through. */
const isSentByAnotherSite = (headers: Headers) =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
