import { expect, type Page, test } from '@playwright/test';
import { inspectInAllLanguages, watchConsole } from './inspect.ts';
import { register } from './sign-in-as.ts';

/** A car described by a call alone. */
async function write(page: Page, make: string, model: string): Promise<string> {
  const answer = await page.request.post('/api/generate-descriptions', {
    data: { vehicleData: { make, model, year: '2019', mileage: '88000', fuelType: 'Diesel' } },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).id;
}

const entry = (page: Page, car: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: car });

test('what became of a car is marked from the history, in one click each, and taken back @one-screen', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const problems = watchConsole(page);
  await register(page, `marks-${Date.now()}@example.org`);
  await write(page, 'Fiat', 'Panda');
  const panda = entry(page, 'Fiat Panda');
  const step = (name: string) => panda.getByRole('button', { name: `${name}: Fiat Panda` });

  await test.step('published by one click, by keyboard, and back by the toast', async () => {
    await page.goto('/history?view=published');
    await expect(page.getByText('Nessuna auto risulta in vendita.')).toBeVisible();
    await page.getByRole('link', { name: 'Mostra tutte' }).click();
    await expect(panda).toContainText('Non pubblicata');
    await step('Segna pubblicata').focus();
    await page.keyboard.press('Enter');
    await expect(panda).toContainText('Pubblicata oggi');
    await expect(panda.getByRole('button', { name: 'Giorni e prezzo di Fiat Panda' })).toBeFocused();
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect(panda).toContainText('Non pubblicata');
    await step('Segna pubblicata').click();
    await expect(panda).toContainText('Pubblicata oggi');
  });

  await test.step('among the cars on sale it is asked for and sold, and stays to be undone', async () => {
    await page.getByRole('link', { name: 'In vendita' }).click();
    await expect(page).toHaveURL('/history?view=published');
    await step('Richiesta').click();
    await expect(panda).toContainText(/Richiesta il \d\d\/\d\d\/\d{4}/);
    await step('Venduta').click();
    await expect(panda).toContainText(/Venduta il \d\d\/\d\d\/\d{4}/);
  });

  await test.step('day and price of the sale are set afterwards, in the row', async () => {
    await panda.getByRole('button', { name: 'Giorni e prezzo di Fiat Panda' }).click();
    await panda.getByLabel('Pubblicata il').fill('2026-01-20');
    await panda.getByLabel('Prima richiesta il').fill('2026-01-10');
    await panda.getByLabel('Prezzo in euro').fill('circa 12000');
    await panda.getByRole('button', { name: 'Salva' }).click();
    await expect(panda.getByText('Scrivi l’importo in cifre')).toBeVisible();
    await panda.getByLabel('Prezzo in euro').fill('12.900');
    await panda.getByRole('button', { name: 'Salva' }).click();
    await expect(panda.getByText(/La richiesta non può precedere la pubblicazione/)).toBeVisible();
    await panda.getByLabel('Prima richiesta il').fill('2026-01-25');
    await panda.getByLabel('Venduta il').fill('2026-02-03');
    await page.keyboard.press('Enter');
    await expect(panda).toContainText('Venduta il 03/02/2026 · 12.900');
    await page.reload();
    await expect(page.getByText('Nessuna auto risulta in vendita.')).toBeVisible();
    await page.getByRole('link', { name: 'Tutte', exact: true }).click();
    await expect(panda).toContainText('12.900');
  });

  await test.step('what is done with a text reports itself', async () => {
    const reported = page.waitForRequest('**/happenings');
    await panda.getByRole('button', { name: 'Copia il testo professionale di Fiat Panda' }).click();
    expect((await reported).postDataJSON()).toEqual({ kind: 'copied', style: 'professional' });
  });

  await test.step('a failure of the report disturbs nobody', async () => {
    await page.route('**/happenings', (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await panda.getByRole('button', { name: 'Copia il testo professionale di Fiat Panda' }).click();
    await failed;
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  });

  await test.step('a text is rated, with a reason if one likes', async () => {
    await panda.getByRole('button', { name: 'Fiat Panda', exact: true }).click();
    await panda.getByRole('button', { name: 'Modifica', exact: true }).first().click();
    const bad = panda.getByRole('button', { name: 'Non va' });
    await bad.click();
    await expect(bad).toHaveAttribute('aria-pressed', 'true');
    await panda.getByPlaceholder('Perché? (facoltativo)').fill('Troppo lungo');
    await page.keyboard.press('Enter');
    await expect(bad).toBeFocused();
    await panda.getByRole('button', { name: 'Buono' }).click();
    await expect(panda.getByRole('button', { name: 'Buono' })).toHaveAttribute('aria-pressed', 'true');
    await expect(bad).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('it reads well in five languages, with the days unfolded', async () => {
    await page.goto('/history');
    await panda.getByRole('button', { name: 'Giorni e prezzo di Fiat Panda' }).click();
    expect(await inspectInAllLanguages(page, 'the marks of a car')).toEqual([]);
  });
  // The refused day and the report that was cut off.
  expect(problems.filter((problem) => !/ERR_FAILED|status of 400/.test(problem))).toEqual([]);
});
