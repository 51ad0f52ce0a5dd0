import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './sign-in-as.ts';

const failed = /^Both translation endpoints failed: /;

const area = (page: Page) => page.getByRole('textbox', { name: 'Testo in italiano' });
const run = (page: Page) => page.getByRole('button', { name: 'Prova la traduzione' });

test('a visitor tries the sample in another language', async ({ page }) => {
  await page.goto('/translation-test');
  await expect(area(page)).toHaveValue(/^Questa Skoda Octavia/);
  const languages = page.getByRole('combobox', { name: 'Traduci in' });
  await expect(languages.getByRole('option')).toHaveText(['English', 'Deutsch', 'Français', 'Español']);
  await languages.selectOption('de');
  await run(page).click();
  await expect(page.getByRole('heading', { name: 'Deutsch' })).toBeVisible();
  await expect(page.getByText(/zugelassen 2021.*22\.900/s)).toBeVisible();
});

test('nothing is asked twice at once, nor without a text', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/translate-test', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/translation-test');
  await area(page).fill('  ');
  await expect(run(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Rimetti l’esempio' }).click();
  await run(page).click();
  await expect(page.getByRole('button', { name: 'Traduco' })).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: 'English' })).toBeVisible();
  await expect(run(page)).toBeEnabled();
});

test('what a visitor may not translate is tried with an account, and he is told of both', async ({
  page,
}) => {
  await page.goto('/translation-test');
  await area(page).fill('Vendo auto. Prezzo trattabile.');
  await run(page).click();
  await expect(page.getByText('Senza accesso si traducono solo i testi di esempio')).toBeVisible();
  await expect(page.getByText(failed)).toContainText('Unauthorized');
  await page.getByRole('link', { name: 'Accedi' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(area(page)).toHaveValue('Vendo auto. Prezzo trattabile.');
});

test('where the first endpoint is out of order, the second gets the same payload', async ({ page }) => {
  await signInAs(page, 'pro');
  const text = await page.evaluate(async () => {
    const vehicleData = { make: 'Fiat', model: 'Panda', year: 2019, price: 7900 };
    const answer = await fetch('/api/generate-descriptions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vehicleData }),
    });
    const made = (await answer.json()) as { descriptions: { professionalDescription: string } };
    return made.descriptions.professionalDescription;
  });
  const sent: unknown[] = [];
  await page.route('**/api/translate*', (route) => {
    sent.push(route.request().postDataJSON());
    const isFirst = route.request().url().endsWith('/api/translate-test');
    return isFirst ? route.fulfill({ status: 503, json: { message: 'Chiuso per oggi.' } }) : route.continue();
  });
  await page.goto('/translation-test');
  await area(page).fill(text);
  await run(page).click();
  await expect(page.getByText('Chiuso per oggi.')).toBeVisible();
  await expect(page.getByText(/€7,900/)).toBeVisible();
  await expect(page.getByText(failed)).toHaveCount(0);
  const payload = { text, sourceLanguage: 'it', targetLanguage: 'en' };
  expect(sent).toEqual([payload, payload]);
});

test('the interface shows its own words in the language that is chosen', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/translation-demo');
  const card = (name: RegExp) => page.getByRole('main').getByRole('button', { name });
  await expect(card(/Italiano/)).toContainText('Lingua attuale');
  await expect(page.getByText('nav.signIn')).toBeVisible();
  expect(scripts.filter((path) => path.includes('app-messages'))).toEqual([]);

  await page.getByRole('tab', { name: 'Dashboard' }).click();
  await expect(page.getByText('Nuova Descrizione')).toBeVisible();
  expect(scripts.filter((path) => path.includes('app-messages'))).not.toEqual([]);

  await card(/Deutsch/).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(card(/Deutsch/)).toContainText('Aktuelle Sprache');
  await expect(card(/Italiano/)).not.toContainText('Aktuelle Sprache');
  await expect(page.getByText('Neue Beschreibung')).toBeVisible();
  for (const [tab, key] of [
    ['Startseite', 'landing.hero.title'],
    ['Generator', 'generator.inputTitle'],
    ['Allgemein', 'common.retry'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(key, { exact: true })).toBeVisible();
  }

  await page
    .getByRole('banner')
    .getByLabel(/Deutsch/)
    .click();
  await page.getByRole('banner').getByRole('button', { name: 'Français' }).click();
  await expect(page.getByText('Réessayer')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL(/\/(fr)?$/);
});

test('an unknown page says so, and leads where its reader may go', async ({ page }) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await page.getByRole('link', { name: 'Torna alla home' }).click();
  await expect(page).toHaveURL('/');
  await signInAs(page, 'starter');
  await page.goto('/no-such-page');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('in every language axe finds nothing, and each page fits a narrow screen', async ({ page }) => {
  const problems: string[] = [];
  for (const language of ['it', 'en', 'de', 'fr', 'es']) {
    await page.goto('/translation-demo');
    await page.evaluate(`localStorage.setItem('autoscritto-language', '${language}')`);
    for (const path of ['/translation-test', '/translation-demo', '/no-such-page']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page }).analyze();
      problems.push(...violations.map(({ id, nodes }) => `${language} ${path}: ${id} ${nodes[0]?.html}`));
      const screen = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 700 });
      const excess = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      if (excess > 0) problems.push(`${language} ${path}: ${excess} px too wide`);
      if (screen) await page.setViewportSize(screen);
    }
  }
  expect(problems).toEqual([]);
});
