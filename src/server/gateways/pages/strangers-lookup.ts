import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

/** Milliseconds a name server may take; the resolver looks at its clock once a second, so it is two seconds. */
const patience = 1900;
/** Milliseconds for one name, where several servers are asked in turn. */
const mostPatience = 4000;

/** Names that every machine has for itself (RFC 6761); no name server is asked for them. */
const ofThisMachine = /(?:^|\.)localhost\.?$/i;

/**
 * Looks a stranger's name up by DNS, A and AAAA at once, and gives up with `signal` or after four seconds.
 * `getaddrinfo` is not used: two slow calls of it keep every other name of this process waiting, the
 * database's too. A resolver of its own for each name: a mute one neither cancels nor slows another.
 * Fails with `ETIMEDOUT` where no server answers in time, else with `ENOTFOUND`.
 */
export function strangersLookup(settings: {
  /** `address` or `address:port`; the system's when empty. */
  servers: readonly string[];
  signal: AbortSignal;
}): LookupFunction {
  return (host, _options, callback) => {
    findAddresses(host, settings).then(
      (found) => callback(null, found),
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}

async function findAddresses(
  host: string,
  { servers, signal }: { servers: readonly string[]; signal: AbortSignal },
) {
  if (ofThisMachine.test(host)) return [{ address: '127.0.0.1', family: 4 }];
  const resolver = new Resolver({ timeout: patience, tries: 1 });
  if (servers.length) resolver.setServers(servers);
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(mostPatience)]);
  const cancel = () => resolver.cancel();
  deadline.addEventListener('abort', cancel);
  try {
    const questions = [resolver.resolve4(host), resolver.resolve6(host)];
    if (deadline.aborted) cancel();
    const answers = await Promise.allSettled(questions);
    const found = answers.flatMap((answer, n) =>
      answer.status === 'fulfilled'
        ? answer.value.map((address) => ({ address, family: n === 0 ? 4 : 6 }))
        : [],
    );
    if (found.length) return found;
    const isMute = answers.some((answer) => answer.status === 'rejected' && isTimeout(answer.reason));
    const code = isMute ? 'ETIMEDOUT' : 'ENOTFOUND';
    throw Object.assign(new Error(`${host} could not be looked up`), { code });
  } finally {
    deadline.removeEventListener('abort', cancel);
  }
}

const isTimeout = ({ code }: { code?: string }) => code === 'ETIMEOUT' || code === 'ECANCELLED';
