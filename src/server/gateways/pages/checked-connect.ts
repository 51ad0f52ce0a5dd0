import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicAddress, mayBePublic } from './public-address.ts';

/** The address is inside somebody's network: ours, the host's, a cloud's. */
export class NotPublicError extends Error {
  /** True when a name led there. */
  readonly isName: boolean;

  constructor(isName: boolean) {
    super('address is not public');
    this.isName = isName;
  }
}

// HTTP/1.1 only: the limits on headers are those of its parser.
const options = { timeout: 5000, allowH2: false };

/**
 * A connector that opens connections to public addresses only. The very addresses the name resolves
 * to for this connection are checked, so a name that answers differently the second time gains
 * nothing; one address that is not public refuses them all. `allowHosts` are exact `host:port` pairs
 * that are let through unchecked; the operator chose them, so the system looks them up.
 */
export function checkedConnect(settings: {
  allowHosts: readonly string[];
  lookup: LookupFunction;
}): buildConnector.connector {
  const guarded: LookupFunction = (host, lookupOptions, callback) => {
    settings.lookup(host, { ...lookupOptions, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      const addresses = typeof found === 'string' ? [{ address: found, family: isIP(found) }] : found;
      const first = addresses[0];
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new NotPublicError(true), '', 0);
      }
      return lookupOptions.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
  const connectGuarded = buildConnector({ ...options, lookup: guarded });
  const connectFreely = buildConnector(options);
  return (target, callback) => {
    const port = target.port || (target.protocol === 'https:' ? '443' : '80');
    if (settings.allowHosts.includes(`${target.hostname.toLowerCase()}:${port}`)) {
      return connectFreely(target, callback);
    }
    // No name is looked up for a literal address, so it is checked here.
    if (!mayBePublic(target.hostname)) return callback(new NotPublicError(false), null);
    return connectGuarded(target, callback);
  };
}
