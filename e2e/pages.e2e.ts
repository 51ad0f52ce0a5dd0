import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { describeGolf } from './describe-golf.ts';
import { register, signInAs } from './sign-in-as.ts';

const publicPages = [
  '/',
  '/subscribe',
  '/login',
  '/sign-in?fault=sign-in-expired',
  '/register',
  '/forgot-password',
  '/choose-password',
  '/join',
  '/inbox',
  '/bookmarklet',
  '/import',
  '/translation-test',
  '/translation-demo',
];
const signedInPages = ['/dashboard', '/dashboard?tab=profile', '/generator', '/history'];

for (const scheme of ['light', 'dark'] as const) {
  test(`every page for visitors is accessible and fits its screen, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    expect(await inspectAll(page, publicPages)).toEqual([]);
  });

  test(`every page for users is accessible and fits its screen, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await signInAs(page, 'starter');
    expect(await inspectAll(page, signedInPages)).toEqual([]);
  });

  test(`the editor of texts is accessible and fits its screen, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const problems = watchConsole(page);
    await signInAs(page, 'pro');
    await describeGolf(page);
    const area = page.getByRole('textbox', { name: 'Testo della descrizione' });

    await test.step('beside the car, with lies in the text and every panel open', async () => {
      await page.getByRole('button', { name: 'Genera descrizioni' }).click();
      await expect(page.getByText(/dati, tutti tuoi/)).toBeVisible();
      const text = await area.inputValue();
      await area.fill(`${text.replace('12.900', '9.900')} Tetto panoramico, auto ecologica.`);
      await expect(page.getByText('3 da controllare')).toBeVisible();
      await area.press('ArrowLeft');
      await expect(page.getByRole('button', { name: 'Blocca', exact: true })).toBeVisible();
      await page.evaluate('for (const panel of document.querySelectorAll("details")) panel.open = true');
      problems.push(...(await inspect(page, 'the third step')));
    });

    await test.step('in the history', async () => {
      await area.blur();
      await expect(page.getByText(/ · salvato/)).toBeVisible();
      await page.goto('/history');
      await page.getByRole('button', { name: 'Volkswagen Golf', exact: true }).first().click();
      await page.getByRole('button', { name: 'Modifica' }).first().click();
      await expect(page.getByText('3 da controllare')).toBeVisible();
      problems.push(...(await inspect(page, 'the history')));
    });

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
}

/** What is wrong with some pages, visited one after the other. */
async function inspectAll(page: Page, paths: readonly string[]): Promise<string[]> {
  const problems = watchConsole(page);
  for (const path of paths) {
    await page.goto(path);
    problems.push(...(await inspect(page, path)));
  }
  return problems;
}

/** What the browser complains of, as it comes. */
function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 401/.test(message.text())) problems.push(message.text());
  });
  return problems;
}

/** What is wrong with the page as it stands, also on the narrowest screen. */
async function inspect(page: Page, name: string): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const problems = violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`);
  const screen = page.viewportSize();
  for (const width of [screen?.width ?? 0, 320]) {
    await page.setViewportSize({ width, height: screen?.height ?? 0 });
    const excess = () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    const fits = expect.poll(excess, `${name} at ${width} px`).toBeLessThanOrEqual(0);
    await fits.catch((error: Error) => problems.push(error.message));
  }
  if (screen) await page.setViewportSize(screen);
  return problems;
}

test('pages of signed-in people are no pages for a visitor', async ({ page }) => {
  for (const path of [...signedInPages, '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByText('404 Page Not Found').first()).toBeVisible();
  }
});

test('a new dealer registers, sees his dashboard, and signs out', async ({ page, isMobile }) => {
  await register(page, `dina-${isMobile ? 'phone' : 'desk'}@example.org`);
  await expect(page.getByText('FREE').first()).toBeVisible();
  await page.goto('/api/logout');
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page.getByText('404 Page Not Found').first()).toBeVisible();
});

test('the interface changes language and keeps it', async ({ page }) => {
  await page.goto('/sign-in');
  await page.evaluate("localStorage.setItem('autoscritto-language', 'de')");
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible();
});
