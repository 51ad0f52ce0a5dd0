import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { writeWorkbook } from '#server/testing/write-workbook.ts';
import { listingUrl, openListingSite } from './listing-site.ts';
import { signInAs } from './sign-in-as.ts';

let site: { close(): void };
test.beforeAll(async () => {
  site = await openListingSite();
});
test.afterAll(() => site.close());

const octavia = new URL('listings/octavia.html', import.meta.url);

test('a site that lets no server in leads to paste, and the link stays', async ({ page, isMobile }) => {
  await signInAs(page, 'elite');
  await page.goto('/generator');
  const link = page.getByLabel('Link dell’annuncio');
  await link.fill(listingUrl('blocked'));
  await page.getByRole('button', { name: 'Importa', exact: true }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Incolla la pagina' }).click();
  await expect(link).toHaveValue(listingUrl('blocked'));
  await page
    .getByLabel('Testo o codice della pagina')
    .fill(
      'Ford Kuga 1.5 TDCi\n€ 14.500\nChilometri\n92.000 km\nAnno\n2018\nCarburante\nDiesel\nCambio\nManuale',
    );
  await page.getByRole('button', { name: 'Leggi' }).click();
  await expectCar(page, isMobile, 'Ford', 'Kuga', '92.000 km', '14.500 €', 'Diesel');
});

test('lines of a stock list: the seller says which car', async ({ page, isMobile }) => {
  await signInAs(page, 'elite');
  await page.goto('/generator');
  await page.getByRole('button', { name: 'Incolla la pagina' }).click();
  await page
    .getByLabel('Testo o codice della pagina')
    .fill(
      'Marca;Modello;Anno;Km;Alimentazione;Prezzo\nFiat;Panda;2019;45.000;Benzina;8.900\nVolkswagen;Golf;2017;98.000;Diesel;12.900',
    );
  await page.reload();
  await page.getByRole('button', { name: 'Leggi' }).click();
  await expect(page.getByRole('heading', { name: 'Quale veicolo descrivi?' })).toBeInViewport();
  await page.getByRole('button', { name: /Usa questo: Volkswagen Golf/ }).click();
  await expectCar(page, isMobile, 'Volkswagen', 'Golf', '98.000 km', '12.900 €');
});

test('an Excel file with strange columns: they are explained once, the next file is understood', async ({
  page,
  isMobile,
}) => {
  const header = ['Mrc', 'Mdl', 'Perc', 'Imp finale', 'Classe', 'Varie'];
  const stockOf = (...rows: (string | number)[][]) => ({
    ...{ name: 'stock.xlsx', mimeType: 'application/octet-stream' },
    buffer: Buffer.from(writeWorkbook({ sheets: [[header, ...rows]] })),
  });
  await signInAs(page, 'elite');
  await page.goto('/generator');
  const file = page.locator('input[type=file]');
  await file.setInputFiles(
    stockOf(['FIAT', 'Panda', 45_000, 8900, 'A', 'bollo pagato'], ['VW', 'Golf', 98_000, 12_900, 'B', '']),
  );
  await expect(page.getByRole('heading', { name: 'Che cosa c’è in queste colonne?' })).toBeFocused();
  await expect(page.getByText('45000 · 98000')).toBeVisible();
  await expect(page.getByLabel('Che cosa c’è in «Mrc»?')).toHaveValue('make');
  await page.getByLabel('Che cosa c’è in «Mdl»?').selectOption('Modello');
  await page.getByLabel('Che cosa c’è in «Perc»?').selectOption('Chilometraggio');
  await page.getByLabel('Che cosa c’è in «Imp finale»?').selectOption('Prezzo');
  await page.getByLabel('Che cosa c’è in «Varie»?').selectOption('Note');
  await page.getByRole('button', { name: 'Le altre non servono' }).click();
  await page.getByRole('button', { name: 'Rileggi il file' }).click();
  await expect(page.getByRole('button', { name: /Usa questo: Volkswagen Golf 98.000 km/ })).toBeVisible();
  await file.setInputFiles(stockOf(['Ford', 'Kuga', 38_000, 19_900, 'A', 'gomme nuove']));
  await expectCar(page, isMobile, 'Ford', 'Kuga', '38.000 km', '19.900 €');
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('gomme nuove');
});

test('a saved page: what it contradicts itself in is picked, what it lists is confirmed', async ({
  page,
  isMobile,
}) => {
  await signInAs(page, 'elite');
  await page.goto('/generator');
  const file = { name: 'octavia.html', mimeType: 'text/html', buffer: await readFile(octavia) };
  if (isMobile) await page.locator('input[type=file]').setInputFiles(file);
  else await drop(page, file.buffer.toString());
  const conflict = page.getByRole('region', { name: 'La pagina si contraddice' });
  await expect(conflict.getByRole('button', { name: /84\.000 km/ })).toBeVisible();
  await conflict.getByRole('button', { name: /88\.500 km/ }).click();
  await expect(conflict).toBeHidden();
  await page.getByRole('button', { name: 'Gancio di traino' }).click();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Gancio di traino');
  await expectCar(page, isMobile, 'Skoda', 'Octavia', '88.500 km', '150 CV', '15.900 €');
  await page.getByRole('button', { name: 'Indietro' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(conflict).toBeVisible();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');
});

test('nobody answers: a sentence, the page stays, and the next try reads it', async ({ page, context }) => {
  await signInAs(page, 'elite');
  await page.goto('/generator');
  await page.getByRole('button', { name: 'Incolla la pagina' }).click();
  const pasted = page.getByLabel('Testo o codice della pagina');
  await pasted.fill('Ford Kuga 1.5 TDCi\n€ 14.500\nChilometri\n92.000 km\nAnno\n2018');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Leggi' }).click();
  await expect(page.getByRole('alert')).toContainText('Nessuna risposta');
  await expect(page.getByRole('alert')).toBeInViewport();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Leggi' }).click();
  await expect(page.getByRole('heading', { name: 'A chi la racconti?' })).toBeVisible();
});

test('the bookmarklet brings the page that is looked at', async ({ page, context, isMobile }) => {
  await signInAs(page, 'elite');
  const code = await bookmarklet(page);
  const ad = await context.newPage();
  await ad.goto(listingUrl('octavia.html'));
  const arrived = await press(context, ad, code);
  await expectCar(arrived, isMobile, 'Skoda', 'Octavia', '84.000 km', '15.900 €');
});

test('a page that keeps its tabs apart goes to the clipboard on the second press', {
  tag: '@one-screen',
}, async ({ page, context }) => {
  await signInAs(page, 'elite');
  const code = await bookmarklet(page);
  const ad = await context.newPage();
  await ad.goto(`${listingUrl('octavia.html')}?apart`);
  const arrived = await press(context, ad, code);
  await expect(arrived.getByText('La pagina non è arrivata')).toBeVisible();
  ad.on('dialog', (dialog) => dialog.accept());
  await ad.bringToFront();
  await ad.evaluate(code);
  const copied = () => ad.evaluate<string>('navigator.clipboard.readText()');
  await expect.poll(copied).toContain('Octavia');
  expect(await copied()).not.toContain('quello che ha scritto');
});

test('a page brought by a visitor waits until he has signed in', async ({ page, context, isMobile }) => {
  const code = await bookmarklet(page);
  const ad = await context.newPage();
  await ad.goto(listingUrl('octavia.html'));
  const arrived = await press(context, ad, code);
  await arrived.getByRole('link', { name: 'Accedi' }).click();
  await arrived.getByLabel('E-mail').fill('elite@example.com');
  await arrived.getByLabel('Password', { exact: true }).fill('autoscritto-demo');
  await arrived.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expectCar(arrived, isMobile, 'Skoda', 'Octavia', '84.000 km');
});

async function expectCar(page: Page, isMobile: boolean, ...values: string[]): Promise<void> {
  await expect(page.getByRole('heading', { name: 'A chi la racconti?' })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Mostra la scheda' }).click();
  const card = page.getByRole('complementary', { name: 'La scheda' });
  for (const value of values) await expect(card.getByText(value, { exact: true })).toBeVisible();
}

/** The address that is dragged onto the bookmarks bar. */
async function bookmarklet(page: Page): Promise<string> {
  await page.goto('/bookmarklet');
  const button = page.getByRole('link', { name: 'Porta in Autoscritto' });
  await button.click();
  await expect(page.getByText('Questo pulsante non si preme qui')).toBeVisible();
  const address = (await button.getAttribute('href')) ?? '';
  return decodeURIComponent(address.slice('javascript:'.length));
}

/** Runs the bookmark's code on a page, as pressing it does, and answers the tab that opens. */
async function press(context: BrowserContext, ad: Page, code: string): Promise<Page> {
  const opening = context.waitForEvent('page');
  await ad.evaluate(code);
  return opening;
}

async function drop(page: Page, content: string): Promise<void> {
  const files = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([${JSON.stringify(content)}], 'octavia.html', { type: 'text/html' }));
    return transfer;
  })()`);
  const besideTheBox = page.getByRole('heading', { name: 'Quale auto vendi?' });
  await besideTheBox.dispatchEvent('dragover', { dataTransfer: files });
  await besideTheBox.dispatchEvent('drop', { dataTransfer: files });
}
