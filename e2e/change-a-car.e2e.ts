import { expect, type Page, test } from '@playwright/test';
import { inspectInAllLanguages, watchConsole } from './inspect.ts';
import { signInAs } from './sign-in-as.ts';

const golf = {
  ...{ make: 'Volkswagen', year: 2017, mileage: 98_500, price: 12_900, power: 116 },
  ...{ fuelType: 'Diesel', color: 'Grigio', notes: 'sensori di parcheggio, unico proprietario' },
};
const typed = 'A 12.900 euro non la trovi altrove.';

/** A Golf of the ELITE account in three styles with a German translation; the model sets it apart from all others. */
async function write(page: Page, model: string) {
  await signInAs(page, 'elite');
  const vehicleData = { ...golf, model };
  const made = await page.request.post('/api/generate-descriptions', { data: { vehicleData } });
  const { id, descriptions } = await made.json();
  const text: string = descriptions.professionalDescription;
  const request = { text, sourceLanguage: 'it', targetLanguage: 'de' };
  const { translatedText } = await (await page.request.post('/api/translate', { data: request })).json();
  const saved = { language: 'de', professionalDescription: translatedText };
  await page.request.post(`/api/descriptions/${id}/translations`, { data: saved });
  return { id, text, car: `Volkswagen ${model}` };
}

const entryOf = (page: Page, car: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: car, exact: true }) });
const wholeOf = async (page: Page, id: string) => (await page.request.get(`/api/descriptions/${id}`)).json();
const area = (page: Page) => page.getByRole('textbox', { name: 'Testo della descrizione' });

