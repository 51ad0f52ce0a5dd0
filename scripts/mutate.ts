import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Plants faults in a file or folder one by one (other limits, conditions turned round, calls left out) and says which
 * ones no unit test notices: `npm run mutate -- src/domain/billing`. Minutes for a folder; exits with 1 for wrong usage.
 */
const [path, ...more] = process.argv.slice(2);
if (!path || more.length > 0 || !existsSync(path)) {
  console.error(
    'usage: npm run mutate -- PATH\nPATH is a file or folder under src/domain, src/contract or src/web.',
  );
  process.exit(1);
}
const sources = statSync(path).isDirectory() ? `${path.replace(/\/+$/, '')}/**/*.{ts,tsx}` : path;
const config = join(tmpdir(), `autoscritto-mutate-${process.pid}.json`);
await writeFile(
  config,
  JSON.stringify({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.config.ts', related: true },
    mutate: [
      sources,
      '!**/*.test.*',
      '!**/fixtures/**',
      '!**/testing/**',
      '!**/*-words.ts',
      '!**/refusals.ts',
    ],
    // Other words in a sentence or a table are no fault that a test should notice.
    mutator: { excludedMutations: ['StringLiteral', 'Regex', 'ObjectLiteral', 'ArrayDeclaration'] },
    coverageAnalysis: 'perTest',
    // A constant read while a module is loaded would have to load everything anew.
    ignoreStatic: true,
    concurrency: availableParallelism(),
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    ignorePatterns: ['dist', 'data', 'test-results'],
    tempDirName: '.stryker-tmp',
    allowEmpty: true,
  }),
);
const { status } = spawnSync('stryker', ['run', config], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
await rm(config);
process.exit(status ?? 1);
