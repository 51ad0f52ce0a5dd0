import { isIP } from 'node:net';

/** Whether this is an address of a name server as Node's resolver takes it: `9.9.9.9`, `[2620:fe::fe]:53`. */
export function isDnsServer(text: string): boolean {
  if (isIP(text)) return true;
  const [, ipv6, ipv4, port] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text) ?? [];
  return (isIP(ipv6 ?? '') === 6 || isIP(ipv4 ?? '') === 4) && Number(port) > 0 && Number(port) < 65_536;
}
