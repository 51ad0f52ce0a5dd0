import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { acceptedFindingsSchema, judgeFindings } from './judge-findings.ts';
import { type Finding, readAudit } from './read-audit.ts';

/** As npm 11 prints it: an advisory stands where it belongs, and by name where it is inherited. */
const answered = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    'left-padder': {
      name: 'left-padder',
      severity: 'high',
      isDirect: false,
      via: [
        {
          source: 1098583,
          name: 'left-padder',
          dependency: 'left-padder',
          title: 'Left padder pads without end',
          url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
          severity: 'high',
          cwe: ['CWE-400'],
          cvss: { score: 7.5, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' },
          range: '<2.0.1',
        },
        {
          source: 1098584,
          name: 'left-padder',
          dependency: 'left-padder',
          title: 'Left padder tells its width',
          url: 'https://github.com/advisories/GHSA-dddd-eeee-ffff',
          severity: 'low',
          cwe: [],
          cvss: { score: 0, vectorString: null },
          range: '<2.0.1',
        },
      ],
      effects: ['table-printer'],
      range: '<2.0.1',
      nodes: ['node_modules/left-padder'],
      fixAvailable: true,
    },
    'table-printer': {
      name: 'table-printer',
      severity: 'high',
      isDirect: true,
      via: ['left-padder'],
      effects: [],
      range: '1.0.0 - 1.4.2',
      nodes: ['node_modules/table-printer'],
      fixAvailable: { name: 'table-printer', version: '2.0.0', isSemVerMajor: true },
    },
  },
  metadata: {
    vulnerabilities: { info: 0, low: 0, moderate: 0, high: 2, critical: 0, total: 2 },
    dependencies: { prod: 180, dev: 420, optional: 30, peer: 0, peerOptional: 0, total: 610 },
  },
});

const nothingFound = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {},
  metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 } },
});

const refused = JSON.stringify({
  message: '405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk',
  method: 'POST',
  uri: 'https://registry.npmjs.org/-/npm/v1/security/advisories/bulk',
  statusCode: 405,
  body: '',
  error: { summary: '', detail: '' },
});

const high: Finding = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  package: 'left-padder',
  title: 'Left padder pads without end',
  severity: 'high',
};
const low: Finding = {
  advisory: 'GHSA-dddd-eeee-ffff',
  package: 'left-padder',
  title: 'Left padder tells its width',
  severity: 'low',
};

test('each advisory is found once, under the package it is about', () => {
  expect(readAudit(answered)).toEqual({ kind: 'answered', findings: [high, low] });
  expect(readAudit(nothingFound)).toEqual({ kind: 'answered', findings: [] });
});

test('a registry that answers no audit is not one that found nothing', () => {
  expect(readAudit(refused)).toEqual({ kind: 'unanswered', why: expect.stringContaining('405') });
  for (const odd of ['', 'npm error network', '{}', '{"auditReportVersion":3,"vulnerabilities":{}}']) {
    expect(readAudit(odd).kind).toBe('unanswered');
  }
});

const accepted = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  package: 'left-padder',
  reason: 'Only our own tables are padded with it, never what strangers send.',
  acceptedOn: '2026-11-01',
  lookAgainOn: '2027-02-01',
};

test.each([
  ['of high severity that is on no list', [high], [], 1],
  ['that is critical', [{ ...high, severity: 'critical' as const }], [], 1],
  ['that is slight', [low], [], 0],
  ['that is accepted', [high], [accepted], 0],
  ['accepted in another package', [high], [{ ...accepted, package: 'other' }], 1],
  ['accepted until yesterday', [high], [{ ...accepted, lookAgainOn: '2026-11-21' }], 1],
  ['accepted until today', [high], [{ ...accepted, lookAgainOn: '2026-11-22' }], 1],
])('a finding %s (%#)', (_, found, list, failures) => {
  expect(judgeFindings(found, list, '2026-11-22').failures).toHaveLength(failures);
});

test('what is accepted and no longer found is to be taken off', () => {
  const { failures, notes } = judgeFindings([], [accepted], '2026-11-22');
  expect([failures, notes]).toEqual([[], [expect.stringContaining('take it off')]]);
});

test('the list of accepted findings gives a reason and a day to look again for each', () => {
  const list = JSON.parse(readFileSync('docs/accepted-findings.json', 'utf8'));
  expect(() => acceptedFindingsSchema.parse(list)).not.toThrow();
  expect(acceptedFindingsSchema.safeParse([{ ...accepted, reason: '' }]).success).toBe(false);
});
