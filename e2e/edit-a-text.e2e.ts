import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './sign-in-as.ts';
import { openSlowModel } from './slow-model.ts';

/** The application that asks the language model; see playwright.config.ts. */
test.use({ baseURL: 'http://localhost:3219' });

const written = [
  'Questa Volkswagen Golf del 2017 è grigia, ha cinque porte e ha percorso 98.500 km. Il motore diesel da 116 CV lavora con il cambio manuale e si trova a suo agio nei tragitti di ogni giorno come nei viaggi di famiglia.',
  'Chi ha bambini apprezza la facilità con cui si sale e si sistemano zaini e seggiolini; chi va al lavoro in auto tutte le mattine trova una guida regolare, che non stanca. Su strada dà sicurezza, curva dopo curva, senza chiedere attenzioni particolari a chi guida.',
  'A bordo ci sono i sensori di parcheggio e il Bluetooth. Con la garanzia di 12 mesi il prezzo è di 12.900 €. Chiamateci per fissare una visita.',
].join('\n\n');

let model: { close(): void };
test.beforeAll(async () => {
  model = await openSlowModel(() => written);
});
test.afterAll(() => model.close());

test('a text grows before one’s eyes, is edited, checked, locked, rewritten, translated and exported', async ({
  page,
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
    await expect(sources.filter({ hasText: '9.900 €' })).toContainText('contraddice i tuoi dati');
    await expect(sources.filter({ hasText: 'tetto panoramico' })).toContainText('nei tuoi dati non c’è');
    await page.getByRole('button', { name: 'Copia', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Il testo contraddice i dati' });
    await expect(dialog).toContainText('9.900 €');
    await dialog.getByRole('button', { name: 'Torna al testo' }).click();
    await area.fill(written);
    await expect(page.getByText(/dati, tutti tuoi/)).toBeVisible();
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
    expect(copied).toBe(written.replaceAll('\n', '\\\\'));
  });
});

async function describeGolf(page: Page): Promise<void> {
  await page.goto('/generator');
  await page.getByRole('tab', { name: 'Inserimento Manuale' }).click();
  const fields = {
    Marca: 'Volkswagen',
    Modello: 'Golf',
    Chilometraggio: '98500',
    Prezzo: '12900',
    Potenza: '116',
  };
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  const choices = { Anno: '2017', Carburante: 'Diesel', Cambio: 'Manuale', Colore: 'Grigio', Porte: '5' };
  for (const [label, value] of Object.entries({ ...choices, Garanzia: '12 mesi' })) {
    await page.getByLabel(label, { exact: true }).selectOption(value);
  }
  await page.getByRole('button', { name: 'Continua' }).click();
  for (const option of ['Famiglia con bambini', 'Pendolare', 'Compatta', 'Uso familiare', 'Sicurezza']) {
    await page.getByRole('checkbox', { name: option, exact: true }).first().check({ force: true });
  }
  const persuasive = page.getByRole('checkbox', { name: 'Persuasivo' });
  if (await persuasive.isChecked()) await persuasive.uncheck({ force: true });
  await page.getByLabel('Note').fill('sensori di parcheggio, Bluetooth');
}

/** The caret into these words, as a click and a key would put it. */
async function putCaret(page: Page, words: string): Promise<void> {
  await page
    .getByRole('textbox', { name: 'Testo della descrizione' })
    .evaluate((area: HTMLTextAreaElement, found) => {
      const at = area.value.indexOf(found) + 2;
      area.focus();
      area.setSelectionRange(at, at);
    }, words);
  await page.keyboard.press('ArrowRight');
}
