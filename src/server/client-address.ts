import ipaddr from 'ipaddr.js';

/** The header the server itself sets from the socket; what a client sends under this name is overwritten. */
export const clientAddressHeader = 'x-client-address';

/** Where a call comes from, for limits: one address, or the network that one IPv6 household gets. */
export function clientOf(headers: Headers): string {
  const address = headers.get(clientAddressHeader) ?? '';
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString();
}
