import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of a Chromium or Chrome: one named by CHROMIUM_PATH, else a whole one. Throws when none is to be had. */
export function findChromium(): string {
  return process.env.CHROMIUM_PATH || findWholeChromium();
}

/**
 * Returns the path of a Chromium or Chrome that runs extensions, as CHROMIUM_PATH may name one that does not: one that
 * is installed, one that Playwright downloads, or one from the system's packages, in this order. Throws when none is to
 * be had.
 */
export function findWholeChromium(): string {
  return firstExisting() ?? fromPlaywright() ?? fromSystemPackages() ?? fail();
}

const firstExisting = () => [...installed, chromium.executablePath()].find((path) => existsSync(path));

function fromPlaywright(): string | undefined {
  console.log('No Chromium is installed: asking Playwright for one …');
  run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function fromSystemPackages(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  console.log('Asking the system for its Chromium package …');
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', 'chromium']);
  return firstExisting();
}

function fail(): never {
  throw new Error('No Chromium could be found or installed. Install one, or set CHROMIUM_PATH.');
}

function run(command: string, args: string[]): void {
  // What it says is left out: the next way is tried, and the last one's failure has a sentence of its own.
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 });
}
