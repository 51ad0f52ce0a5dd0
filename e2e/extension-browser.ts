import { type BrowserContext, type CDPSession, chromium, expect, type Page } from '@playwright/test';
import { findWholeChromium } from '../scripts/find-chromium.ts';
import { openPopup, type Popup } from './extension-popup.ts';

export interface ExtensionBrowser {
  context: BrowserContext;
  page: Page;
  /** Loads an unpacked extension from its folder, as somebody does by hand. */
  load(folder: string): Promise<void>;
  /** Presses the extension's button on a page, which alone lets the extension in there. */
  pressIcon(on: Page): Promise<Popup>;
  close(): Promise<void>;
}

/** A whole Chromium in a language, without a window: the headless shell of the other journeys runs no extensions. */
export async function openExtensionBrowser(
  language: 'it' | 'de',
  options: { baseURL: string | undefined; colorScheme?: 'light' | 'dark' },
): Promise<ExtensionBrowser> {
  const context = await chromium.launchPersistentContext('', {
    executablePath: findWholeChromium(),
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...['--no-sandbox', '--disable-gpu', '--enable-unsafe-extension-debugging'],
      `--accept-lang=${language}`,
    ],
    ...{ locale: language, timezoneId: 'Europe/Rome', viewport: { width: 1280, height: 900 } },
    ...options,
  });
  const devtools = await context.browser()?.newBrowserCDPSession();
  if (!devtools) throw new Error('The browser lets nobody debug extensions.');
  let id = '';
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    async load(path) {
      ({ id } = await devtools.send('Extensions.loadUnpacked', { path }));
    },
    async pressIcon(on) {
      await on.bringToFront();
      const targetId = await findTab(devtools, on);
      await devtools.send('Extensions.triggerAction', { id, targetId });
      return openPopup(devtools, id);
    },
    close: () => context.close(),
  };
}

async function findTab(devtools: CDPSession, page: Page): Promise<string> {
  const { targetInfos } = await devtools.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const tabs = targetInfos.filter(({ url }) => url === page.url());
  expect(tabs.map(({ url }) => url)).toEqual([page.url()]);
  return tabs[0]?.targetId ?? '';
}
