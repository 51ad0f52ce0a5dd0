import { expect, type Route, test } from '@playwright/test';
import { describeGolf } from './describe-golf.ts';
import { hearNotices } from './hear-notices.ts';
import { register, signInAs } from './sign-in-as.ts';

/** How long a notice is left to be read before the page leads on. */
const readingTime = 2000;

test('a text that could not be saved stays, over a lost connection and a new sign-in', async ({ page }) => {
  await signInAs(page, 'elite');
  await describeGolf(page);
  await page.getByRole('button', { name: 'Genera descrizioni' }).click();
  const area = page.getByRole('textbox', { name: 'Testo della descrizione' });
  await expect(area).toBeVisible();
  const written = await area.inputValue();

  await test.step('without a connection', async () => {
    const cut = (route: Route) => route.abort();
    await page.route('**/texts/**', cut);
    await area.fill(`${written} Prima.`);
    await area.blur();
    await expect(page.getByText('Testo non salvato').first()).toBeVisible();
    await expect(area).toHaveValue(`${written} Prima.`);
    await page.unroute('**/texts/**', cut);
    await page.getByRole('button', { name: 'Non salvato: riprova' }).click();
    await expect(page.getByText('salvato', { exact: false }).last()).toBeVisible();
  });

  await test.step('without a session', async () => {
    await page.context().clearCookies();
    await area.fill(`${written} Dopo.`);
    await area.blur();
    await expect(page).toHaveURL(/sign-in/);
    await page.getByLabel('E-mail').fill('elite@example.com');
    await page.getByLabel('Password', { exact: true }).fill('autoscritto-demo');
    await page.getByRole('button', { name: 'Accedi', exact: true }).click();
    await expect(page.getByText('Modifiche ritrovate').first()).toBeVisible();
    await expect(area).toHaveValue(`${written} Dopo.`);
    await area.focus();
    await area.blur();
    await expect(page.getByText(/ · salvato/)).toBeVisible({ timeout: 10_000 });
  });
});

test('billing details that were typed outlive a reload and the session', async ({ page, isMobile }) => {
  const heard = await hearNotices(page);
  const email = `typed-${isMobile ? 'phone' : 'desk'}-${Date.now()}@example.org`;
  await register(page, email);
  await page.goto('/dashboard?tab=billing');
  await page.getByRole('button', { name: 'Inserisci i dati' }).click();
  await expect(page.getByLabel('Paese')).toBeFocused();
  const company = page.getByLabel('Ragione sociale *');
  await company.fill('Auto Levante S.r.l.');
  await page.getByLabel('Partita IVA *').fill('00743110157');
  await page.getByLabel('Indirizzo *').fill('Via Sparano 10');
  await page.getByLabel('CAP *').fill('70121');
  await page.getByLabel('Città *').fill('Bari');
  await page.getByLabel('Provincia').fill('BA');
  await page.reload();
  await expect(company).toHaveValue('Auto Levante S.r.l.');

  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page).toHaveURL(/sign-in/);
  expect(heard.join()).toContain('Non Autorizzato');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('una password lunga');
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(company).toHaveValue('Auto Levante S.r.l.');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Dati Fatturazione Aggiornati').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Modifica' })).toBeFocused();
});

test('a name that was typed outlives another tab of the dashboard, and not its cancelling', async ({
  page,
  isMobile,
}) => {
  await register(page, `named-${isMobile ? 'phone' : 'desk'}-${Date.now()}@example.org`);
  await page.goto('/dashboard?tab=profile');
  const edit = page.getByRole('button', { name: 'Modifica', exact: true });
  const name = page.getByLabel('Nome', { exact: true });
  await edit.click();
  await expect(name).toBeFocused();
  await name.fill('Dina Maria');
  await page.getByRole('tab', { name: 'Fatturazione' }).click();
  await expect(name).toHaveCount(0);
  await page.getByRole('tab', { name: 'Profilo' }).click();
  await expect(name).toHaveValue('Dina Maria');
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(name).toHaveValue('Dina');
});

