import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Public by their number, yet a cloud's own service on every machine inside it (Azure). */
const cloudServices = ['168.63.129.16'];

/** Whether an address literal is somebody's on the public internet; anything unclear is not. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || cloudServices.includes(parsed.toString())) return false;
  // All public IPv6 is in 2000::/3; outside it are notations of IPv4 addresses that count as unicast.
  return parsed instanceof ipaddr.IPv4 || ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000;
}

/** Whether a host of an address may be asked before its name is looked up: any name, and public address literals. */
export function mayBePublic(host: string): boolean {
  const literal = host.replace(/^\[|\]$/g, '');
  return isIP(literal) === 0 || isPublicAddress(literal);
}
