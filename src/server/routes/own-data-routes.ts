import type { ConsentStore } from '#domain/accounts/consent.ts';
import { agreeToTerms } from '#domain/accounts/own-data/agree-to-terms.ts';
import { askForExport, type ExportDeps, exportOwnData } from '#domain/accounts/own-data/export-own-data.ts';
import { keepAccount } from '#domain/accounts/own-data/keep-account.ts';
import type { LeavingStore } from '#domain/accounts/own-data/leaving-store.ts';
import { type PlanDeletionDeps, planDeletion } from '#domain/accounts/own-data/plan-deletion.ts';
import type { TicketStore } from '#domain/accounts/tickets.ts';
import type { Identity } from '#server/identity.ts';
import type { Handlers } from './handler.ts';

type OwnDataRoutes = Pick<
  Handlers,
  'getOwnAccount' | 'agreeToTerms' | 'askForExport' | 'downloadExport' | 'planDeletion' | 'keepAccount'
>;

interface OwnDataRouteDeps
  extends Omit<PlanDeletionDeps, 'passwords' | 'leaving'>,
    Omit<ExportDeps, 'tickets'> {
  identity: Pick<Identity, 'checkPassword' | 'hasPassword' | 'findSessionId'>;
  leaving: LeavingStore;
  consents: ConsentStore;
  tickets: TicketStore;
}

export function ownDataRoutes({ identity, ...others }: OwnDataRouteDeps): OwnDataRoutes {
  const deps = { ...others, passwords: identity };
  const proofOf = async (password: string, headers: Headers) => ({
    ...{ password, sessionId: await identity.findSessionId(headers) },
  });
  return {
    async getOwnAccount({ user }) {
      const consents = await deps.consents.find(user.id);
      return {
        hasPassword: await identity.hasPassword(user.id),
        consents: consents.map(({ givenAt, ...consent }) => ({ ...consent, givenAt: givenAt.toISOString() })),
      };
    },

    async agreeToTerms({ user, payload, language }) {
      await agreeToTerms(deps, user.id, { ...payload, language });
      return {};
    },

    async askForExport({ user, payload, headers }) {
      return { token: await askForExport(deps, user, await proofOf(payload.password, headers)) };
    },

    async downloadExport({ user, query }) {
      return { ...(await exportOwnData(deps, user, query.token)), type: 'application/zip' };
    },

    async planDeletion({ user, payload: { email, password }, headers }) {
      const dueAt = await planDeletion(deps, user, { email, ...(await proofOf(password, headers)) });
      return { dueAt: dueAt.toISOString() };
    },

    keepAccount: async ({ user }) => ({ plan: await keepAccount(deps, user) }),
  };
}