test('a price lowered from the history goes into every text; what the seller typed is shown to him', async ({
  page,
}) => {
  const problems = watchConsole(page);
  const { id, text, car } = await write(page, `Golf ${Date.now()}`);
  const edited = `${text} ${typed}`;
  await page.request.put(`/api/descriptions/${id}/texts/it/professional`, { data: { text: edited } });
  await page.goto('/history');
  const entry = entryOf(page, car);

  await test.step('a click, the new price, Enter', async () => {
    await entry.getByRole('button', { name: `Cambia il prezzo di ${car}: 12.900 €` }).click();
    await page.keyboard.type('11.900');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Cifre nuove in 4 testi.', { exact: true })).toBeVisible();
    await expect(entry.getByRole('button', { name: /Cambia il prezzo di .*: 11\.900/ })).toBeFocused();
  });

  await test.step('three styles and the German translation tell it, each as a version', async () => {
    const { copy, translations, changes } = await wholeOf(page, id);
    for (const style of ['professional', 'persuasive', 'advanced']) expect(copy[style]).toContain('11.900');
    expect(copy.professional).toBe(`${text.replaceAll('12.900', '11.900')} ${typed}`);
    expect(translations.de.professional).toContain('11.900');
    expect(translations.de.professional).not.toContain('12.900');
    expect(changes).toMatchObject([{ field: 'price', before: 12_900, after: 11_900 }]);
  });

  await test.step('the sentence he typed is shown, and the entry opens by itself', async () => {
    const notice = entry.getByRole('alert').filter({ hasText: 'dato di prima' });
    await expect(notice).toContainText('Una frase dice ancora il dato di prima');
    await expect(notice).toContainText(typed);
    await expect(entry.getByText('Prezzo nel tempo')).toBeVisible();
    await notice.getByRole('button', { name: 'Vai al testo' }).click();
    await expect(area(page)).toHaveValue(new RegExp(`${typed}$`));
    await area(page).fill(`${text.replaceAll('12.900', '11.900')} A 11.900 euro non la trovi altrove.`);
    await area(page).blur();
    await expect(entry.getByText('Una frase dice ancora il dato di prima')).toHaveCount(0);
  });

  await test.step('the text for Subito tells the new price, too', async () => {
    await page.getByRole('combobox', { name: 'Dove lo pubblichi' }).selectOption('subito');
    await page.getByRole('button', { name: /^Copia per Subito/ }).click();
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toContain('11.900');
  });

  await test.step('taken back by the toast', async () => {
    await entry.getByRole('button', { name: /Cambia il prezzo di/ }).click();
    await page.keyboard.type('quasi niente');
    await page.keyboard.press('Enter');
    await expect(entry.getByRole('textbox', { name: `Prezzo di ${car} in euro` })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await entry.getByRole('textbox', { name: `Prezzo di ${car} in euro` }).fill('10.900');
    await page.keyboard.press('Enter');
    await expect(entry.getByRole('button', { name: /Cambia il prezzo di .*: 10\.900/ })).toBeVisible();
    await page.getByRole('button', { name: 'Ripristina' }).click();
    await expect(entry.getByRole('button', { name: /Cambia il prezzo di .*: 11\.900/ })).toBeVisible();
    await expect(area(page)).toHaveValue(/A 11\.900 euro non la trovi altrove/);
  });
  // The price that is none was refused.
  expect(problems).toEqual([expect.stringContaining('400')]);
});

test('all data of a car are changed in a form; two who do so lose nothing', async ({ page }) => {
  const { id, car } = await write(page, `Golf ${Date.now()} Variant`);
  await page.goto(`/history?open=${id}`);
  const entry = entryOf(page, car);
  const open = () => entry.getByRole('button', { name: 'Cambia i dati' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambia i dati dell’auto' });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });

  await test.step('figures go into the texts, a colour is left to the seller', async () => {
    await open();
    await expect(field('Prezzo')).toHaveValue(/12\.900/);
    await field('Chilometraggio').fill('101.200 km certificati');
    await field('Colore').selectOption('Blu');
    await dialog.getByRole('button', { name: 'Salva le modifiche' }).click();
    await expect(dialog).toHaveCount(0);
    const { brief, copy } = await wholeOf(page, id);
    expect(brief).toMatchObject({ mileage: 101_200, color: 'Blu' });
    expect(brief.notes).toContain('certificati');
    expect(copy.professional).toContain('101.200');
    await expect(entry.getByRole('alert')).toContainText(/grigi[oa]/i);
  });

  await test.step('somebody else’s change of another field stays; of the same field it is shown', async () => {
    await open();
    const { brief } = await wholeOf(page, id);
    const vehicle = { ...brief, price: 12_500, power: 150 };
    await page.request.put(`/api/descriptions/${id}/vehicle`, { data: { vehicle, seen: brief } });
    await field('Prezzo').fill('11.500');
    await dialog.getByRole('button', { name: 'Salva le modifiche' }).click();
    await expect(
      dialog.getByText(/Qualcun altro ha appena cambiato questo dato: ora è «12500»/),
    ).toBeVisible();
    await expect(field('Prezzo')).toHaveValue('11.500');
    await expect(field('Potenza')).toHaveValue(/150/);
    await dialog.getByRole('button', { name: 'Salva le modifiche' }).click();
    await expect(dialog).toHaveCount(0);
    expect((await wholeOf(page, id)).brief).toMatchObject({ price: 11_500, power: 150 });
  });

  await test.step('a figure that cannot be read is named at its field, and what was typed stays', async () => {
    await open();
    await field('Potenza').fill('tanti cavalli');
    await dialog.getByRole('button', { name: 'Salva le modifiche' }).click();
    await expect(field('Potenza')).toBeFocused();
    await expect(field('Potenza')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Potenza')).toHaveValue('tanti cavalli');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  expect(await inspectInAllLanguages(page, 'a car’s data in the history')).toEqual([]);
});

test('what the score misses is added where it says so, and a whole text anew tells it', async ({ page }) => {
  await signInAs(page, 'elite');
  const vehicleData = {
    make: 'Seat',
    model: `Leon ${Date.now()}`,
    year: 2018,
    price: 11_400,
    color: 'Rosso',
  };
  const made = await page.request.post('/api/generate-descriptions', { data: { vehicleData } });
  const { id } = await made.json();
  await page.goto(`/history?open=${id}`);
  await page.getByRole('button', { name: 'Modifica', exact: true }).first().click();
  const text = await area(page).inputValue();
  const dialog = page.getByRole('dialog');

  await test.step('the form opens at what is missing; more data are folded away in it', async () => {
    await page.getByRole('button', { name: 'Aggiungi: Chilometraggio' }).click();
    await expect(dialog.getByLabel('Chilometraggio', { exact: true })).toBeFocused();
    await page.keyboard.type('74.300');
    await dialog.getByText('Altri dati').click();
    await dialog.getByLabel('Classe Euro').selectOption('Euro 6d');
    await dialog.getByLabel('Revisione valida fino a').fill('2027-05');
    await dialog.getByLabel('Targa').fill('FZ987XY');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(area(page)).toHaveValue(text);
  });

  await test.step('another text is proposed, and stands once it is chosen', async () => {
    await page.getByRole('button', { name: 'Tutto da capo' }).first().click();
    const proposal = dialog.locator('section').last();
    await expect(proposal).toContainText('74.300 km');
    await expect(proposal).toContainText('Euro 6d');
    await expect(proposal).not.toContainText('FZ987XY');
    await dialog.getByRole('button', { name: 'Tieni quello di adesso' }).click();
    await expect(area(page)).toHaveValue(text);
    await page.getByRole('button', { name: 'Tutto da capo' }).first().click();
    await expect(proposal).toContainText('74.300 km');
    await dialog.getByRole('button', { name: 'Usa la proposta' }).click();
    await expect(area(page)).toHaveValue(/74\.300 km/);
    await expect(page.getByText('Aggiungi ai dati: Chilometraggio')).toHaveCount(0);
  });

  await test.step('undone, the text before is back; the plate finds the car', async () => {
    await page.getByRole('button', { name: 'Annulla', exact: true }).click();
    await expect(area(page)).toHaveValue(text);
    await page.goto('/history');
    await page.getByRole('searchbox').fill('fz987 leon');
    await expect(page.getByText('Toyota Yaris')).toHaveCount(0);
    await expect(page.getByRole('button', { name: vehicleData.model.slice(0, 4) }).first()).toBeVisible();
  });
});

test('a price lowered after the text was copied waits on the dashboard until the text is copied anew', async ({
  page,
}) => {
  const problems = watchConsole(page);
  const { id, car } = await write(page, `Golf ${Date.now()}`);
  const entry = entryOf(page, car);
  await page.goto('/history');
  await entry.getByRole('button', { name: `Copia il testo professionale di ${car}` }).click();
  await entry.getByRole('button', { name: `Cambia il prezzo di ${car}: 12.900 €` }).click();
  await page.keyboard.type('11.900');
  await page.keyboard.press('Enter');
  await expect(entry.getByText(/Nell’annuncio del .*: 12\.900\s€\./)).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('link', { name: /cambiato prezzo/ }).click();
  await entry.getByRole('button', { name: `Copia il testo: ${car}` }).focus();
  await page.keyboard.press('Enter');
  await expect(entry.getByText('Nell’annuncio')).toHaveCount(0);
  await expect(entry.getByRole('button', { name: car, exact: true })).toBeFocused();
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain('11.900');

  const { copy, brief } = await wholeOf(page, id);
  expect(copy.professional).toContain('11.900');
  const vehicle = { ...brief, price: 10_900 };
  await page.request.put(`/api/descriptions/${id}/vehicle`, { data: { vehicle } });
  await page.reload();
  await entry.getByRole('button', { name: `Già aggiornato: ${car}` }).click();
  await expect(entry.getByText('Nell’annuncio')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cronologia' })).toBeVisible();
  await expect(entry).toHaveCount(0);
  expect(problems).toEqual([]);
});
