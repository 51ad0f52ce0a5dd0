import { expect, type Page, test } from '@playwright/test';
import type { MainProcess } from '../src/server/testing/start-main.ts';
import { describeGolf } from './describe-golf.ts';
import { lane, portsOf } from './lane.ts';
import { putCaret } from './put-caret.ts';
import { signInAs } from './sign-in-as.ts';
import { openSlowModel } from './slow-model.ts';
import { startBeside } from './start-beside.ts';

const ports = portsOf(lane);
test.use({ baseURL: `http://localhost:${ports.modelApplication}` });

const written = [
  'Questa Volkswagen Golf del 2017 è grigia, ha cinque porte e ha percorso 98.500 km. Il motore diesel da 116 CV lavora con il cambio manuale e si trova a suo agio nei tragitti di ogni giorno come nei viaggi di famiglia.',
  'Chi ha bambini apprezza la facilità con cui si sale e si sistemano zaini e seggiolini; chi va al lavoro in auto tutte le mattine trova una guida regolare, che non stanca. Su strada dà sicurezza, curva dopo curva, senza chiedere attenzioni particolari a chi guida.',
  'A bordo ci sono i sensori di parcheggio e il Bluetooth. Con la garanzia di 12 mesi il prezzo è di 12.900 €. Chiamateci per fissare una visita.',
].join('\n\n');

const inGerman = [
  'Dieser Volkswagen Golf von 2017 ist grau, hat fünf Türen und ist 98.500 km gefahren. Der Dieselmotor mit 116 PS arbeitet mit dem Schaltgetriebe und fühlt sich auf täglichen Wegen so wohl wie auf Reisen mit der Familie.',
  'Wer Kinder hat, schätzt den leichten Einstieg und den Platz für Taschen; wer jeden Morgen zur Arbeit fährt, findet einen Wagen, der nicht ermüdet. Auf der Straße gibt er Sicherheit, Kurve für Kurve, ohne dem Fahrer besondere Aufmerksamkeit abzuverlangen.',
  'An Bord sind die Einparkhilfe und Bluetooth. Mit der Garantie von 12 Monaten kostet er 12.900 €. Rufen Sie uns an und vereinbaren Sie eine Besichtigung.',
].join('\n\n');

let model: { close(): void };
let server: MainProcess;
let answer = written;
test.beforeAll(async () => {
  model = await openSlowModel(() => answer);
  server = await startBeside(ports.modelApplication, {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'slow',
    AI_BASE_URL: `http://127.0.0.1:${ports.model}/v1`,
  });
});
test.beforeEach(() => {
  answer = written;
});
test.afterAll(async () => {
  await server.stop();
  model.close();
});

