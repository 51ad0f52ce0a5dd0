import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { listingUrl, openListingSite } from './listing-site.ts';
import { register, signInAs } from './sign-in-as.ts';

let site: { close(): void };
test.beforeAll(async () => {
  site = await openListingSite();
});
test.afterAll(() => site.close());

test('from the link of a listing to a text in the history', async ({ page, isMobile }) => {
  await signInAs(page, 'elite');
  await page.goto('/');
  await page.getByRole('link', { name: 'Nuova Descrizione' }).click();

  await test.step('import the page and see where each value stood', async () => {
    await page.getByLabel('Link dell’annuncio').fill(listingUrl('golf.html'));
    await page.getByRole('button', { name: 'Importa', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'A chi la racconti?' })).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: 'Mostra la scheda' }).click();
    const card = page.getByRole('complementary', { name: 'La scheda' });
    for (const value of [
      'Volkswagen',
      'Golf',
      '2017',
      '98.500 km',
      'Diesel',
      '116 CV',
      '12.900 €',
      '12 mesi',
    ]) {
      await expect(card.getByText(value, { exact: true })).toBeVisible();
    }
  });

  await test.step('correct a field', async () => {
    await page.getByRole('button', { name: 'Correggi' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Prezzo').fill('12.450 €');
    await dialog.getByRole('button', { name: 'Fatto' }).click();
    const card = page.getByRole('complementary', { name: 'La scheda' });
    await expect(card.getByText('12.450 €', { exact: true })).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: 'Nascondi la scheda' }).click();
  });

  await test.step('choose whom the text is for, up to the caps', async () => {
    const generate = page.getByRole('button', { name: 'Genera descrizioni' });
    await expect(generate).toBeDisabled();
    await choose(page, 'Famiglia con bambini', 'Pendolare', 'Compatta', 'Uso familiare', 'Sicurezza');
    await expect(page.getByRole('checkbox', { name: 'Neopatentato' })).toBeDisabled();
    await expect(page.getByText('2/2')).toBeVisible();
    await page.getByLabel('Note', { exact: true }).fill('sensori di parcheggio, Bluetooth, cerchi in lega');
    await expect(generate).toBeEnabled();
    await generate.click();
  });

  await test.step('read three styles', async () => {
    await expect(page.getByText('Descrizioni veicolo generate con successo!').first()).toBeVisible();
    const texts = new Set<string>();
    for (const style of ['Professionale', 'Persuasivo', 'Copy Evoluto 5.0']) {
      await page.getByRole('tab', { name: style }).click();
      const text = (await page.getByRole('article').textContent()) ?? '';
      for (const fact of ['Golf', '98.500', '12.450']) expect(text).toContain(fact);
      texts.add(text);
    }
    expect(texts.size).toBe(3);
  });

  await test.step('copy one', async () => {
    await page.getByRole('tab', { name: 'Professionale' }).click();
    await page.getByRole('button', { name: 'Copia', exact: true }).click();
    await expect(page.getByText('Copied').first()).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain('12.450');
  });

  await test.step('download one', async () => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica', exact: true }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('Volkswagen_Golf_2017_professional.txt');
  });

  await test.step('find it in the history, download and delete it', async () => {
    await page.goto('/history');
    await page.getByPlaceholder('Cerca modello, targa, prezzo, note').fill('gOLF');
    await page.getByRole('button', { name: 'Volkswagen Golf' }).first().click();
    await expect(page.getByText('ELITE').first()).toBeVisible();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica i testi di Volkswagen Golf' }).first().click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('Volkswagen_Golf_2017.txt');
    expect(await readFile(await download.path(), 'utf8')).toContain('98.500');
    await page.getByRole('button', { name: 'Elimina Volkswagen Golf' }).first().click();
    await page.getByRole('button', { name: 'Elimina', exact: true }).click();
    await expect(page.getByText('Descrizione eliminata').first()).toBeVisible();
    await page.getByPlaceholder('Cerca modello, targa, prezzo, note').fill('golf gti');
    await expect(page.getByText('Nessuna descrizione trovata')).toBeVisible();
  });
});

test('a site that refuses leads to the form, and nothing typed is lost', async ({ page }) => {
  await signInAs(page, 'pro');
  await page.goto('/generator');
  await page.getByLabel('Link dell’annuncio').fill(listingUrl('blocked'));
  await page.getByRole('button', { name: 'Importa', exact: true }).click();
  await expect(page.getByText('Estrazione URL Non Disponibile').first()).toBeVisible();
  await page.getByRole('button', { name: 'Inserisci i dati a mano' }).click();

  await page.getByLabel('Marca').fill('Lancia');
  await page.getByLabel('Chilometraggio').fill('tanti');
  await page.getByLabel('Prezzo').fill('17.900 + IVA');
  await expect(page.getByText('Qui serve un numero, per esempio 45.000.')).toBeVisible();
  await page.getByRole('heading', { name: 'Quale auto vendi?' }).click();
  await expect(page.getByText('Letto come 17.900 €. Va nelle note: «prezzo + IVA».')).toBeVisible();
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByLabel('Chilometraggio')).toBeFocused();
  await page.getByLabel('Chilometraggio').fill('98mila certificati');
  await page.getByRole('button', { name: 'Continua' }).click();
  await choose(page, 'Neopatentato', 'Citycar', 'Città', 'Facile parcheggio');
  await expect(page.getByText('Manca il modello.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(page.getByLabel('Marca')).toHaveValue('Lancia');
  await page.getByLabel('Modello').fill('Ypsilon');
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByRole('checkbox', { name: 'Neopatentato' })).toBeChecked();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('km certificati, prezzo + IVA');
  await page.getByRole('button', { name: 'Genera descrizioni' }).click();
  await expect(page.getByRole('article')).toContainText('17.900 €');
  await expect(page.getByRole('article')).toContainText('più IVA');
});

test('a FREE user writes one text and is told kindly about the second', async ({ page, isMobile }) => {
  await register(page, `libero-${isMobile ? 'phone' : 'desk'}@example.org`);
  for (const expected of ['generate con successo', 'di questo mese']) {
    await page.goto('/generator');
    await page.getByRole('tab', { name: 'Inserimento Manuale' }).click();
    await page.getByLabel('Marca').fill('Fiat');
    await page.getByLabel('Modello').fill('Tipo');
    await page.getByRole('button', { name: 'Continua' }).click();
    await choose(page, 'Pendolare', 'Compatta', 'Lavoro', 'Bassi consumi');
    await expect(page.getByRole('checkbox', { name: 'Persuasivo' })).toBeDisabled();
    await page.getByRole('button', { name: 'Genera descrizioni' }).click();
    await expect(page.getByText(expected).first()).toBeVisible();
  }
});

async function choose(page: Page, ...options: string[]): Promise<void> {
  for (const option of options) {
    await page.getByRole('checkbox', { name: option, exact: true }).first().check({ force: true });
  }
}
