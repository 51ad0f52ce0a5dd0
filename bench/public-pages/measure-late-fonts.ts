import type { Browser } from '@playwright/test';
import { type Language, languages } from '../../src/domain/shared/languages.ts';

const widths = [360, 390, 412, 768, 1440];

export interface LateFonts {
  language: Language;
  width: number;
  /** Sum of the layout shifts once the fonts may come. */
  shift: number;
}

/** What jumps on the first page when its fonts come after everything else, the most first. */
export async function measureLateFonts(browser: Browser, origin: string): Promise<LateFonts[]> {
  const outcomes: LateFonts[] = [];
  for (const language of languages) {
    const { status } = await fetch(`${origin}/${language}`);
    const url = status === 200 ? `${origin}/${language}` : `${origin}/`;
    for (const width of widths) {
      outcomes.push({ language, width, shift: await measureShift(browser, url, language, width) });
    }
  }
  return outcomes.sort((a, b) => b.shift - a.shift);
}

async function measureShift(browser: Browser, url: string, language: Language, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.addInitScript(`localStorage.setItem('autoscritto-language', '${language}')`);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1000);
  await page.evaluate(watch);
  letCome();
  await page.evaluate('document.fonts.ready.then(() => {})');
  // A shift is told of in an idle moment after it.
  await page.waitForTimeout(1000);
  const shift = await page.evaluate<number>('window.shifted');
  await page.close();
  return shift;
}

/** Run in the page, whose types this side does not know. */
const watch = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifted += value;
  }).observe({ type: 'layout-shift' });
`;
