import { expect, test } from '@playwright/test';
import { watchConsole } from './inspect.ts';
import { signInAs } from './sign-in-as.ts';

test('another car begins with the data of one in the history, and the same car is known again', async ({
  page,
}) => {
  const problems = watchConsole(page);
  const model = `Tipo ${Date.now()}`;
  await signInAs(page, 'elite');
  const vehicleData = {
    ...{ make: 'Fiat', model, year: 2019, mileage: 61_000, price: 10_900, fuelType: 'Diesel' },
    ...{ notes: 'gancio traino', targetCustomers: ['Pendolare'] },
    details: { plate: 'GA123BC', seats: 5 },
  };
  const { id } = await (
    await page.request.post('/api/generate-descriptions', { data: { vehicleData } })
  ).json();

  await test.step('a draft that was begun gives way, and can be had back', async () => {
    await page.goto('/generator');
    await page.getByRole('tab', { name: 'Inserimento Manuale' }).click();
    await page.getByLabel('Marca').fill('Opel');
    await page.goto(`/history?open=${id}`);
    await page.getByRole('link', { name: 'Nuova da questa' }).click();
    await expect(page.getByLabel('Modello')).toHaveValue(model);
    await expect(page).toHaveURL('/generator');
    await page.getByRole('button', { name: 'Riprendi la bozza' }).click();
    await expect(page.getByLabel('Marca')).toHaveValue('Opel');
  });

  await test.step('its own kilometres and plate do not come along', async () => {
    await page.goto(`/generator?from=${id}`);
    await expect(page.getByLabel('Modello')).toHaveValue(model);
    await expect(page.getByLabel('Prezzo')).toHaveValue(/^10\.900\s€$/);
    await expect(page.getByLabel('Chilometraggio')).toHaveValue('');
    await page.getByText('Altri dati').click();
    await expect(page.getByLabel('Posti')).toHaveValue('5');
    await expect(page.getByLabel('Targa')).toHaveValue('');
  });

  await test.step('with the same kilometres it is the same car', async () => {
    // On a phone the notice lies over the button until it goes by itself, after twelve seconds.
    await page.getByRole('button', { name: 'Chiudi la notifica' }).click();
    await page.getByLabel('Chilometraggio').fill('61.000');
    await page.getByRole('button', { name: 'Continua' }).click();
    await expect(page.getByText('Quest’auto è già nella cronologia.')).toBeVisible();
    await page.getByRole('link', { name: 'Aprila' }).click();
    await expect(page).toHaveURL(`/history?open=${id}`);
  });

  expect(problems).toEqual([]);
});
