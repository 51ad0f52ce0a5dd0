import { defineConfig } from '@playwright/test';
import { lane, lanes, portsOf } from './e2e/lane.ts';
import { findLightChromium } from './scripts/find-light-chromium.ts';

const executablePath = await findLightChromium();

// Playwright reads the default export only.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  workers: lanes,
  // Three browsers and three servers share two cores.
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
    // The narrow screen and the thumb are the harder ones: journeys over pages that every-page sees at each width go there alone.
    {
      name: 'desk',
      testIgnore: /(buy-a-plan|change-a-car|demo|start-from-a-car|use-the-api)\.e2e/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    // What sets its own widths, asks nothing of the screen, or is on pages that every-page sees at each width is not walked twice.
    {
      name: 'phone',
      grepInvert: /@one-screen/,
      testIgnore:
        /(bring-a-page|contact|demo-dashboard|edit-a-text|extension|late-answers|lose-nothing|open-an-account|own-data|pay-by-stripe|translations)\.e2e/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node e2e/serve-lanes.ts',
    wait: { stdout: /on copies of (?<journeys_prepared>.*)\./ },
    timeout: 120_000,
    // So that it can take its applications and their data away.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
