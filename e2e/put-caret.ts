import type { Page } from '@playwright/test';

/** The caret into these words, as a click and a key would put it. */
export async function putCaret(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Testo della descrizione' }).focus();
  await page.evaluate(`{
    const area = document.activeElement;
    const at = area.value.indexOf(${JSON.stringify(words)}) + 2;
    area.setSelectionRange(at, at);
  }`);
  await page.keyboard.press('ArrowRight');
}

/** The text before the caret. */
export function textBeforeCaret(page: Page): Promise<string> {
  return page.evaluate<string>(`{
    const area = document.querySelector('textarea');
    area.value.slice(0, area.selectionStart);
  }`);
}