test('notes that would stand as typed become sentences, and the text has them', async ({ page }) => {
  await signInAs(page, 'pro');
  await describeGolf(page);
  const notes = page.getByLabel('Note', { exact: true });
  await notes.fill('estive da comprare, cruise adatt, no perditempo');
  await expect(page.getByText('Una nota non è ancora una frase')).toBeVisible();

  await test.step('the others are shown as the text tells them', async () => {
    await page.getByText('Come diciamo le altre 2').click();
    await expect(page.getByText('Cruise control adattivo')).toBeVisible();
    await expect(page.getByText('Uno slogan o un invito: non va nel testo.')).toBeVisible();
  });

  await test.step('a sentence takes the place of the words', async () => {
    await page.getByLabel('Hai scritto: estive da comprare').fill('Le gomme estive sono da comprare');
    await page.keyboard.press('Enter');
    await expect(notes).toHaveValue('Le gomme estive sono da comprare.\ncruise adatt, no perditempo');
    await expect(page.getByText('Tutte le note hanno una frase nel testo')).toBeFocused();
    await expect(page.getByText('Così come l’hai scritto.')).toBeVisible();
  });

  await test.step('and is proposed when the same words are typed again', async () => {
    await notes.fill('ESTIVE da comprare, cruise adatt, no perditempo');
    const field = page.getByLabel('Hai scritto: ESTIVE da comprare');
    await expect(field).toHaveValue('Le gomme estive sono da comprare');
    await expect(page.getByText('Come l’hai detto l’ultima volta')).toBeVisible();
    await field.press('Enter');
    await expect(notes).toHaveValue('Le gomme estive sono da comprare.\ncruise adatt, no perditempo');
  });

  await test.step('what is misread is said by the seller', async () => {
    await page.getByRole('button', { name: 'Di’ tu come va detto «cruise adatt»' }).click();
    const field = page.getByLabel('Hai scritto: cruise adatt');
    await expect(field).toBeFocused();
    await field.fill('Il cruise control si adatta al traffico.');
    await page.getByRole('button', { name: 'Usa la frase' }).click();
    await expect(notes).toHaveValue(/\nIl cruise control si adatta al traffico\.\n/);
  });

  await page.getByRole('button', { name: 'Genera descrizioni' }).click();
  const area = page.getByRole('textbox', { name: 'Testo della descrizione' });
  await expect(area).toHaveValue(/Le gomme estive sono da comprare\./);
  await expect(area).toHaveValue(/Il cruise control si adatta al traffico\./);
});

test('a visitor whose payment was not answered is not told that it failed, and pays once', async ({
  page,
  isMobile,
}) => {
  const email = `unanswered-${isMobile ? 'phone' : 'desk'}-${Date.now()}@example.org`;
  await page.clock.install();
  await page.goto('/checkout?plan=STARTER');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continua al pagamento' }).click();
  await page.getByText('Risposta persa', { exact: true }).click();
  await page.getByRole('button', { name: /^Paga / }).click();
  await expect(page.getByText(/Non sappiamo ancora se il pagamento è passato/)).toBeVisible();
  await page.clock.fastForward(readingTime);
  await expect(page).toHaveURL(/\/subscribe$/);

  await page.goto('/checkout?plan=STARTER');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByRole('button', { name: 'Continua al pagamento' }).click();
  await expect(page.getByText(/Questo ordine è già stato pagato/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Accedi' })).toBeVisible();
});

test('the first page in another language is drawn without a fault', { tag: '@one-screen' }, async ({
  page,
}) => {
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await signInAs(page, 'elite');
  await page.addInitScript("localStorage.setItem('autoscritto-language', 'de')");
  for (const path of ['/dashboard?tab=billing', '/dashboard?tab=subscription', '/checkout?plan=PRO']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: /Hallo|Wechsel/ })).toBeVisible();
  }
  expect(faults).toEqual([]);
});
