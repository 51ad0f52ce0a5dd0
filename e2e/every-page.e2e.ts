import { expect, type Page, test } from '@playwright/test';
import { describeGolf } from './describe-golf.ts';
import { inspectInAllLanguages, watchConsole } from './inspect.ts';
import { register, signInAs } from './sign-in-as.ts';

const publicPages = [
  '/',
  '/subscribe?plan=pro',
  '/checkout?plan=STARTER',
  '/login',
  '/custom-login',
  '/sign-in?fault=sign-in-expired',
  '/register',
  '/forgot-password',
  '/choose-password',
  '/mails/stop-reports',
  '/join',
  '/paid',
  '/dashboard-test?plan=STARTER',
  '/dashboard-test?plan=STARTER&tab=subscription',
  '/dashboard-test?plan=STARTER&tab=billing',
  '/dashboard-test?plan=STARTER&tab=profile',
  '/test-login',
  '/inbox',
  '/translation-test',
  '/translation-demo',
  '/privacy-policy',
  '/terms-of-service',
  '/gdpr',
  '/bookmarklet',
  '/import',
  '/developers',
  '/no-such-page',
];

test.describe('in all languages, light and dark, axe finds nothing and nothing is too wide:', {
  tag: '@one-screen',
}, () => {
  test.setTimeout(180_000);

  // Four to a test: one holds nobody up for long, and a new browser for each page would cost half as much again.
  for (let from = 0; from < publicPages.length; from += 4) {
    const paths = publicPages.slice(from, from + 4);
    test(`${paths.join(' ')} as visitors see them`, async ({ page }) => {
      expect(await inspectAll(page, paths)).toEqual([]);
    });
  }

  test('the steps of the demo', async ({ page }) => {
    const problems = watchConsole(page);
    const look = async (name: string) => problems.push(...(await inspectInAllLanguages(page, name)));
    await page.goto('/demo');
    await look('the beginning');
    await page.getByRole('button', { name: 'Inizia la demo' }).click();
    await look('the car by link');
    // The page has just been narrowed and widened: a click may still meet the old layout.
    await expect(() => page.getByRole('radio').last().check({ force: true })).toPass();
    await look('the car by hand');
    await page.getByRole('button', { name: 'Continua' }).click();
    await look('whom it is for');
    await page.getByRole('button', { name: 'Genera descrizioni' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await look('the texts');
    expect(problems).toEqual([]);
  });

  test('the pages for users', async ({ page }) => {
    await signInAs(page, 'elite');
    const receipts = await (await page.request.get('/api/receipts')).json();
    const tabs = ['subscription', 'billing', 'profile'].map((tab) => `/dashboard?tab=${tab}`);
    const guides = ['/training', '/strategy'];
    const paths = ['/', ...tabs, '/stock', '/subscribe', `/receipt?id=${receipts[0].id}`, ...guides];
    expect(await inspectAll(page, paths)).toEqual([]);
  });

  test('what somebody sees who has just begun', async ({ page }) => {
    await register(page, `every-page-${Date.now()}@example.org`);
    const paths = ['/dashboard', '/dashboard?tab=billing', '/history', '/training', '/checkout?plan=PRO'];
    expect(await inspectAll(page, paths)).toEqual([]);
  });

  test('the steps of the generator, the editor and the history', async ({ page }) => {
    const problems = watchConsole(page);
    const look = async (name: string) => problems.push(...(await inspectInAllLanguages(page, name)));
    const area = page.getByRole('textbox', { name: 'Testo della descrizione' });
    const openPanels = () =>
      page.evaluate('for (const panel of document.querySelectorAll("main details")) panel.open = true');
    await signInAs(page, 'pro');

    await page.goto('/generator');
    await look('the car by link');
    await page.getByRole('tab', { name: 'Inserimento Manuale' }).click();
    await look('the car by hand');
    await describeGolf(page);
    await look('whom it is for');

    await page.getByRole('button', { name: 'Genera descrizioni' }).click();
    await expect(page.getByText(/dati, tutti tuoi/)).toBeVisible();
    const text = await area.inputValue();
    await area.fill(`${text.replace('12.900', '9.900')} Tetto panoramico, auto ecologica.`);
    await expect(page.getByText('3 da controllare')).toBeVisible();
    await area.press('ArrowLeft');
    await expect(page.getByRole('button', { name: 'Blocca', exact: true })).toBeVisible();
    await openPanels();
    await look('the editor beside the car, with lies in the text');

    await area.blur();
    await expect(page.getByText(/ · salvato/)).toBeVisible();
    await page.goto('/history');
    await page.getByRole('button', { name: 'Volkswagen Golf', exact: true }).first().click();
    await page.getByRole('button', { name: 'Modifica' }).first().click();
    await expect(page.getByText('3 da controllare')).toBeVisible();
    await openPanels();
    await look('the editor in the history');

    await test.step('everything by the keyboard, and one sees where one is', async () => {
      const name = 'Togli la frase con «ecologica»';
      await area.focus();
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press('Tab');
        if ((await page.evaluate('document.activeElement.ariaLabel')) === name) break;
        const outline = await page.evaluate('getComputedStyle(document.activeElement).outlineStyle');
        if (outline === 'none') problems.push(`no focus ring after ${presses} tabs`);
      }
      await expect(page.getByRole('button', { name })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 da controllare')).toBeVisible();
    });
    expect(problems).toEqual([]);
  });
});

/** What is wrong with some pages, visited one after the other. */
async function inspectAll(page: Page, paths: readonly string[]): Promise<string[]> {
  const problems = watchConsole(page);
  for (const path of paths) {
    await page.goto(path);
    problems.push(...(await inspectInAllLanguages(page, path)));
  }
  return problems;
}
