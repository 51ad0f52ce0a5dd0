import { readdirSync, readFileSync } from 'node:fs';

/**
 * Milliseconds for which the threads of a process were ready and no processor was free, each thread by its id; Linux
 * only, elsewhere empty. What others do to a machine is not what a server does.
 */
export function starvedMilliseconds(pid: number): Map<string, number> {
  const starved = new Map<string, number>();
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const waited = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[1];
      starved.set(thread, Number(waited) / 1e6);
    }
  } catch {
    // A thread, or all of Linux, is not there.
  }
  return starved;
}

/** The longest that one thread was starved between two looks. */
export function starvedBetween(before: Map<string, number>, after: Map<string, number>): number {
  return Math.max(0, ...[...after].map(([thread, waited]) => waited - (before.get(thread) ?? waited)));
}
