import { z } from 'zod';

export const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];

/** One advisory that fits a package we have. */
export interface Finding {
  /** `GHSA-…`, as advisories are called everywhere. */
  advisory: string;
  package: string;
  title: string;
  severity: Severity;
}

/** What `npm audit --json` said: findings, or why it said none. */
export type Audit = { kind: 'answered'; findings: Finding[] } | { kind: 'unanswered'; why: string };

const advisory = z.object({
  source: z.union([z.number(), z.string()]),
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.enum(severities),
});

const report = z.object({
  auditReportVersion: z.literal(2),
  // What is named by its name only is at fault through another package, which stands here itself.
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});

const refusal = z.object({ message: z.string(), statusCode: z.number().optional() });

/** Reads the output of `npm audit --json`, of npm 7 or newer; whatever it cannot read counts as unanswered. */
export function readAudit(output: string): Audit {
  const json = parse(output);
  const answered = report.safeParse(json);
  if (!answered.success) {
    const refused = refusal.safeParse(json);
    return { kind: 'unanswered', why: refused.success ? refused.data.message : 'npm gave no report.' };
  }
  const findings = new Map<string, Finding>();
  for (const { via } of Object.values(answered.data.vulnerabilities)) {
    for (const entry of via) {
      if (typeof entry === 'string') continue;
      const id = /GHSA(-[\w]{4}){3}/.exec(entry.url)?.[0] ?? String(entry.source);
      const { name, title, severity } = entry;
      findings.set(`${id} ${name}`, { advisory: id, package: name, title, severity });
    }
  }
  return { kind: 'answered', findings: [...findings.values()] };
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}
