import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './sign-in-as.ts';

const failed = /^Both translation endpoints failed: /;

const area = (page: Page) => page.getByRole('textbox', { name: 'Testo in italiano' });
const run = (page: Page) => page.getByRole('button', { name: 'Prova la traduzione' });

/** Has a car described; answers the description's id. */
async function describe(page: Page, vehicleData: object): Promise<string> {
  const answer = await page.request.post('/api/generate-descriptions', { data: { vehicleData } });
  return (await answer.json()).id;
}

/** Opens the editor of the history's entry and has its texts translated. */
async function translateIntoGerman(page: Page, id: string) {
  await page.goto(`/history?open=${id}`);
  await page.getByRole('button', { name: 'Modifica' }).first().click();
  await page.getByRole('button', { name: 'Traduci' }).click();
  const dialog = page.getByRole('dialog', { name: 'Traduci' });
  await dialog.getByRole('combobox', { name: 'Lingua' }).selectOption('de');
  await dialog.getByRole('button', { name: 'Traduci' }).click();
  await expect(dialog.getByRole('button', { name: 'Salva traduzione' })).toBeVisible();
  return dialog;
}

test('a visitor tries the sample in another language', async ({ page }) => {
  await page.goto('/translation-test');
  await expect(area(page)).toHaveValue(/^Questa Skoda Octavia/);
  const languages = page.getByRole('combobox', { name: 'Traduci in' });
  await expect(languages.getByRole('option')).toHaveText(['English', 'Deutsch', 'Français', 'Español']);
  await languages.selectOption('de');
  await run(page).click();
  await expect(page.getByRole('heading', { name: 'Deutsch' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Skoda.* PS .*22\.900/s);
});

test('nothing is asked twice at once, nor without a text', { tag: '@one-screen' }, async ({ page }) => {
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

test('what a visitor may not translate is tried with an account, and he is told of both', {
  tag: '@one-screen',
}, async ({ page }) => {
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

test('where the first endpoint is out of order, the second gets the same payload', {
  tag: '@one-screen',
}, async ({ page }) => {
  await signInAs(page, 'pro');
  const vehicleData = { make: 'Fiat', model: 'Panda', year: 2019, price: 7900 };
  const answer = await page.request.post('/api/generate-descriptions', { data: { vehicleData } });
  const text: string = (await answer.json()).descriptions.professionalDescription;
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

test('a translation without damage or a condition of sale is not saved unseen', {
  tag: '@one-screen',
}, async ({ page }) => {
  await signInAs(page, 'pro');
  const id = await describe(page, {
    ...{ make: 'Ford', model: 'Transit', category: 'Furgone', price: 14_500 },
    notes: 'gancio di traino, consegna solo in piazza il sabato.',
  });
  const typed = ['Il portellone l’ha graffiato il gatto.', 'Si vende solo a chi porta un dolce.'];
  const { copy } = await (await page.request.get(`/api/descriptions/${id}`)).json();
  for (const [style, text] of Object.entries<string>(copy)) {
    const edited = `${text} ${typed.join(' ')}`;
    await page.request.put(`/api/descriptions/${id}/texts/it/${style}`, { data: { text: edited } });
  }
  const dialog = await translateIntoGerman(page, id);
  const listed = dialog.getByRole('alert').getByRole('listitem');
  const quoted = listed.filter({ hasText: 'consegna solo in piazza il sabato' });
  const missing = listed.filter({ has: page.getByRole('button') });
  await expect(quoted).toHaveText(/Condizione di vendita/);
  await expect(dialog.getByText(/»consegna solo in piazza il sabato«/).first()).toBeVisible();
  await expect(missing).toHaveCount(2);
  await expect(missing.first()).toContainText(/Danno.*graffiato il gatto/);
  await expect(missing.last()).toContainText(/Condizione di vendita.*porta un dolce/);
  const save = dialog.getByRole('button', { name: 'Salva traduzione' });
  await expect(save).toBeDisabled();

  await test.step('seen and agreed to, it may be saved', async () => {
    await dialog.getByRole('checkbox', { name: /salva anche senza/ }).check();
    await expect(save).toBeEnabled();
    await dialog.getByRole('checkbox', { name: /salva anche senza/ }).uncheck();
    await expect(save).toBeDisabled();
  });

  await test.step('put in as the seller wrote it, too', async () => {
    for (const item of await missing.all()) {
      await item.getByRole('button', { name: 'Aggiungi con le tue parole' }).click();
    }
    await expect(dialog.getByRole('checkbox')).toHaveCount(0);
    await save.click();
    await expect(page.getByText('Translation Saved').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Testo della descrizione' })).toHaveValue(
      /graffiato il gatto\. Si vende solo a chi porta un dolce\.$/,
    );
  });
});

test('the history says what was left out of the texts', { tag: '@one-screen' }, async ({ page }) => {
  await signInAs(page, 'pro');
  const notes = 'gancio di traino, tel 333 1234567';
  const id = await describe(page, { make: 'Fiat', model: 'Ducato', price: 14_500, notes });
  await page.goto(`/history?open=${id}`);
  await expect(page.getByText('Contatti e targhe non entrano nel testo.')).toHaveCount(1);
});

test('a text edited by hand is translated as it stands', { tag: '@one-screen' }, async ({ page }) => {
  await signInAs(page, 'pro');
  const id = await describe(page, {
    ...{ make: 'Porsche', model: '911', year: 2019, price: 104_900, fuelType: 'Benzina' },
    notes: 'mai usata in pista, cambio PDK',
  });
  const { copy } = await (await page.request.get(`/api/descriptions/${id}`)).json();
  for (const [style, text] of Object.entries<string>(copy)) {
    const edited = text.replace('104.900', '99.900').replace(/[^.]*pista[^.]*\./, '');
    await page.request.put(`/api/descriptions/${id}/texts/it/${style}`, { data: { text: edited } });
  }
  const dialog = await translateIntoGerman(page, id);
  await expect(dialog.getByText(/99\.900/).first()).toBeVisible();
  await expect(dialog.getByText(/104\.900|Rennstrecke/)).toHaveCount(0);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'mai usata in pista' })).toBeVisible();
  await expect(dialog.getByText('L’hai tolto o cambiato tu nel testo.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Salva traduzione' })).toBeEnabled();
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
