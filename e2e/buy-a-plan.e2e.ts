import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { describeGolf } from './describe-golf.ts';
import { choosePassword, findMailedLink, register } from './sign-in-as.ts';

/** How long a notice is left to be read before the page leads on. */
const readingTime = 2000;

test('from the first free text to a team on ELITE, with receipt and cancellation', async ({
  page,
  browser,
  isMobile,
}) => {
  test.setTimeout(150_000);
  const name = `${isMobile ? 'phone' : 'desk'}-${Date.now()}`;

  await test.step('register, verified by the mail, and activate FREE', async () => {
    await page.clock.install();
    await register(page, `${name}@example.org`);
    await page.goto('/subscribe');
    await page.getByRole('button', { name: 'Attiva FREE' }).click();
    await expect(page.getByText('Piano Gratuito Attivato').first()).toBeVisible();
    await page.clock.fastForward(readingTime);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('use it up and be refused kindly', async () => {
    await writeGolf(page);
    await expect(page.getByText('Descrizioni veicolo generate con successo!').first()).toBeVisible();
    await describeGolf(page);
    await page.getByRole('button', { name: 'Genera descrizioni' }).click();
    await expect(page.getByText(/Hai usato la descrizione di questo mese/).first()).toBeVisible();
  });

  await test.step('a declined card changes nothing and leads back to the plans', async () => {
    await payFor(page, 'PRO', 'Carta rifiutata');
    await expect(page.getByText('Errore nel pagamento').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Torna ai Piani' }).last()).toBeVisible();
    await page.clock.fastForward(readingTime);
    await expect(page).toHaveURL(/\/subscribe$/);
    await page.goto('/dashboard?tab=subscription');
    await expect(page.getByText('Piano FREE')).toBeVisible();
  });

  await test.step('PRO by the month, once the bank has asked', async () => {
    await payFor(page, 'PRO', 'Conferma della banca');
    await page.getByRole('button', { name: 'Confermo' }).click();
    await expect(page.getByText('Pagamento completato!').first()).toBeVisible();
    await page.clock.fastForward(readingTime);
    await expect(page).toHaveURL(/\/dashboard\?tab=subscription$/);
    await expect(page.getByText('Piano PRO')).toBeVisible();
    await expect(page.getByText(/Prossimo pagamento: 29\s€/)).toBeVisible();
    await page.getByRole('tab', { name: 'Panoramica' }).click();
    await expect(page.getByText('∞')).toBeVisible();
    await expect(page.getByText('Manca a chi fare la fattura')).toBeVisible();
  });

  await test.step('over to ELITE by the year, the unused rest taken off', async () => {
    await page.goto('/subscribe');
    await page.getByRole('radio', { name: /Annuale/ }).check({ force: true });
    await page.getByRole('link', { name: 'Passa a ELITE' }).click();
    await expect(page.getByRole('heading', { name: 'A chi facciamo la fattura?' })).toBeVisible();
    await page.getByRole('button', { name: 'Salta per ora' }).click();
    await expect(page.getByRole('heading', { name: 'Passare a ELITE' })).toBeVisible();
    await expect(page.getByText('ELITE · Annuale')).toBeVisible();
    await expect(page.getByText(/Con il pagamento accetti i Termini di servizio/)).toBeVisible();
    await page.getByRole('button', { name: /^Paga 471/ }).click();
    await expect(page.getByRole('heading', { name: 'Pagamento simulato' })).toBeVisible();
    // The card is one whose bank asks each time.
    await page.getByRole('button', { name: /^Paga 471/ }).click();
    await expect(page.getByRole('button', { name: /^Paga/ })).toHaveCount(0);
    await page.clock.fastForward(readingTime);
    await expect(page).toHaveURL(/\/dashboard\?tab=subscription$/, { timeout: 15_000 });
    await expect(page.getByText('Piano ELITE')).toBeVisible();
    await expect(page.getByText('Annuale (-15%)').first()).toBeVisible();
  });

  await test.step('invite somebody, who joins and writes with the same plan', async () => {
    const guest = `guest-${name}@example.org`;
    await page.getByLabel('E-mail di chi inviti').fill(guest);
    await page.getByRole('button', { name: 'Invita', exact: true }).click();
    await expect(page.getByText('Invito inviato').first()).toBeVisible();
    const context = await browser.newContext({ locale: 'it-IT' });
    const other = await context.newPage();
    await register(other, guest);
    await other.goto('/join');
    await other.getByRole('button', { name: /^Accetta/ }).click();
    await other.getByRole('link', { name: 'Vai alla dashboard' }).click();
    await expect(other.getByText('Piano ELITE').first()).toBeVisible();
    await writeGolf(other);
    await expect(other.getByText('Descrizioni veicolo generate con successo!').first()).toBeVisible();
    await context.close();
    await page.goto('/history');
    await expect(page.getByText('Volkswagen Golf')).toHaveCount(2);
  });

  await test.step('billing details, and the receipts on paper and as files', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Inserisci i dati' }).click();
    await page.getByRole('button', { name: 'Inserisci i dati' }).click();
    await page.getByLabel('Partita IVA *').fill('12345678901');
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByLabel('Ragione sociale *')).toBeFocused();
    await page.getByLabel('Ragione sociale *').fill('Auto Levante S.r.l.');
    await page.getByLabel('Partita IVA *').fill('00743110157');
    await page.getByLabel('Indirizzo *').fill('Via Sparano 10');
    await page.getByLabel('CAP *').fill('70121');
    await page.getByLabel('Città *').fill('Bari');
    await page.getByLabel('Provincia').fill('ba');
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('Dati Fatturazione Aggiornati').first()).toBeVisible();

    await page.getByRole('tab', { name: 'Panoramica' }).click();
    await expect(page.getByText('Manca a chi fare la fattura')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Fatturazione' }).click();
    await expect(page.getByText(/^ELITE · /)).toBeVisible();
    await expect(page.getByText(/^PRO · /)).toBeVisible();

    const pdf = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /in PDF/ })
      .first()
      .click();
    expect((await readFile(await (await pdf).path())).subarray(0, 5).toString()).toBe('%PDF-');
    const xml = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /fattura elettronica/ })
      .first()
      .click();
    expect(await readFile(await (await xml).path(), 'utf8')).toContain('FatturaElettronica');
    await page
      .getByRole('link', { name: /^Apri la ricevuta/ })
      .last()
      .click();
    await expect(page.getByText(/29,00\s€/).first()).toBeVisible();
  });

  await test.step('cancel, which ends the renewal at once, and take it back', async () => {
    await page.goto('/dashboard?tab=subscription');
    await cancel(page);
    await expect(page.getByText('Disdetta confermata', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/La disdetta è fatta: il piano resta attivo fino al/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancella Abbonamento' })).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Riprendi il piano' }).click();
    await expect(page.getByText('Il piano continua', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/Prossimo pagamento: 500\s€/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Riprendi il piano' })).toHaveCount(0);
  });

  await test.step('down to STARTER waits for the end of the year, names what goes, and is taken back', async () => {
    await page.goto('/checkout?plan=STARTER');
    await expect(page.getByText('Testi in stile Persuasivo, Copy Evoluto 5.0')).toBeVisible();
    await expect(page.getByText(/Il team: ognuno lavora con il proprio piano/)).toBeVisible();
    await expect(page.getByText('Da pagare quel giorno')).toBeVisible();
    await page.getByRole('button', { name: 'Conferma il cambio' }).click();
    await page.clock.fastForward(readingTime);
    await expect(page.getByText(/Quel giorno passi a STARTER mensile e paghi 9\s€/)).toBeVisible();
    await page.getByRole('button', { name: 'Resta con ELITE' }).click();
    await expect(page.getByText(/Prossimo pagamento: 500\s€/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resta con ELITE' })).toHaveCount(0);
  });

  await test.step('cancelled and then down to STARTER at once it renews; the team rests, and what is left over is told', async () => {
    await cancel(page);
    await expect(page.getByText(/La disdetta è fatta/)).toBeVisible();
    await page.goto('/checkout?plan=STARTER');
    await expect(page.getByText(/con questo cambio torna a rinnovarsi/)).toBeVisible();
    await page.getByRole('radio', { name: /Da subito/ }).check();
    await expect(page.getByText(/49\d,\d\d\s€ diventano credito/)).toBeVisible();
    await page.getByRole('button', { name: 'Conferma il cambio' }).click();
    await page.clock.fastForward(readingTime);
    await expect(page).toHaveURL(/\/dashboard\?tab=subscription$/);
    await expect(page.getByText(/Prossimo pagamento: 0\s€/)).toBeVisible();
    await expect(page.getByText(/Credito per i prossimi pagamenti: 49\d/)).toBeVisible();
    await expect(page.getByText(/Con il tuo piano il team è in pausa/)).toBeVisible();
    await expect(page.getByText(/Il team è al completo/)).toHaveCount(0);
  });

  await test.step('cancelled with credit left, its fate is said', async () => {
    await page.getByRole('button', { name: 'Cancella Abbonamento' }).click();
    await expect(page.getByRole('dialog')).toContainText(/Il tuo credito di 49\d,\d\d\s€/);
    await page.getByRole('button', { name: 'Tieni il piano' }).click();
    await expect(page.getByText(/Prossimo pagamento: 0\s€/)).toBeVisible();
  });
});

test('somebody who pays first corrects the address, chooses the password, and has the plan', async ({
  page,
  isMobile,
}) => {
  const email = `first-${isMobile ? 'phone' : 'desk'}-${Date.now()}@example.org`;
  await page.clock.install();
  await page.goto('/checkout?plan=STARTER');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continua al pagamento' }).click();
  await expect(page.getByText(/la ricevuta sarà senza IVA italiana/)).toBeVisible();
  await page.getByText('Pagamento riuscito').click();
  await page.getByRole('button', { name: /^Paga 9,00/ }).click();
  await expect(page.getByText('Pagamento completato!').first()).toBeVisible();
  await page.clock.fastForward(readingTime);
  await expect(page).toHaveURL(/\/paid$/);
  await expect(page.getByRole('heading', { name: 'Pagato. Scegli la password' })).toBeVisible();
  await expect(page.getByText(`nella mail a ${email}`)).toBeVisible();
  const earlier = await findMailedLink(page, email);
  await page.getByRole('button', { name: 'Cambialo' }).click();
  await page.getByLabel('E-mail').fill(`right-${email}`);
  await page.getByRole('button', { name: 'Manda il link qui' }).click();
  await expect(page.getByText(`nella mail a right-${email}`)).toBeVisible();
  await page.goto(earlier);
  await expect(page.getByRole('heading', { name: /Scegli la tua password/ })).toHaveCount(0);
  await page.goto(await findMailedLink(page, `right-${email}`));
  await choosePassword(page, 'una password lunga');
  await expect(page.getByText('Piano STARTER')).toBeVisible();
});

test('an answer that was lost is made good, and its invoice names the person who said so before paying', async ({
  page,
  isMobile,
}) => {
  await page.clock.install();
  await register(page, `lost-${isMobile ? 'phone' : 'desk'}-${Date.now()}@example.org`);
  await page.goto('/checkout?plan=STARTER');
  await page.getByRole('radio', { name: 'Privato' }).check();
  await expect(page.getByLabel('Partita IVA *')).toHaveCount(0);
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Scrivi nome e cognome.')).toBeVisible();
  await page.getByLabel('Nome e cognome *').fill('Mario Rossi');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByLabel('Codice fiscale *')).toBeFocused();
  await expect(page.getByText(/senza partita IVA la fattura ha bisogno di questo/)).toBeVisible();
  await page.getByLabel('Codice fiscale *').fill('rssmra85t10a562s');
  await page.getByLabel('Indirizzo *').fill('Via Roma 7');
  await page.getByLabel('CAP *').fill('73100');
  await page.getByLabel('Città *').fill('Lecce');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await pay(page, 'Risposta persa');
  await expect(page.getByText('Pagamento completato!').first()).toBeVisible();
  await page.clock.fastForward(readingTime);
  await expect(page).toHaveURL(/\/dashboard\?tab=subscription$/);
  await expect(page.getByText('Piano STARTER')).toBeVisible();
  await page.getByRole('tab', { name: 'Fatturazione' }).click();
  await expect(page.getByText('RSSMRA85T10A562S')).toBeVisible();
  await expect(page.getByRole('link', { name: /fattura elettronica/ })).toBeVisible();
});

async function cancel(page: Page) {
  await page.getByRole('button', { name: 'Cancella Abbonamento' }).click();
  await page.getByRole('button', { name: 'Conferma la disdetta' }).click();
}

async function payFor(page: Page, plan: string, card: string) {
  await page.goto('/subscribe');
  await page.getByRole('link', { name: `Scegli ${plan}` }).click();
  await page.getByRole('button', { name: 'Salta per ora' }).click();
  await pay(page, card);
}

async function pay(page: Page, card: string) {
  await page.getByRole('button', { name: 'Continua al pagamento' }).click();
  await page.getByText(card, { exact: true }).click();
  await page.getByRole('button', { name: /^Paga / }).click();
}

async function writeGolf(page: Page) {
  await describeGolf(page);
  await page.getByRole('button', { name: 'Genera descrizioni' }).click();
}
