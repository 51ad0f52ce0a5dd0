import { APICallError, EmptyResponseBodyError, NoContentGeneratedError } from '@ai-sdk/provider';
import { StreamProviderError } from 'ai';
import { ModelFailure } from '#domain/copywriting/model/language-model.ts';

/**
 * The SDK's error in the domain's terms. Only a status goes over: the error itself holds request,
 * address and answer, and the answer may quote a key.
 */
export function failureOf(error: unknown, hasText: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (APICallError.isInstance(error)) {
    if (error.statusCode === 200) {
      return isConnectionLost(error.cause)
        ? new ModelFailure('cut-off', { detail: 'the connection was lost' })
        : new ModelFailure('unreadable', { detail: 'not an event stream' });
    }
    if (error.statusCode !== undefined) return failureOfStatus(error.statusCode, error.responseHeaders);
    return hasText
      ? new ModelFailure('cut-off')
      : new ModelFailure('unavailable', { detail: 'no connection' });
  }
  if (EmptyResponseBodyError.isInstance(error) || NoContentGeneratedError.isInstance(error)) {
    return new ModelFailure('empty');
  }
  if (StreamProviderError.isInstance(error)) {
    if (hasText) return new ModelFailure('cut-off', { detail: 'an error in mid-stream' });
    return error.statusCode === undefined
      ? new ModelFailure('unavailable', { detail: 'an error instead of text', mayRetry: error.isRetryable })
      : failureOfStatus(error.statusCode);
  }
  if (isConnectionLost(error)) return new ModelFailure(hasText ? 'cut-off' : 'unavailable');
  return new ModelFailure('unreadable', { detail: error instanceof Error ? error.name : typeof error });
}

function failureOfStatus(status: number, headers: Record<string, string> = {}): ModelFailure {
  const detail = `status ${status}`;
  const retryAfter = retryAfterOf(headers);
  const later = retryAfter === undefined ? {} : { retryAfter };
  if (status === 401 || status === 403) return new ModelFailure('not-authorised', { detail });
  if (status === 429) return new ModelFailure('rate-limited', { detail, mayRetry: true, ...later });
  return new ModelFailure('unavailable', { detail, mayRetry: status >= 500, ...later });
}

/** Milliseconds; the header holds seconds or a date. */
function retryAfterOf(headers: Record<string, string>): number | undefined {
  const value = headers['retry-after'];
  if (value === undefined) return undefined;
  const milliseconds = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

/** `fetch` says "terminated" when the other side drops a body half-way. */
const isConnectionLost = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && /^(?:E|UND_)/.test(String(error.code)));
