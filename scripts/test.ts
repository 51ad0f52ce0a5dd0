import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { findLightChromium } from './find-light-chromium.ts';

type Step = [name: string, command: string, args: string[]];

/**
 * Two at a time, each for one core: the longest is the first, and keeps one core busy while the other looks at the rest.
 * The last begins when one of the two cores is free, and takes all of them: by then the build is there, which it serves.
 */
const steps: Step[] = [
  // One worker loads the domain once, three would load it three times.
  ['unit tests', 'vitest', ['run', '--project', 'unit', '--maxWorkers', '1']],
  ['build of the browser application', 'vite', ['build', '--configLoader', 'native', '--logLevel', 'warn']],
  ['types of the server', 'tsc', ['-p', 'tsconfig.server.json']],
  ['types of the browser', 'tsc', ['-p', 'tsconfig.web.json']],
  ['nothing unused', 'knip', []],
  ['format, lint and walls', 'biome', ['ci', '.']],
  ['types of domain and contract', 'tsc', ['-p', 'tsconfig.domain.json']],
  ['API, the program as it is run', 'vitest', ['run', '--project', '!unit']],
];

/** Keep all cores busy by themselves. */
const journeys: Step = ['journeys in Chromium', 'playwright', ['test']];

/** Shown as they come; of what runs beside them, in one piece. */
const shown = new Set([steps.at(-1), journeys]);

const environment = {
  ...process.env,
  // The program is started many times: what Node compiles of it the first time serves the others.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
  TEST_SEED: process.env.TEST_SEED ?? String(randomInt(1000)),
};

let passed = 0;
let failed = 0;

/** Runs a step. Once one has failed, what is running ends by itself and nothing else begins. */
async function run(step: Step): Promise<void> {
  const [name, command, args] = step;
  const start = Date.now();
  const env = {
    ...environment,
    ...(command === 'playwright' && { CHROMIUM_PATH: await findLightChromium() }),
  };
  const stdio = shown.has(step) ? 'inherit' : 'pipe';
  const child = spawn(command, args, { stdio, env, shell: process.platform === 'win32' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (said += part));
  const status = await new Promise((ended) => child.once('error', ended).once('close', ended));
  console.log(`\n── ${name}, ${((Date.now() - start) / 1000).toFixed(1)} s\n${said}`.trimEnd());
  if (status === 0) passed++;
  else {
    failed++;
    console.error(`\n${name}: failed`);
  }
}

const waiting = [...steps];
async function runWaiting(): Promise<void> {
  for (let step = waiting.shift(); step && failed === 0; step = waiting.shift()) await run(step);
}
console.log(`The cases of TEST_SEED=${environment.TEST_SEED}.`);
await Promise.all([runWaiting(), runWaiting()]);
if (failed === 0) await run(journeys);
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exit(1);
