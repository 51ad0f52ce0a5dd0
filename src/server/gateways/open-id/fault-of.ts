import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { ProviderFault, type ProviderFaultKind } from '#domain/accounts/provider-fault.ts';
import { IssuerSilent } from './bounded-fetch.ts';

/** What the library calls an issuer that answers, but not as an issuer should. */
const nonsense = [
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_REQUEST_PROTOCOL_FORBIDDEN',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_INVALID_SERVER_METADATA',
  'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
];

/**
 * A fault of the library, told by its own fixed sentences only: its causes hold tokens, codes and claims.
 */
export function faultOf(error: unknown, kind: ProviderFaultKind = kindOf(error)): ProviderFault {
  if (error instanceof ProviderFault) return error;
  if (!(error instanceof Error)) return new ProviderFault(kind, 'something that is no error was thrown');
  const told = [error.message, codeOf(error), issuersWord(error), below(error.cause)];
  return new ProviderFault(kind, told.filter(Boolean).join('; '));
}

function kindOf(error: unknown): ProviderFaultKind {
  if (!(error instanceof Error)) return 'unavailable';
  if (error instanceof AuthorizationResponseError) {
    return ['server_error', 'temporarily_unavailable'].includes(error.error) ? 'unavailable' : 'refused';
  }
  // Anything else it says is about us, not about the person.
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant' ? 'refused' : 'unavailable';
  const isSilent = error instanceof IssuerSilent || error.cause instanceof IssuerSilent;
  return isSilent || nonsense.includes(codeOf(error)) ? 'unavailable' : 'refused';
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** `invalid_grant` and its like; whatever does not look like one is left out. */
function issuersWord(error: Error): string {
  const isSaid = error instanceof AuthorizationResponseError || error instanceof ResponseBodyError;
  return isSaid && /^[a-z_]{1,60}$/.test(error.error) ? error.error : '';
}

function below(cause: unknown): string {
  if (cause instanceof Response) return `status ${cause.status}`;
  return cause instanceof Error ? cause.message : '';
}
