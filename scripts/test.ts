import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { findLightChromium } from './find-light-chromium.ts';

type Step = [name: string, command: string, args: string[]];

/** What keeps one core busy, two at a time; the longest first. */
const looks: Step[] = [
  ['types of the server', 'tsc', ['-p', 'tsconfig.server.json']],
  ['types of the browser', 'tsc', ['-p', 'tsconfig.web.json']],
  ['build of the browser application', 'vite', ['build', '--configLoader', 'native', '--logLevel', 'warn']],
  ['nothing unused', 'knip', []],
  ['format, lint and walls', 'biome', ['ci', '.']],
  ['types of domain and contract', 'tsc', ['-p', 'tsconfig.domain.json']],
];

/** What keeps all cores busy, one after the other. */
const tests: Step[] = [
  ['unit, API, the program as it is run', 'vitest', ['run']],
  ['journeys in Chromium', 'playwright', ['test']],
];

const environment = {
  ...process.env,
  // The program is started many times: what Node compiles of it the first time serves the others.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
  TEST_SEED: process.env.TEST_SEED ?? String(randomInt(1000)),
};

let passed = 0;

/** Runs a step, whose output is shown as it comes or, of those side by side, in one piece. The first that fails ends everything. */
async function run([name, command, args]: Step, isShown: boolean): Promise<void> {
  const start = Date.now();
  const env = {
    ...environment,
    ...(command === 'playwright' && { CHROMIUM_PATH: await findLightChromium() }),
  };
  const stdio = isShown ? 'inherit' : 'pipe';
  const child = spawn(command, args, { stdio, env, shell: process.platform === 'win32' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (said += part));
  const status = await new Promise((ended) => child.once('error', ended).once('close', ended));
  console.log(`\n── ${name}, ${((Date.now() - start) / 1000).toFixed(1)} s\n${said}`.trimEnd());
  if (status !== 0) {
    console.error(`\n${name}: failed`);
    console.log(`${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed++;
}

const waiting = [...looks];
async function runWaiting(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step, false);
}
console.log(`The cases of TEST_SEED=${environment.TEST_SEED}.`);
await Promise.all([runWaiting(), runWaiting()]);
for (const step of tests) await run(step, true);
console.log(`\n${passed} passed, 0 failed`);
