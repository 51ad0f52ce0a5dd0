import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { hearNotices } from './hear-notices.ts';
import { register, signIn, signInAs } from './sign-in-as.ts';

const password = 'una password lunga';

test('the operator runs the business from one page', { tag: '@one-screen' }, async ({ page, browser }) => {
  test.setTimeout(120_000);
  const email = `dina-${Date.now()}@example.org`;
  const subject = `Domanda ${Date.now()}`;
  const dealer = await (await browser.newContext()).newPage();
  const heard = await hearNotices(dealer);
  const row = page.getByRole('row').filter({ hasText: email });
  const dialog = page.getByRole('dialog');
  const search = page.getByRole('searchbox', { name: 'Cerca e-mail, nome o ID' });
  await register(dealer, email, password);

  await test.step('who is no administrator is told so, and led back', async () => {
    const asked: string[] = [];
    dealer.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await dealer.goto('/admin');
    await expect(dealer.getByRole('heading', { name: 'Accesso Negato' })).toBeVisible();
    await dealer.getByRole('link', { name: 'Torna alla Dashboard' }).click();
    await expect(dealer).toHaveURL('/dashboard');
    await expect(dealer.getByRole('link', { name: 'Analisi Avanzata' })).toHaveCount(0);
    expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
  });

  await test.step('somebody writes to us', async () => {
    await page.goto('/#contact');
    const form = page.locator('#contact form');
    const written = {
      'Nome *': 'Dina',
      'E-mail *': email,
      'Oggetto *': subject,
      'Messaggio *': 'Buongiorno.',
    };
    for (const [label, text] of Object.entries(written)) await form.getByLabel(label).fill(text);
    await form.getByRole('button', { name: 'Invia il messaggio' }).click();
    await expect(page.getByText('Messaggio inviato!').first()).toBeVisible();
  });

  await test.step('the dashboard’s menu leads an administrator there, to the figures of the whole', async () => {
    await signInAs(page, 'admin');
    await page.goto('/dashboard');
    await page.getByLabel('Autoscritto, Menu').click();
    await page.getByRole('link', { name: 'Amministrazione' }).click();
    const summary = page.getByRole('region', { name: 'Riepilogo' });
    for (const label of ['Utenti totali', 'Amministratori', 'Abbonamenti attivi', 'Ricavi mensili']) {
      await expect(summary.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(summary.getByText(/^STARTER$|^PRO$|^ELITE$/)).toHaveCount(3);
    await expect(page.getByText('Gli amministratori hanno tutti e tre gli stili')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one is found among all by search and filters', async () => {
    await search.fill(email);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(row).toContainText('Utente');
    await page.getByLabel('Piano', { exact: true }).selectOption('PRO');
    await expect(page.getByText('Nessun utente corrisponde.')).toBeVisible();
    await page.getByRole('button', { name: 'Togli i filtri' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'admin@example.com' })).toContainText('Tu');
    await page.getByRole('row').nth(1).getByRole('button').last().press('ArrowDown');
    await expect(page.getByRole('row').nth(2).getByRole('button').last()).toBeFocused();
    await search.fill(email);
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

  await test.step('a role is given and taken, all controls resting meanwhile', async () => {
    let answer = () => {};
    const hold = new Promise<void>((done) => {
      answer = done;
    });
    await page.route('**/role', (route) => hold.then(() => route.continue()), { times: 1 });
    await row.getByRole('button', { name: 'Rendi admin' }).click();
    await confirm('Rendi admin');
    for (const control of await row.getByRole('button').or(row.getByRole('combobox')).all()) {
      await expect(control).toBeDisabled();
    }
    answer();
    await expect(row.getByText('Admin', { exact: true })).toBeVisible();
    const take = row.getByRole('button', { name: 'Togli admin' });
    await expect(take).toBeFocused();
    await take.press('Enter');
    await confirm('Togli admin');
    await expect(row.getByText('Utente', { exact: true })).toBeVisible();
  });

  await test.step('the last administrator stays one, and is told why', async () => {
    await search.fill('admin@example.com');
    await expect(page.getByRole('row')).toHaveCount(2);
    const own = page.getByRole('row').filter({ hasText: 'admin@example.com' });
    await own.getByRole('button', { name: 'Togli admin' }).click();
    await expect(dialog).toContainText('È il tuo account');
    await confirm('Togli admin');
    const notice = page.getByRole('region', { name: /Notifiche/ }).getByRole('listitem');
    await expect(notice).toContainText("Errore nell'aggiornamento del ruolo");
    await expect(own.getByText('Admin', { exact: true })).toBeVisible();
    await search.fill(email);
    await expect(row).toBeVisible();
  });

  await test.step('who is blocked is out at his next click, and comes in again once unblocked', async () => {
    await row.getByRole('button', { name: 'Blocca' }).click();
    await confirm('Blocca');
    await expect(row.getByText('Bloccato', { exact: true })).toBeVisible();
    await dealer.getByRole('tab', { name: 'Profilo' }).click();
    await expect.poll(() => heard.join()).toContain('Non Autorizzato');
    await expect(dealer).not.toHaveURL(/dashboard/);
    await signIn(dealer, email, password);
    await expect(dealer.getByRole('alert')).toContainText(/sospeso|bloccato/);
    await row.getByRole('button', { name: 'Sblocca' }).click();
    await confirm('Sblocca');
    await expect(row.getByText('Attivo', { exact: true })).toBeVisible();
    await signIn(dealer, email, password);
    await expect(dealer.getByRole('heading', { name: /Dina/ })).toBeVisible();
  });

  await test.step('a plan given by hand is had at once, and named so', async () => {
    await row.getByLabel(`Piano di ${email}`).selectOption('ELITE');
    await confirm('Dai ELITE');
    await expect(row.getByText('dato a mano')).toBeVisible();
    await dealer.goto('/dashboard');
    await expect(dealer.getByText('Piano ELITE').first()).toBeVisible();
    await expect(dealer.getByRole('link', { name: 'Analisi Avanzata' })).toHaveAttribute(
      'href',
      '/analytics',
    );
  });

  await test.step('a later question of a customer with ELITE stands first', async () => {
    const data = { name: 'Dina', email, subject: `${subject} ELITE`, message: 'Buongiorno.' };
    const sent = await dealer.request.post('/api/contact', { data });
    expect(sent.status()).toBe(200);
    await page.getByRole('tab', { name: 'Messaggi' }).click();
    const first = page.getByRole('article').first();
    await expect(first.getByText('Prioritario · ELITE')).toBeVisible();
    await expect(first).toHaveAccessibleName(data.subject);
    await page.getByRole('tab', { name: 'Utenti' }).click();
  });

  await test.step('the message is read, for good', async () => {
    await page.getByRole('tab', { name: 'Messaggi' }).click();
    const message = page.getByRole('article', { name: subject, exact: true });
    await expect(message.getByText('Nuovo', { exact: true })).toBeVisible();
    await expect(message.getByText('Buongiorno.')).toBeVisible();
    await expectAccessible(page);
    await message.getByRole('button', { name: 'Segna come letto' }).click();
    await expect(message.getByText('Letto', { exact: true })).toBeVisible();
    await expect(message.getByRole('button')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Utenti' }).click();
    await expect(search).toHaveValue(email);
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  await test.step('what is listed is had as CSV', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Esporta in CSV' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(email);
  });

  await test.step('a month’s invoices are had as a zip, and a month without any is said', async () => {
    await page.getByRole('tab', { name: 'Fatture' }).click();
    // The demo accounts have bought their plans today.
    await expect(page.getByText(/^Nessun documento in /)).toBeVisible();
    await page.getByLabel('Mese').selectOption({ index: 0 });
    await expect(page.getByText(/^\d+ documenti, di cui \d+ con fattura elettronica\.$/)).toBeVisible();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Scarica lo zip' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^documents-20\d\d-\d\d\.zip$/);
  });

  await test.step('below stands who has not said whom the invoice is for, and is reminded', async () => {
    const missing = page.getByRole('listitem').filter({ hasText: 'starter@example.com' });
    await expect(missing).toContainText(/1 documento · 9,00\s€/);
    await expect(missing).toContainText('Nessun promemoria finora');
    await missing.getByRole('button', { name: 'Manda un promemoria a starter@example.com' }).click();
    await expect(page.getByText('Promemoria inviato').first()).toBeVisible();
    await expect(missing).toContainText('Promemoria: 1');
    await missing.getByRole('button').click();
    await expect(page.getByText(/già arrivato un promemoria nelle ultime 24 ore/).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Utenti' }).click();
  });

  await test.step('an account is deleted after a question and its e-mail typed', async () => {
    await row.getByRole('button', { name: `Elimina ${email}` }).click();
    await confirm('Continua');
    await dialog.getByLabel(`Scrivi ${email}`).fill('dina@example.org');
    await confirm('Elimina per sempre');
    await expect(dialog.getByText('Non è la stessa e-mail.')).toBeVisible();
    await dialog.getByLabel(`Scrivi ${email}`).fill(email);
    await confirm('Elimina per sempre');
    await expect(page.getByText('Nessun utente corrisponde.')).toBeVisible();
    await signIn(dealer, email, password);
    await expect(dealer.getByRole('alert')).toBeVisible();
  });

  await test.step('the log tells all of it, newest first', async () => {
    await page.getByRole('tab', { name: 'Registro' }).click();
    const [, ...entries] = await actionsOf(page);
    expect(entries.slice(0, 10)).toEqual([
      'Eliminazione',
      'Promemoria',
      'Esportazione',
      'Esportazione',
      'Messaggio',
      'Piano',
      'Stato',
      'Stato',
      'Ruolo',
      'Ruolo',
    ]);
    await expect(page.getByRole('row').nth(6)).toContainText('Da FREE a ELITE');
    await expectAccessible(page);
  });
});

/** What each line of the log says was done, under the name of its column. */
async function actionsOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('columnheader', { name: 'Cosa', exact: true })).toBeVisible();
  return page.locator('tr > :nth-child(3)').allInnerTexts();
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
}