test('a text grows before one’s eyes, is edited, checked, locked, rewritten, translated and exported', async ({
  page,
  isMobile,
}) => {
  await signInAs(page, 'pro');
  await describeGolf(page);

  await test.step('watch the model write', async () => {
    await page.getByRole('button', { name: 'Genera descrizioni' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Sto scrivendo' })).toBeVisible();
    const growing = page.getByRole('article').first();
    await expect(growing).toContainText('Questa Volkswagen');
    const early = ((await growing.textContent()) ?? '').length;
    await expect.poll(async () => ((await growing.textContent()) ?? '').length).toBeGreaterThan(early + 80);
    await expect(page.getByText('Descrizioni veicolo generate con successo!').first()).toBeVisible({
      timeout: 30_000,
    });
  });

  const area = page.getByRole('textbox', { name: 'Testo della descrizione' });
  await test.step('every fact is tied to its source', async () => {
    await expect(area).toHaveValue(written);
    await expect(page.getByText(/dati, tutti tuoi/)).toBeVisible();
    await expect(page.getByText('su 100, prima di pubblicare')).toBeVisible();
  });

  await test.step('a lie is marked as it is typed, and a contradiction stops the copy', async () => {
    await area.fill(`${written.replace('12.900 €', '9.900 €')} Ha il tetto panoramico.`);
    await expect(page.getByText('2 da controllare')).toBeVisible();
    const sources = page.getByRole('listitem');
    const wrong = sources.filter({ hasText: '9.900 €' });
    await expect(wrong).toContainText('contraddice i tuoi dati');
    await expect(sources.filter({ hasText: 'tetto panoramico' })).toContainText('nei tuoi dati non c’è');
    await page.getByRole('button', { name: 'Copia', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Il testo contraddice i dati' });
    await expect(dialog).toContainText('9.900 €');
    await dialog.getByRole('button', { name: 'Torna al testo' }).click();
    await wrong.getByRole('button', { name: 'Correggi: 12.900 €' }).click();
    await page.getByRole('button', { name: 'Togli la frase con «tetto panoramico»' }).click();
    await expect(area).toHaveValue(written);
    await expect(page.getByText(/dati, tutti tuoi/)).toBeVisible();
  });

  await test.step('a banned word is named, its sentence taken out and put back', async () => {
    const banned = `${written} Un’auto ecologica.`;
    await area.fill(banned);
    const row = page.getByRole('listitem').filter({ hasText: 'parola vietata nelle inserzioni' });
    await expect(row).toContainText('ecologica');
    await row.getByRole('button', { name: 'Togli la frase' }).click();
    await expect(area).toHaveValue(written);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect(area).toHaveValue(banned);
    await area.fill(written);
    await expect(row).toHaveCount(0);
  });

  await test.step('a fact of the card lights up its words, and words their fact', async () => {
    const card = page.getByRole('complementary', { name: 'La scheda' });
    if (isMobile) await card.getByRole('button', { name: 'Mostra la scheda' }).click();
    const price = card.getByRole('button', { name: /Prezzo/ });
    await price.click();
    await expect(page.locator('[data-claim][data-lit]')).toHaveText(['12.900 €']);
    await putCaret(page, '98.500');
    const mileage = card.getByRole('button', { name: /Chilometraggio/, includeHidden: true });
    await expect(mileage).toHaveAttribute('data-lit', '');
  });

  await test.step('a locked sentence cannot be changed', async () => {
    await putCaret(page, 'Chiamateci');
    await page.getByRole('button', { name: 'Blocca', exact: true }).click();
    await area.fill(written.replace('Chiamateci per fissare una visita.', 'Ciao.'));
    await expect(page.getByText('Frase bloccata').first()).toBeVisible();
    await expect(area).toHaveValue(written);
  });

  await test.step('one sentence is written anew, the rest stays', async () => {
    await putCaret(page, 'A bordo');
    await page.getByRole('button', { name: 'Riscrivi' }).click();
    await expect(area).not.toHaveValue(written, { timeout: 15_000 });
    const anew = await area.inputValue();
    for (const kept of [
      'Questa Volkswagen Golf del 2017',
      'Chiamateci per fissare una visita.',
      'Bluetooth',
    ]) {
      expect(anew).toContain(kept);
    }
    expect(anew).not.toContain('A bordo ci sono i sensori di parcheggio e il Bluetooth.');
  });

  await test.step('an earlier version comes back', async () => {
    await page.getByRole('button', { name: 'Versioni' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versioni' });
    await dialog.getByRole('button', { name: 'Chiudi la finestra' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Versioni' }).click();
    await dialog
      .getByRole('listitem')
      .filter({ hasText: 'Scritto da Autoscritto' })
      .getByRole('button', { name: 'Ripristina' })
      .click();
    await expect(area).toHaveValue(written);
    await expect(page.getByText('salvato')).toBeVisible();
  });

  await test.step('export for AutoScout24', async () => {
    await page.getByRole('combobox', { name: 'Dove lo pubblichi' }).selectOption('AutoScout24');
    await page.getByRole('button', { name: 'Copia per AutoScout24' }).click();
    await expect(page.getByText('Copied').first()).toBeVisible();
    const copied = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(copied).toContain(written.replaceAll('\n', '\\\\'));
  });

  await test.step('the German text is written, saved beside the Italian one, and edited', async () => {
    answer = inGerman;
    await page.getByRole('button', { name: 'Traduci' }).click();
    const dialog = page.getByRole('dialog', { name: 'Traduci' });
    await dialog.getByLabel('Lingua').selectOption('Deutsch');
    await dialog.getByRole('button', { name: 'Traduci' }).click();
    await expect(dialog.locator('[lang=de]')).toContainText('Volkswagen Golf', { timeout: 30_000 });
    await dialog.getByRole('button', { name: 'Salva traduzione' }).click();
    await expect(page.getByRole('button', { name: 'Deutsch', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(area).toHaveAttribute('lang', 'de');
    const german = await area.inputValue();
    await area.fill(`${german} Er hat ein Panoramadach.`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Panoramadach' })).toContainText(
      'nei tuoi dati non c’è',
    );
    await area.fill(`${german} Wir freuen uns auf Sie.`);
    await area.blur();
    await expect(page.getByText('salvato')).toBeVisible({ timeout: 10_000 });
    await page.getByRole('button', { name: 'Italiano', exact: true }).click();
    await expect(area).toHaveValue(written);
    await page.getByRole('button', { name: 'Deutsch', exact: true }).click();
    await expect(area).toHaveValue(`${german} Wir freuen uns auf Sie.`);
  });

  await test.step('edited again from the history; what is typed survives leaving at once', async () => {
    await page.goto('/history');
    await page.getByRole('button', { name: 'Volkswagen Golf', exact: true }).first().click();
    await page.getByRole('button', { name: 'Modifica' }).first().click();
    await expect(area).toHaveValue(written);
    await area.fill(`${written} A presto.`);
    await page.goto('/dashboard');
    await page.goto('/history');
    await expect(page.getByText('A presto.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Volkswagen Golf', exact: true }).first().click();
    await expect(page.getByText('A presto.').first()).toBeVisible();
  });
});

test('a slow model is stopped: nothing stored, nothing lost', { tag: '@one-screen' }, async ({ page }) => {
  await signInAs(page, 'starter');
  const before = await findUsage(page);
  await describeGolf(page);
  await page.getByRole('button', { name: 'Genera descrizioni' }).click();
  await expect(page.getByRole('article').first()).toContainText('Questa Volkswagen');
  await page.getByRole('button', { name: 'Ferma' }).click();
  await expect(page.getByRole('heading', { name: 'A chi la racconti?' })).toBeVisible();
  await expect(page.getByText('Fermato').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Pendolare' })).toBeChecked();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('sensori di parcheggio, Bluetooth');
  await expect.poll(() => findUsage(page)).toEqual(before);
});

/** What was written so far, and how many of the month are used up. */
async function findUsage(page: Page): Promise<unknown> {
  const [descriptions, stats] = await Promise.all([
    page.request.get('/api/descriptions'),
    page.request.get('/api/dashboard/stats'),
  ]);
  return [((await descriptions.json()) as unknown[]).length, await stats.json()];
}
