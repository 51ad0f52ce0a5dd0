import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { acceptedFindingsSchema, judgeFindings } from './audit/judge-findings.ts';
import { type Audit, readAudit } from './audit/read-audit.ts';

/**
 * `npm run audit-dependencies`: 0 when nothing of high severity or worse is found that is not accepted, 1 when
 * something is, 3 when the registry answers no audit, so that nothing is known.
 */
const list = fileURLToPath(new URL('../docs/accepted-findings.json', import.meta.url));
const accepted = acceptedFindingsSchema.parse(JSON.parse(readFileSync(list, 'utf8')));

const shipped = ask(['--omit=dev']);
const all = ask([]);
if (shipped.kind === 'unanswered' || all.kind === 'unanswered') {
  const why = [shipped, all].flatMap((audit) => (audit.kind === 'unanswered' ? [audit.why] : []))[0];
  console.error(`The registry answers no audit, so nothing is known about the packages. It said: ${why}`);
  console.error(
    'Run this where the registry answers: npm run audit-dependencies -- --registry=https://registry.npmjs.org',
  );
  process.exit(3);
}
const isShipped = new Set(shipped.findings.map((finding) => `${finding.advisory} ${finding.package}`));
const { failures, notes } = judgeFindings(
  all.findings.map((finding) => ({
    ...finding,
    title: `${finding.title} (${isShipped.has(`${finding.advisory} ${finding.package}`) ? 'shipped' : 'for building only'})`,
  })),
  accepted,
  new Date().toISOString().slice(0, 10),
);
for (const note of notes) console.log(`- ${note}`);
for (const failure of failures) console.error(`FAILS ${failure}`);
console.log(
  `${all.findings.length} findings, ${isShipped.size} of them shipped, ${failures.length} to act on.`,
);
process.exit(failures.length > 0 ? 1 : 0);

/** npm's own code says only whether it found something. */
function ask(which: readonly string[]): Audit {
  const given = process.argv.slice(2);
  const { stdout, error } = spawnSync('npm', ['audit', '--json', ...which, ...given], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return error ? { kind: 'unanswered', why: error.message } : readAudit(stdout);
}
