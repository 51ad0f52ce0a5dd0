import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processor that a process and its children took so far; Linux only, elsewhere 0. */
export function processorSeconds(pid: number): number {
  const own = ticksOf(pid);
  const children = readdirSync('/proc', { withFileTypes: true })
    .filter((entry) => /^\d+$/.test(entry.name))
    .map((entry) => Number(entry.name))
    .filter((other) => statOf(other)?.parent === pid);
  return [own, ...children.map(ticksOf)].reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond;
}

/** Who started a process. */
export const parentOf = (pid: number): number => statOf(pid)?.parent ?? 0;

/** What Linux counts in, on every machine we know. */
const ticksPerSecond = 100;

const ticksOf = (pid: number) => statOf(pid)?.ticks ?? 0;

function statOf(pid: number): { parent: number; ticks: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
}
