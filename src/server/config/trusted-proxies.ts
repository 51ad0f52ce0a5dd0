import ipaddr from 'ipaddr.js';

/** Whom we believe where a call came from: the last so many who handed it on, or whoever is in a network. */
export type TrustedProxies =
  | { kind: 'hops'; hops: number }
  | { kind: 'networks'; networks: readonly Network[] };

type Network = [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number];

export const noProxies: TrustedProxies = { kind: 'networks', networks: [] };

/** Reads `2` or `10.0.0.0/8, ::1`; undefined when it is neither. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^[1-9]$/.test(text.trim())) return { kind: 'hops', hops: Number(text) };
  const networks = text.split(',').map((part) => readNetwork(part.trim()));
  return networks.every((network) => network !== undefined) ? { kind: 'networks', networks } : undefined;
}

function readNetwork(text: string): Network | undefined {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  // The short notations of IPv4 mean something else than they seem to.
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return undefined;
  const address = ipaddr.process(text);
  return [address, address instanceof ipaddr.IPv4 ? 32 : 128];
}
