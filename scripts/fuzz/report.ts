import type { PlannedRequest } from './plan-request.ts';

export interface Fault {
  label: string;
  what: string;
  /** A line that does it again. */
  again: string;
  answered: string;
}

export interface FuzzReport {
  faults: Fault[];
  count(label: string, status: number, milliseconds: number, text?: string): void;
  fault(label: string, what: string, again: string, answered?: string): void;
  note(text: string): void;
  /** An answer was slow and was asked for again. */
  slowOnce(): void;
  /** Memory of the server at one moment, in megabytes. */
  sample(megabytes: number): void;
  peak(): number;
  /** Requests with this status, or all. */
  total(status?: number): number;
  print(): string;
}

interface Row {
  statuses: Map<number, number>;
  slowest: number;
}

/** What was sent and what came back, by operation. */
export function fuzzReport(): FuzzReport {
  const rows = new Map<string, Row>();
  const missing = new Map<string, number>();
  const faults: Fault[] = [];
  const notes: string[] = [];
  let peak = 0;
  let slow = 0;
  return {
    faults,
    count(label, status, milliseconds, text = '') {
      const row = rows.get(label) ?? { statuses: new Map<number, number>(), slowest: 0 };
      row.statuses.set(status, (row.statuses.get(status) ?? 0) + 1);
      row.slowest = Math.max(row.slowest, milliseconds);
      rows.set(label, row);
      const why = `${label}: ${text.slice(0, 160)}`;
      if (status === 503) missing.set(why, (missing.get(why) ?? 0) + 1);
    },
    fault: (label, what, again, answered = '') => void faults.push({ label, what, again, answered }),
    note: (text) => void notes.push(text),
    slowOnce() {
      slow++;
    },
    sample(megabytes) {
      peak = Math.max(peak, megabytes);
    },
    peak: () => peak,
    total: (status) =>
      [...rows.values()]
        .flatMap((row) => [...row.statuses])
        .reduce((sum, [of, n]) => sum + (status === undefined || status === of ? n : 0), 0),
    print: () =>
      [
        tableOf(rows),
        slow ? `${slow} slow answers were asked for again` : '',
        notes.join('\n'),
        missingOf(missing),
        faultsOf(faults),
      ]
        .filter(Boolean)
        .join('\n\n'),
  };
}

function tableOf(rows: Map<string, Row>): string {
  const lines = [...rows]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([label, { statuses, slowest }]) => {
      const all = [...statuses].sort(([a], [b]) => a - b);
      const n = all.reduce((sum, [, count]) => sum + count, 0);
      const told = all.map(([status, count]) => `${status || 'closed'}×${count}`).join(' ');
      return `| ${label} | ${n} | ${told} | ${slowest.toFixed(0)} |`;
    });
  return ['| operation | requests | statuses | slowest, ms |', '|---|---|---|---|', ...lines].join('\n');
}

const missingOf = (missing: Map<string, number>) =>
  missing.size ? ['Answers 503:', ...[...missing].map(([why, n]) => `${n} × ${why}`)].join('\n') : '';

function faultsOf(faults: readonly Fault[]): string {
  if (faults.length === 0) return 'No faults.';
  const shown = faults
    .slice(0, 40)
    .map(
      ({ label, what, again, answered }) =>
        `FAULT ${label}: ${what}\n  ${again}\n  ${answered.slice(0, 400)}`,
    );
  return [...shown, `${faults.length} faults.`].join('\n');
}

const longest = 6000;

/** A shell line that sends the same request again. */
export function reproduce(
  { method, target, headers, body }: PlannedRequest,
  port: number,
  n: number,
): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const told = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one) => `-H ${quoted(`${name}: ${one}`.slice(0, 300))}`),
  );
  const sent = body && body.length <= longest ? ` --data-binary @-` : '';
  const before = sent ? `echo ${body?.toString('base64')} | base64 -d | ` : '';
  const cut =
    body && body.length > longest
      ? ` # with a body of ${body.length} bytes: ${quoted(body.toString('utf8', 0, 80))}`
      : '';
  return `#${n} ${before}curl -i -X ${method} --path-as-is ${told.join(' ')}${sent} ${quoted(`http://localhost:${port}${target}`)}${cut}`;
}
