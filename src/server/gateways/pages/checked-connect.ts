import dns from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { buildConnector } from 'undici';

/** The address is inside somebody's network: ours, the host's, a cloud's. */
export class NotPublicError extends Error {}

/**
 * A connector that opens connections to public addresses only. The very addresses the name resolves
 * to for this connection are checked, so a name that answers differently the second time gains
 * nothing; one address that is not public refuses them all. `allowHosts` are exact `host:port` pairs
 * that are let through unchecked.
 */
export function checkedConnect(settings: {
  allowHosts: readonly string[];
  lookup?: LookupFunction;
}): buildConnector.connector {
  const resolve = settings.lookup ?? dns.lookup;
  const guarded: LookupFunction = (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const addresses = typeof found === 'string' ? [{ address: found, family: isIP(found) }] : found;
      if (error) return callback(error, '', 0);
      const first = addresses[0];
      if (!first || !addresses.every(({ address }) => isPublic(address))) {
        return callback(new NotPublicError('address is not public'), '', 0);
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
  const connectGuarded = buildConnector({ lookup: guarded, timeout: 5000 });
  const connectFreely = buildConnector({ timeout: 5000 });
  return (options, callback) => {
    const port = options.port || (options.protocol === 'https:' ? '443' : '80');
    if (settings.allowHosts.includes(`${options.hostname.toLowerCase()}:${port}`)) {
      return connectFreely(options, callback);
    }
    // No name is looked up for a literal address, so it is checked here.
    const literal = options.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) && !isPublic(literal)) {
      return callback(new NotPublicError('address is not public'), null);
    }
    return connectGuarded(options, callback);
  };
}

function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast';
}
