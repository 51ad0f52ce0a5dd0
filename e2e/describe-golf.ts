import type { Page } from '@playwright/test';

/** Fills in a car and whom the text is for, up to the button that has it written. */
export async function describeGolf(page: Page): Promise<void> {
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
  await page.getByLabel('Note', { exact: true }).fill('sensori di parcheggio, Bluetooth');
}
