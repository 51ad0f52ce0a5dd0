import { expect, test } from 'vitest';
import { faultOfError } from './fault-of-error.ts';

const failed = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('inner'), { code }) });

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'not-secure'],
  ['CERT_HAS_EXPIRED', 'not-secure'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'not-secure'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'not-secure'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'not-secure'],
  ['ENOTFOUND', 'unknown-host'],
  ['EAI_AGAIN', 'unknown-host'],
  ['ECONNREFUSED', 'refused'],
  ['UND_ERR_CONNECT_TIMEOUT', 'too-slow'],
  ['ETIMEDOUT', 'too-slow'],
  ['ECONNRESET', 'unreachable'],
  ['EHOSTUNREACH', 'unreachable'],
  ['Z_DATA_ERROR', 'broken-answer'],
  ['UND_ERR_HEADERS_OVERFLOW', 'broken-answer'],
])('%s means %s', (code, fault) => {
  expect(faultOfError(failed(code))).toBe(fault);
});

test('a name with several addresses fails for the reason of the first', () => {
  const inner = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  expect(faultOfError(new TypeError('fetch failed', { cause: new AggregateError([inner]) }))).toBe('refused');
});

test('what is no error of the network is unreachable', () => {
  expect(faultOfError('surprise')).toBe('unreachable');
});
