import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findLightChromium } from './find-light-chromium.ts';

/** Everything that must hold before a change lands, cheapest first; stops at the first that does not. */
const steps: [name: string, command: string, args: string[]][] = [
  ['format, lint and walls', 'biome', ['ci', '.']],
  ['types of domain and contract', 'tsc', ['-p', 'tsconfig.domain.json']],
  ['types of the server', 'tsc', ['-p', 'tsconfig.server.json']],
  ['types of the browser', 'tsc', ['-p', 'tsconfig.web.json']],
  ['nothing unused', 'knip', []],
  ['unit, API, the program as it is run', 'vitest', ['run']],
  ['build of the browser application', 'vite', ['build', '--configLoader', 'native', '--logLevel', 'warn']],
  ['journeys in Chromium', 'playwright', ['test']],
];

/** The program is started many times: what Node compiles of it the first time serves the others. */
const common = { ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') };

let passed = 0;
for (const [name, command, args] of steps) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const env = command === 'playwright' ? { ...common, CHROMIUM_PATH: await findLightChromium() } : common;
  const { status } = spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`\n${name}: failed`);
    console.log(`${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed++;
  console.log(`   ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
console.log(`\n${passed} passed, 0 failed`);
