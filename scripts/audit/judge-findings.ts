import { z } from 'zod';
import { type Finding, severities } from './read-audit.ts';

const day = z.iso.date();

/** What `docs/accepted-findings.json` holds: findings we live with for a while, and why. */
export const acceptedFindingsSchema = z.array(
  z.strictObject({
    advisory: z.string().min(1),
    package: z.string().min(1),
    reason: z.string().min(20),
    acceptedOn: day,
    lookAgainOn: day,
  }),
);
export type AcceptedFinding = z.output<typeof acceptedFindingsSchema>[number];

export interface Verdict {
  /** Each a sentence; with any of them the command fails. */
  failures: string[];
  notes: string[];
}

const failsFrom = severities.indexOf('high');

/** Compares what was found with what is accepted; `today` is a day as in 2026-11-22. */
export function judgeFindings(
  found: readonly Finding[],
  accepted: readonly AcceptedFinding[],
  today: string,
): Verdict {
  const verdict: Verdict = { failures: [], notes: [] };
  const isOf = (finding: Finding) => (entry: AcceptedFinding) =>
    entry.advisory === finding.advisory && entry.package === finding.package;
  for (const finding of found) {
    const told = `${finding.severity} ${finding.advisory} in ${finding.package}: ${finding.title}`;
    const entry = accepted.find(isOf(finding));
    if (entry && entry.lookAgainOn <= today) {
      verdict.failures.push(`${told}; it was accepted until ${entry.lookAgainOn}: look again.`);
    } else if (entry) {
      verdict.notes.push(`${told}; accepted until ${entry.lookAgainOn}: ${entry.reason}`);
    } else if (severities.indexOf(finding.severity) >= failsFrom) {
      verdict.failures.push(`${told}; it is on no list.`);
    } else {
      verdict.notes.push(`${told}; too slight to fail for.`);
    }
  }
  for (const entry of accepted) {
    if (found.some((finding) => isOf(finding)(entry))) continue;
    verdict.notes.push(`${entry.advisory} in ${entry.package} is accepted and no longer found: take it off.`);
  }
  return verdict;
}
