import type { FetchFault } from '#domain/listings/fetching/page-source.ts';
import { NotPublicError } from './checked-connect.ts';

const notSecure = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_|EPROTO/;
const unknownHost = /^(?:ENOTFOUND|EAI_AGAIN|ENODATA)$/;
const timedOut = /TIMEOUT|ETIMEDOUT/;
const brokenAnswer = /^(?:HPE_|Z_|ERR__?(?:ERROR|BROTLI)|UND_ERR_(?:HEADERS_OVERFLOW|RES_CONTENT_LENGTH))/;

/** What an error of the fetch, or of what caused it, means; unforeseen ones are `unreachable`. */
export function faultOfError(error: unknown): FetchFault {
  for (let cause = error; cause instanceof Error; cause = cause.cause ?? firstOf(cause)) {
    if (cause instanceof NotPublicError) return cause.isName ? 'name-not-public' : 'not-public';
    const code = 'code' in cause ? String(cause.code) : '';
    if (timedOut.test(code)) return 'too-slow';
    if (notSecure.test(code) || /before secure TLS/.test(cause.message)) return 'not-secure';
    if (unknownHost.test(code)) return 'unknown-host';
    if (code === 'ECONNREFUSED') return 'refused';
    if (brokenAnswer.test(code) || cause.name === 'HTTPParserError') return 'broken-answer';
  }
  return 'unreachable';
}

/** A name with several addresses fails with an error for each. */
const firstOf = (error: Error): unknown => (error instanceof AggregateError ? error.errors[0] : undefined);
