import { pagePaths } from '#contract/pages.ts';
import type { AccountStore } from '#domain/accounts/accounts.ts';
import { allowLinkedWay } from '#domain/accounts/allow-linked-way.ts';
import { type ChangePasswordDeps, changePassword } from '#domain/accounts/change-password.ts';
import { choosePassword } from '#domain/accounts/choose-password.ts';
import { endOtherSessions } from '#domain/accounts/end-other-sessions.ts';
import { endSession } from '#domain/accounts/end-session.ts';
import { findSessions } from '#domain/accounts/find-sessions.ts';
import { nameIssuer } from '#domain/accounts/name-issuer.ts';
import type { OrderOwners } from '#domain/accounts/open-order.ts';
import type { ProviderLinks } from '#domain/accounts/provider-links.ts';
import { readLink } from '#domain/accounts/read-link.ts';
import { removeLinkedWay } from '#domain/accounts/remove-linked-way.ts';
import { requestNewPassword } from '#domain/accounts/request-new-password.ts';
import type { SessionStore } from '#domain/accounts/sessions.ts';
import { signIn } from '#domain/accounts/sign-in.ts';
import { signUp } from '#domain/accounts/sign-up.ts';
import type { TicketStore } from '#domain/accounts/tickets.ts';
import { updateProfile } from '#domain/accounts/update-profile.ts';
import type { AttemptLimiter } from '#domain/shared/rate-limiter.ts';
import { clientOf } from '#server/client-address.ts';
import type { Identity } from '#server/identity.ts';
import { isSentByAnotherSite } from '#server/is-sent-by-another-site.ts';
import type { Call, Handlers } from './handler.ts';
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
  | 'findLinkedWays'
  | 'removeLinkedWay'
  | 'allowLinkedWay'
  | 'updateProfile'
  | 'signIn'
  | 'logout'
  | 'getTestUser'
  | 'testLogin'
  | 'testLogout'
>;

interface AccountRouteDeps extends Omit<ChangePasswordDeps, 'passwords'> {
  identity: Identity;
  accounts: AccountStore;
  tickets: TicketStore;
  sessions: SessionStore;
  providerLinks: ProviderLinks;
  orders: OrderOwners;
  limiter: AttemptLimiter;
}

export function accountRoutes({ identity, ...others }: AccountRouteDeps): AccountRoutes {
  const deps = { ...others, passwords: identity };
  const enter = ({ payload, headers, language }: Pick<Call<'signIn'>, 'payload' | 'headers' | 'language'>) =>
    signIn(deps, { client: clientOf(headers), email: payload.email, language }, () =>
      identity.signIn(payload, headers),
    );

  return {
    getCurrentUser: ({ user }) => presentUser(user),
    getTestUser: ({ user }) => presentUser(user),

    async signUp({ payload: { agrees: _, ...applicant }, headers, language }) {
      await signUp(deps, { ...applicant, language, client: clientOf(headers) });
      return {};
    },

    async requestNewPassword({ payload, headers, language }) {
      await requestNewPassword(deps, { ...payload, language, client: clientOf(headers) });
      return {};
    },

    readLink: ({ payload }) => readLink(deps, payload.token),

    async choosePassword({ payload, headers, language, setCookies }) {
      const { token: secret, password } = payload;
      const userId = await choosePassword(deps, { secret, password, language });
      setCookies(await identity.startSession(userId, headers));
      return {};
    },

    async changePassword({ user, payload, headers }) {
      await changePassword(deps, user, { ...payload, sessionId: await identity.findSessionId(headers) });
      return {};
    },

    async findSessions({ user, headers }) {
      const sessionId = await identity.findSessionId(headers);
      const found = await findSessions(deps, { userId: user.id, sessionId });
      return found.map(({ startedAt, expiresAt, ...session }) => ({
        ...session,
        startedAt: startedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }));
    },

    async endSession({ user, params }) {
      await endSession(deps, { userId: user.id, sessionId: params.id });
      return {};
    },

    async endOtherSessions({ user, headers }) {
      const sessionId = await identity.findSessionId(headers);
      await endOtherSessions(deps, { userId: user.id, sessionId });
      return {};
    },

    async findLinkedWays({ user }) {
      const found = await deps.providerLinks.findOfUser(user.id);
      return found.map(({ id, issuer, linkedAt, removedAt }) => ({
        ...{ id, name: nameIssuer(issuer) },
        ...{ linkedAt: linkedAt.toISOString(), isRemoved: removedAt !== undefined },
      }));
    },

    async removeLinkedWay({ user, params, headers }) {
      const sessionId = await identity.findSessionId(headers);
      await removeLinkedWay(deps, { userId: user.id, id: params.id, sessionId });
      return {};
    },

    async allowLinkedWay({ user, params }) {
      await allowLinkedWay(deps, { userId: user.id, id: params.id });
      return {};
    },

    async updateProfile({ user, payload }) {
      await updateProfile(deps, user.id, payload);
      return {};
    },

    async signIn(call) {
      const { cookies } = await enter(call);
      call.setCookies(cookies);
      return {};
    },

    async testLogin(call) {
      const { cookies } = await enter(call);
      call.setCookies(cookies);
      const user = await identity.findUser(withCookies(cookies));
      return { user: { email: call.payload.email, role: user?.role ?? 'user' } };
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
