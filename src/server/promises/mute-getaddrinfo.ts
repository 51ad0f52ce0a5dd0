import dns, { type LookupAddress, type LookupOptions } from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIP } from 'node:net';

/**
 * Loaded into a process before its program: `dns.lookup` behaves as `getaddrinfo` does when the name servers of
 * `*.mute.example` are silent. libuv runs two such calls at a time, each takes ten seconds, none can be given up.
 */
const mute = /\.mute\.example$/;
const patience = 10_000;
let free = 2;
const queue: (() => void)[] = [];

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

const lookUp = dns.lookup as (host: string, options: LookupOptions, found: Found) => void;

function lookUpInTurn(host: string, options: LookupOptions | Found, found?: Found): void {
  const settings = typeof options === 'function' ? {} : options;
  const answer = found ?? (options as Found);
  const finish: Found = (...result) => {
    free++;
    queue.shift()?.();
    answer(...result);
  };
  const begin = () => {
    free--;
    if (!mute.test(host)) {
      lookUp(host, settings, finish);
      return;
    }
    const error = Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' });
    setTimeout(finish, patience, error, '');
  };
  // No name is looked up for an address.
  if (isIP(host)) lookUp(host, settings, answer);
  else if (free > 0) begin();
  else queue.push(begin);
}

Object.assign(dns, { lookup: lookUpInTurn });
syncBuiltinESMExports();
