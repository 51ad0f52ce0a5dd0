import { expect, test } from '@playwright/test';
import { it as italian } from '../src/web/legal/terms/it.ts';
import { register } from './sign-in-as.ts';

const signedInPages = ['/dashboard', '/dashboard?tab=profile', '/generator', '/history'];

test('pages of signed-in people are no pages for a visitor', { tag: '@one-screen' }, async ({ page }) => {
  for (const path of [...signedInPages, '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByText('404 Page Not Found').first()).toBeVisible();
  }
});

test('a new dealer sees his dashboard, and signs out', async ({ page, isMobile }) => {
  await register(page, `dina-${isMobile ? 'phone' : 'desk'}@example.org`);
  await page.goto('/dashboard');
  await expect(page.getByText('FREE').first()).toBeVisible();
  await page.goto('/api/logout');
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page.getByText('404 Page Not Found').first()).toBeVisible();
});

test('the interface changes language and keeps it', { tag: '@one-screen' }, async ({ page }) => {
  await page.goto('/sign-in');
  await page.evaluate("localStorage.setItem('autoscritto-language', 'de')");
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible();
});

test('of a legal document only the text that is read is sent', { tag: '@one-screen' }, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => answer.url().endsWith('.js') && scripts.push(answer.text()));
  const isSent = async (text: string) => (await Promise.all(scripts)).some((script) => script.includes(text));
  await page.goto('/de/terms-of-service');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Nutzungsbedingungen');
  await expect.poll(() => isSent('Zu welchen Bedingungen Sie Autoscritto nutzen')).toBe(true);
  expect(await isSent(italian.lead)).toBe(false);
  await page.getByRole('button', { name: 'Italienischen Text lesen' }).click();
  await expect(title).toHaveText(italian.title);
  expect(await isSent(italian.lead)).toBe(true);
});

test('under the plans stand three examples of who might speak, and the guarantee', async ({ page }) => {
  await page.goto('/subscribe');
  const examples = page.getByRole('region', { name: 'Come potrebbe parlarne chi vende auto' });
  await expect(examples.getByRole('figure')).toHaveCount(3);
  await expect(examples).toContainText('Sono esempi, non clienti');
  await expect(page.getByRole('heading', { name: /30 giorni/ })).toBeVisible();
});
