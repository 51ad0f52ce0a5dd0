import { expect, type Page } from '@playwright/test';

/** Wakes the program of a page that was written beforehand, as any key does, and waits until it is there. */
export async function comeAlive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  const isAlive =
    'Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps"))';
  await expect.poll(() => page.evaluate(isAlive), { intervals: [30] }).toBe(true);
}
