import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { listingUrl, openListingSite } from './listing-site.ts';
import { signInAs } from './sign-in-as.ts';

/** Twenty cars, of which one names no model and one has its price in pounds. */
const content = [
  'Marca;Modello;Anno;Km;Alimentazione;Cambio;Prezzo;Accessori',
  'Lancia;;2018;52.000;Benzina;Manuale;8.500',
  'Opel;Corsa;2020;30.000;Diesel;Manuale;£ 9,000',
  ...Array.from(
    { length: 18 },
    (_, n) => `Fiat;Panda;2019;${41 + n}.000;Benzina;Manuale;9.${900 - n * 10};clima, sed. caldi e freddi`,
  ),
].join('\n');

test('a dealer brings twenty cars, mends two, says once what all their notes mean, has all written while the page is closed, and approves them', async ({
  page,
}) => {
  await signInAs(page, 'pro');
  await page.goto('/stock');
  // On the second screen the account has the job of the first.
  const another = page.getByRole('button', { name: 'Porta un altro file' });
  await expect(page.getByLabel('Scegli il file').or(another).first()).toBeAttached();
  if (await another.isVisible()) await another.click();
  await page.getByLabel('Scegli il file').setInputFiles({
    ...{ name: 'parco.csv', mimeType: 'text/csv', buffer: Buffer.from(content) },
  });
  await expect(page.getByRole('heading', { name: '20 auto in elenco' })).toBeVisible();
  await expect(page.getByText('18 auto da scrivere')).toBeVisible();
  await expect(page.getByText(/Costo: 18 delle descrizioni/)).toBeVisible();

  const lancia = page.getByRole('listitem').filter({ hasText: 'Lancia' });
  await expect(lancia).toContainText('Modello:');
  await lancia.getByRole('button', { name: 'Correggi Lancia' }).click();
  await lancia.getByRole('button', { name: 'Salva l’auto' }).click();
  await expect(lancia.getByLabel('Modello')).toHaveAttribute('aria-invalid', 'true');
  await lancia.getByLabel('Modello').fill('Ypsilon');
  await lancia.getByRole('button', { name: 'Salva l’auto' }).click();
  await expect(page.getByText('19 auto da scrivere')).toBeVisible();

  await page.getByRole('radio', { name: 'Auto per auto' }).check({ force: true });
  await page.getByRole('button', { name: /^Tutte/ }).click();
  const panda = page.getByRole('listitem').filter({ hasText: 'Fiat Panda' }).first();
  await expect(panda).toContainText('Proposta: Rapporto qualità-prezzo');
  await panda.getByRole('button', { name: 'Cambia a chi parla Fiat Panda' }).click();
  await panda.getByText('Sicurezza', { exact: true }).click();
  await panda.getByRole('button', { name: 'Salva la scelta' }).click();
  await expect(panda).toContainText('Scelto da te: Rapporto qualità-prezzo · Sicurezza');

  const wordings = page.getByRole('region', { name: 'Una frase da completare' });
  const asked = wordings.getByRole('textbox', { name: 'sed. caldi e freddi 18 auto' });
  await expect(asked).toHaveValue('Ha i sedili caldi e freddi.');
  await asked.fill('I sedili davanti si scaldano e si raffreddano.');
  await wordings.getByRole('button', { name: 'Usa', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Le note hanno tutte la loro frase' })).toBeFocused();
  await expect(page.getByText('Una frase l’hai già detta ed entra da sola.')).toBeVisible();

  await page.getByRole('button', { name: 'Scrivi 19 auto' }).click();
  await expect(page.getByText(/di 20 auto scritte/).first()).toBeVisible();
  await page.goto('/dashboard');
  await page.goto('/stock');
  await expect(page.getByText('19 di 20 auto scritte').first()).toBeVisible({ timeout: 60_000 });

  await page.getByRole('button', { name: /^Da correggere/ }).click();
  const corsa = page.getByRole('listitem').filter({ hasText: 'Opel Corsa' });
  await expect(corsa).toContainText('nel file c’è «£ 9,000»');
  await corsa.getByRole('button', { name: 'Correggi Opel Corsa' }).click();
  await corsa.getByLabel('Prezzo').fill('9.800 trattabili');
  await corsa.getByRole('button', { name: 'Salva l’auto' }).click();
  await expect(page.getByText('20 di 20 auto scritte').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Finito' })).toBeVisible();

  await page.getByRole('button', { name: /^Tutte/ }).click();
  await expect(page.getByText('I sedili davanti si scaldano e si raffreddano').first()).toBeVisible();
  const likeness = page.locator('section').filter({ hasText: 'Quanto si somigliano i testi' });
  await likeness.getByRole('button', { name: 'Confronta i testi' }).click();
  await expect(likeness.getByText(/i due più vicini hanno in comune il \d+%/)).toBeVisible();
  await expect(page.getByText(/in comune con l’auto n\. \d+/).first()).toBeVisible();
  const pair = likeness.getByRole('listitem').first();
  await expect(pair.getByText(/\d+% in comune/)).toBeVisible();
  await pair.getByRole('button', { name: /^Riscrivi / }).click();
  await expect(page.getByText(/Riscritto: la somiglianza scende dal \d+% al \d+%/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Approva Opel Corsa' }).click();
  await expect(page.getByRole('button', { name: 'Togli l’approvazione a Opel Corsa' })).toBeVisible();
  await page.getByRole('button', { name: 'Approva tutte quelle senza avvisi' }).click();
  await expect(page.getByRole('button', { name: /^Approvate\s*20/ })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Scarica 20 auto approvate (CSV)' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(21);

  const zipping = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Scarica i testi (ZIP)' }).click();
  expect((await zipping).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole('button', { name: 'Crea l’indirizzo' }).click();
  const address = await page.getByRole('textbox', { name: 'Indirizzo JSON' }).inputValue();
  const { cars } = await (await page.request.get(address)).json();
  expect(cars.map(({ model }: { model: string }) => model)).toContain('Ypsilon');
  await page.getByRole('button', { name: 'Revoca' }).click();
  await page.getByRole('button', { name: 'Revocalo adesso' }).click();
  await expect(page.getByRole('button', { name: 'Crea l’indirizzo' })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);

  await page.getByRole('link', { name: 'Modifica i testi di Lancia Ypsilon' }).click();
  await expect(page.getByRole('button', { name: /Lancia Ypsilon/ }).first()).toHaveAttribute(
    'aria-expanded',
    'true',
  );

  // The second screen has to say it again.
  await page.goto('/dashboard?tab=profile');
  const forget = page.getByRole('button', { name: 'Elimina la frase per «sed. caldi e freddi»' });
  await forget.click();
  await expect(forget).toHaveCount(0);
});

test('a dealer pastes links of ads: each is read or says why not, and what was not read is mended', async ({
  page,
}) => {
  const site = await openListingSite();
  await signInAs(page, 'pro');
  await page.goto('/stock');
  const another = page.getByRole('button', { name: /porta un altro file/i });
  const links = page.getByLabel('Link dei tuoi annunci');
  await expect(links.or(another).first()).toBeVisible();
  if (await another.isVisible()) await another.click();
  await links.fill([listingUrl('golf.html'), listingUrl('blocked')].join('\n'));
  await page.getByRole('button', { name: 'Leggi gli annunci' }).click();
  await expect(page.getByRole('heading', { name: '2 auto in elenco' })).toBeVisible();
  await expect(page.getByText('1 auto da scrivere')).toBeVisible({ timeout: 20_000 });
  const refused = page.getByRole('listitem').filter({ hasText: listingUrl('blocked') });
  await expect(refused).toContainText('Da correggere');
  await expect(refused).toContainText(/incolla/);
  await refused.getByRole('button', { name: /^Correggi/ }).click();
  await refused.getByLabel('Marca').fill('Ford');
  await refused.getByLabel('Modello').fill('Kuga');
  await refused.getByRole('button', { name: 'Salva l’auto' }).click();
  await expect(page.getByText('2 auto da scrivere')).toBeVisible();
  site.close();
});

test('a dealer without the plan is told which plans write the stock', async ({ page }) => {
  await signInAs(page, 'starter');
  await page.goto('/stock');
  await expect(page.getByText('fa parte dei piani PRO ed ELITE')).toBeVisible();
  await expect(page.getByLabel('Scegli il file')).toHaveCount(0);
});
