import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { lane, lanes, portsOf } from './e2e/lane.ts';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

// Playwright reads the default export only.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  workers: lanes,
  // Two browsers and two servers share two cores.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${portsOf(lane).application}`,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
    // What sets its own widths, asks nothing of the screen, or is on pages that every-page sees at each width is not walked twice.
    {
      name: 'phone',
      grepInvert: /@one-screen/,
      testIgnore:
        /(bring-a-page|contact|demo-dashboard|edit-a-text|late-answers|lose-nothing|open-an-account|own-data|pay-by-stripe|translations)\.e2e/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  // In each lane one writes by itself, the other asks the language model of e2e/slow-model.ts.
  webServer: Array.from({ length: lanes }, (_, lane) => portsOf(lane)).flatMap((ports) => [
    server(ports.application, { LISTING_ALLOW_HOSTS: `127.0.0.1:${ports.listings}` }),
    server(ports.modelApplication, {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'slow',
      AI_BASE_URL: `http://127.0.0.1:${ports.model}/v1`,
    }),
  ]),
});

function server(port: number, environment: Record<string, string>) {
  return {
    command: 'node src/server/main.ts',
    url: `http://localhost:${port}/`,
    timeout: 60_000,
    env: {
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'autoscritto-journeys-')),
      SAMPLE_YEAR: '0',
      ...environment,
    },
  };
}
