import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { register, signInAs } from './sign-in-as.ts';

const publicPages = ['/', '/subscribe', '/login', '/sign-in', '/register'];
const signedInPages = ['/dashboard', '/generator', '/history'];

for (const scheme of ['light', 'dark'] as const) {
  test(`every page is accessible and fits its screen, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 401/.test(message.text())) problems.push(message.text());
    });
    const inspect = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page }).analyze();
      problems.push(...violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`));
      const isTooWide = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
      if (isTooWide) problems.push(`${path} is wider than the screen`);
    };
    for (const path of publicPages) await inspect(path);
    await signInAs(page, 'starter');
    for (const path of signedInPages) await inspect(path);
    expect(problems).toEqual([]);
  });
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
