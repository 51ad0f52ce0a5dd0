import ipaddr from 'ipaddr.js';
import type { TrustedProxies } from './config/trusted-proxies.ts';

/** The header the server itself sets; what a client sends under this name is overwritten. */
export const clientAddressHeader = 'x-client-address';

/** Where a call comes from, for limits: one address, or the network that one IPv6 household gets. */
export function clientOf(headers: Headers): string {
  const parsed = readAddress(headers.get(clientAddressHeader) ?? '');
  if (!parsed) return 'unknown';
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString();
}

/**
 * The address a call came from: the socket's, or, where a proxy is trusted, the right-most one of
 * `X-Forwarded-For` that is not a trusted proxy's. What stands left of it anybody can write.
 */
export function clientAddressOf(
  socketAddress: string,
  forwardedFor: string | null,
  trusted: TrustedProxies,
): string {
  const handedOn = forwardedFor?.split(',') ?? [];
  let address = socketAddress;
  for (let hop = 0; isTrusted(address, trusted, hop); hop++) {
    const before = withoutPort(handedOn.pop()?.trim() ?? '');
    if (!readAddress(before)) break;
    address = before;
  }
  return address;
}

/** Whether an address is a proxy's that we believe; `hop` is how many stand between it and us. */
export function isTrusted(address: string, trusted: TrustedProxies, hop = 0): boolean {
  if (trusted.kind === 'hops') return hop < trusted.hops;
  const parsed = readAddress(address);
  return trusted.networks.some(
    ([network, bits]) => parsed?.kind() === network.kind() && parsed?.match(network, bits),
  );
}

function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ipaddr.isValid(text) ? ipaddr.process(text) : undefined;
}

/** Some proxies write `192.0.2.7:49152` and `[2001:db8::7]:49152`. */
const withoutPort = (text: string) =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
