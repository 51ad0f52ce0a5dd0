import type { Page } from '@playwright/test';

/**
 * Everything a page says in passing, in a list that grows, also where it goes on half a second later and a busy
 * machine does not look in time. To be asked for before the page is opened.
 */
export async function hearNotices(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('hear', (text: string) => heard.push(text));
  await page.addInitScript(`new MutationObserver(() => {
    for (const notice of document.querySelectorAll('[role=region] ol > li')) hear(notice.textContent);
  }).observe(document, { childList: true, subtree: true })`);
  return heard;
}
