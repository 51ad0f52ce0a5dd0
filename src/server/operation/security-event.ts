import type { Logger } from 'pino';
import type { EndpointName } from '#contract/endpoints.ts';
import type { ProviderFault, ProviderFaultKind } from '#domain/accounts/provider-fault.ts';
import { ProductError } from '#domain/shared/errors.ts';
import { currentRequest } from './request-context.ts';

/** What whoever looks after the service wants to find in its log: by these names. */
export type SecurityEvent =
  | 'sign-in-accepted'
  | 'sign-in-refused'
  | 'provider-sign-in-refused'
  | 'blocked-account-refused'
  | 'session-started'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'password-changed'
  | 'linked-way-removed'
  | 'linked-way-allowed'
  | 'api-key-created'
  | 'api-key-revoked'
  | 'api-key-refused'
  | 'stock-feed-renewed'
  | 'stock-feed-revoked'
  | 'webhook-created'
  | 'webhook-removed'
  | 'new-password-asked-for'
  | 'own-data-exported'
  | 'deletion-planned'
  | 'deletion-taken-back'
  | 'foreign-origin-refused'
  | 'limit-reached'
  | 'webhook-refused'
  | 'administration-refused'
  | 'role-changed'
  | 'status-changed'
  | 'plan-given'
  | 'user-deleted'
  | 'users-exported'
  | 'documents-exported';

/** Who did it, where that is known, to whom, and a word of ours for why; never an e-mail, never what he sent. */
interface SecurityDetails {
  userId?: string | undefined;
  subjectId?: string | undefined;
  reason?: ProviderFaultKind;
}

export type NoteSecurity = (event: SecurityEvent, details?: SecurityDetails) => void;

const welcome = new Set<SecurityEvent>([
  'sign-in-accepted',
  'session-started',
  'session-ended',
  'other-sessions-ended',
  'password-changed',
  'linked-way-removed',
  'linked-way-allowed',
  'api-key-created',
  'api-key-revoked',
  'stock-feed-renewed',
  'stock-feed-revoked',
  'webhook-created',
  'webhook-removed',
  'new-password-asked-for',
  'own-data-exported',
  'deletion-planned',
  'deletion-taken-back',
]);

/** Writes them into the log; what may be an attack, and what an administrator does, as a warning. */
export const noteSecurityIn =
  (log: Logger): NoteSecurity =>
  (event, details) => {
    const request = currentRequest();
    const line = { security: event, client: request?.client, userId: request?.userId, ...details };
    log[welcome.has(event) ? 'info' : 'warn'](line, 'security');
  };

/** The calls whose success is such an event. */
const whenDone: Partial<Record<EndpointName, SecurityEvent>> = {
  requestNewPassword: 'new-password-asked-for',
  downloadExport: 'own-data-exported',
  planDeletion: 'deletion-planned',
  keepAccount: 'deletion-taken-back',
  removeLinkedWay: 'linked-way-removed',
  allowLinkedWay: 'linked-way-allowed',
  createApiKey: 'api-key-created',
  revokeApiKey: 'api-key-revoked',
  renewStockFeed: 'stock-feed-renewed',
  revokeStockFeed: 'stock-feed-revoked',
  createWebhook: 'webhook-created',
  removeWebhook: 'webhook-removed',
  endSession: 'session-ended',
  endOtherSessions: 'other-sessions-ended',
  changeUserRole: 'role-changed',
  changeUserStatus: 'status-changed',
  changeUserPlan: 'plan-given',
  deleteUser: 'user-deleted',
  exportAdminUsers: 'users-exported',
  exportDocuments: 'documents-exported',
};

export function noteDone(note: NoteSecurity, endpoint: EndpointName, params: unknown): void {
  const event = whenDone[endpoint];
  if (event) note(event, { subjectId: (params as { userId?: string } | undefined)?.userId });
}

export function noteRefused(note: NoteSecurity, isForAdmins: boolean, error: unknown): void {
  if (!(error instanceof ProductError)) return;
  if (error.kind === 'too-many-requests') note('limit-reached');
  if (error.kind === 'forbidden' && isForAdmins) note('administration-refused');
}

const ofProviderFault = {
  // Nobody is refused by a provider that does not answer.
  unavailable: undefined,
  refused: 'provider-sign-in-refused',
  'email-unverified': 'provider-sign-in-refused',
  'email-unusable': 'provider-sign-in-refused',
  expired: 'provider-sign-in-refused',
  blocked: 'blocked-account-refused',
  removed: 'provider-sign-in-refused',
  'too-many': 'limit-reached',
} satisfies Record<ProviderFaultKind, SecurityEvent | undefined>;

export function noteProviderFault(note: NoteSecurity, { kind }: ProviderFault): void {
  const event = ofProviderFault[kind];
  if (event) note(event, { reason: kind });
}
