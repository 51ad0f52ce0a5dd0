import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The quick look before a commit: format, lint and walls, types, and the unit tests that changes since the last
 * commit of `main` can reach. `npm test` is the whole.
 */
const isWindows = process.platform === 'win32';
const typesOf = (layer: string) => [
  'tsc',
  ...['-p', `tsconfig.${layer}.json`, '--incremental'],
  ...['--tsBuildInfoFile', `node_modules/.cache/types-${layer}.tsbuildinfo`],
];

// Side by side: together they take as long as the slowest.
const looks: [name: string, command: string[]][] = [
  ['types of the server', typesOf('server')],
  ['types of the browser', typesOf('web')],
  ['types of domain and contract', typesOf('domain')],
  ['format, lint and walls', ['biome', 'ci', '.']],
];

const start = Date.now();
const seconds = () => `${((Date.now() - start) / 1000).toFixed(1)} s`;
const run = promisify(execFile);
const outcomes = await Promise.all(
  looks.map(async ([name, [command = '', ...args]]) => {
    const failure = await run(command, args, { shell: isWindows, maxBuffer: 2 ** 26 }).then(
      () => undefined,
      (error: { stdout?: string; stderr?: string }) => `${error.stdout ?? ''}${error.stderr ?? ''}`,
    );
    console.log(`${failure === undefined ? '✓' : '✗'} ${name}, ${seconds()}`);
    return failure;
  }),
);
const failures = outcomes.filter((failure) => failure !== undefined);
for (const failure of failures) console.error(`\n${failure}`);
if (failures.length > 0) process.exit(1);

const hasMain = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'main']).status === 0;
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'unit', '--changed', hasMain ? 'main' : 'HEAD', '--passWithNoTests'],
  { stdio: 'inherit', shell: isWindows },
);
console.log(`${status === 0 ? '✓' : '✗'} unit tests of what changed, ${seconds()} in all`);
process.exit(status ?? 1);
