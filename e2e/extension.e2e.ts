import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { type ExtensionBrowser, openExtensionBrowser } from './extension-browser.ts';
import { listingUrl, openListingSite } from './listing-site.ts';
import { signInAs } from './sign-in-as.ts';

let site: { close(): void };
let browser: ExtensionBrowser;
let folder: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ baseURL }) => {
  // Where no whole Chromium is installed it is fetched first.
  test.setTimeout(400_000);
  site = await openListingSite();
  browser = await openExtensionBrowser('it', { baseURL });
  folder = await mkdtemp(join(tmpdir(), 'autoscritto-extension-'));
});
test.afterAll(async () => {
  site.close();
  await browser?.close();
  await rm(folder, { recursive: true });
});

test('it is downloaded where the bookmarklet is, asks for next to nothing and knows the server', async ({
  baseURL,
}) => {
  const { page } = browser;
  await page.goto('/bookmarklet');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Scarica l’estensione (.zip)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('autoscritto-extension.zip');
  const files = unzipSync(await readAll(await download.createReadStream()));
  const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString());
  expect(manifest).toMatchObject({
    homepage_url: baseURL,
    permissions: ['activeTab', 'scripting', 'storage'],
  });
  expect(Object.keys(manifest)).not.toContain('host_permissions');
  await unpackInto(folder, files);
  await browser.load(folder);
});

test('one press on a listing brings its car into the generator', async () => {
  const { page, context } = browser;
  await signInAs(page, 'elite');
  const ad = await context.newPage();
  await ad.goto(listingUrl('octavia.html'));
  const popup = await browser.pressIcon(ad);
  await popup.says('Al sito non parte nessuna richiesta.');
  const opening = context.waitForEvent('page');
  await popup.press('Porta in Autoscritto');
  const arrived = await opening;
  await expect(arrived.getByRole('heading', { name: 'A chi la racconti?' })).toBeVisible();
  const card = arrived.getByRole('complementary', { name: 'La scheda' });
  await expect(card.getByText('84.000 km', { exact: true })).toBeVisible();
  await arrived.close();
  await ad.close();
});

test('from a site that keeps its tabs apart the second press copies the page', async () => {
  const { context } = browser;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const ad = await context.newPage();
  await ad.goto(`${listingUrl('octavia.html')}?apart`);
  const opening = context.waitForEvent('page');
  await (await browser.pressIcon(ad)).press('Porta in Autoscritto');
  const arrived = await opening;
  await expect(arrived.getByText('La pagina non è arrivata')).toBeVisible();
  const popup = await browser.pressIcon(ad);
  await popup.press('Porta in Autoscritto');
  await popup.says('La pagina è negli appunti');
  await popup.close();
  const copied = await ad.evaluate<string>('navigator.clipboard.readText()');
  expect(copied).toContain('Octavia');
  expect(copied).not.toContain('quello che ha scritto');
  await arrived.close();
  await ad.close();
});

test('pages that the browser keeps for itself are left alone', async () => {
  const { context } = browser;
  const own = await context.newPage();
  await own.goto('chrome://version/');
  const popup = await browser.pressIcon(own);
  await popup.says('Il browser non lascia leggere questa pagina');
  await popup.close();
  await own.close();
});

test.describe('the text of a car', () => {
  let title: string;
  let text: string;

  test('is taken along from the editor', async () => {
    const { page } = browser;
    const { id, car } = await describeCar(page);
    await page.goto(`/history?open=${id}`);
    const nothing = await browser.pressIcon(page);
    await nothing.says('Qui non c’è il testo di un’auto');
    await nothing.close();
    await page.getByRole('button', { name: 'Modifica' }).first().click();
    await page.getByRole('combobox', { name: 'Dove lo pubblichi' }).selectOption('Subito');
    await expect(page.locator('#autoscritto-shown-car')).toBeAttached();
    const exported = page.waitForRequest((request) => request.url().endsWith(`/${id}/happenings`));
    const popup = await browser.pressIcon(page);
    await popup.says(car);
    await popup.press('Prendi questo testo');
    await popup.says('Fatto. Ora apri il modulo di Subito');
    expect((await exported).postDataJSON()).toEqual({
      kind: 'exported',
      style: 'professional',
      place: 'subito',
    });
    await popup.close();
    const shown = JSON.parse((await page.locator('#autoscritto-shown-car').textContent()) ?? '');
    title = shown.title;
    text = shown.belowTitle;
    expect(text).not.toContain(title);
    expect(shown.whole).toContain(title);
  });

  test('goes into a plain form, in place of what stood there, and nothing is sent', async () => {
    const { page: form, sent } = await openForm('plain.html');
    const popup = await browser.pressIcon(form);
    await popup.says('Anzeigentitel');
    await popup.says('Contiene già un testo: viene sostituito.');
    await popup.press('Compila');
    await popup.says(`Fahrzeugbeschreibung: ${written(text.length)} caratteri`);
    await popup.says('Non è stato inviato nulla');
    await popup.close();
    expect(await valuesOf(form)).toEqual({
      make: '',
      title,
      price: '',
      description: text,
      internal: '',
      q: '',
    });
    expect(sent).toEqual([]);
    await form.close();
  });

  test('is taken by a form that React holds', async () => {
    const { page: form, sent } = await openForm('react.html');
    const popup = await browser.pressIcon(form);
    await popup.says('Testo annuncio');
    await popup.press('Compila');
    await popup.says('Non è stato inviato nulla');
    await popup.close();
    await form.getByRole('textbox').last().fill('12900');
    expect(JSON.parse((await form.locator('output').textContent()) ?? '')).toEqual({
      ...{ title, description: text, price: '12900' },
    });
    expect(sent).toEqual([]);
    await form.close();
  });

  for (const hears of ['paste', 'beforeinput', 'input']) {
    test(`is heard by an editor that follows ${hears}, title first where there is no field for it`, async () => {
      const { page: form } = await openForm(`editor.html?${hears === 'input' ? '' : hears}`);
      const popup = await browser.pressIcon(form);
      await popup.says('Nessun campo per il titolo: apre la descrizione.');
      await popup.press('Compila');
      await popup.says('Non è stato inviato nulla');
      await popup.close();
      const heard = (await form.locator('output').textContent()) ?? '';
      const shown = await form.getByRole('textbox').innerText();
      for (const taken of [heard, shown]) expect(plain(taken)).toBe(plain(`${title} ${text}`));
      await form.close();
    });
  }

  test('goes into an editor that has a frame of its own', async () => {
    const { page: form, sent } = await openForm('framed.html');
    const popup = await browser.pressIcon(form);
    await popup.says('Titre de l’annonce');
    await popup.press('Compila');
    await popup.says(`Description: ${written(text.length)} caratteri`);
    await popup.close();
    expect(plain(await form.frameLocator('iframe').locator('body').innerText())).toBe(plain(text));
    expect(await valuesOf(form)).toEqual({ titre: title, texte: '' });
    expect(sent).toEqual([]);
    await form.close();
  });

  test('where two fields may be meant the seller points and says which', async () => {
    const { page: form } = await openForm('two-languages.html');
    const popup = await browser.pressIcon(form);
    await popup.says('Quale campo?');
    await popup.pointAt('Beschreibung (Italienisch)');
    const outline = () => form.evaluate("getComputedStyle(document.querySelector('#it')).outlineWidth");
    await expect.poll(outline).toBe('3px');
    await popup.press('Beschreibung (Italienisch)');
    await popup.press('Compila');
    await popup.says('Non è stato inviato nulla');
    await popup.close();
    expect(await valuesOf(form)).toEqual({
      ...{ description_de: '', description_it: expect.stringContaining(text), short: '' },
    });
    await form.close();
  });

  test('a field that it does not fit into is left as it is', async () => {
    const { page: form } = await openForm('short.html');
    const popup = await browser.pressIcon(form);
    await popup.says(`Accetta 10 caratteri e il testo ne ha ${title.length}`);
    await popup.press('Compila');
    await popup.says('Non è stato inviato nulla');
    await popup.close();
    const { title: kept, description } = await valuesOf(form);
    expect([kept, plain(description ?? '')]).toEqual(['', plain(`${title} ${text}`)]);
    await form.close();
  });

  test('is put away when the seller says so', async () => {
    const { page: form } = await openForm('plain.html');
    const popup = await browser.pressIcon(form);
    await popup.press('Togli');
    await popup.says('Vuoi compilare il modulo di un marketplace?');
    await popup.close();
    const again = await browser.pressIcon(form);
    await again.says('Vuoi compilare il modulo di un marketplace?');
    expect(await again.text()).not.toContain('Testo pronto');
    await again.close();
    await form.close();
  });

  test('that contradicts the car’s data is taken only by somebody who has read so', async () => {
    const { page } = browser;
    const area = page.getByRole('textbox', { name: 'Testo della descrizione' });
    await area.fill(`${await area.inputValue()} Ha percorso 55.000 km.`);
    const shown = page.locator('#autoscritto-shown-car');
    await expect.poll(async () => JSON.parse((await shown.textContent()) ?? '').against).toHaveLength(1);
    const popup = await browser.pressIcon(page);
    await popup.says('Il testo contraddice i dati dell’auto:');
    await popup.says('55.000 km');
    await popup.press('Prendilo lo stesso');
    await popup.says('Fatto.');
    await popup.close();
  });
});

test('it speaks the language of the browser', async ({ baseURL }) => {
  const german = await openExtensionBrowser('de', { baseURL });
  await german.load(folder);
  await german.page.goto(listingUrl('octavia.html'));
  await (await german.pressIcon(german.page)).says('Zu Autoscritto bringen');
  await german.close();
});

/** A form, and what it sends to its site once it is there. */
async function openForm(name: string): Promise<{ page: Page; sent: string[] }> {
  const page = await browser.context.newPage();
  await page.goto(listingUrl(`forms/${name}`));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  return { page, sent };
}

const valuesOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    `Object.fromEntries([...document.querySelectorAll('[name]')].map(({ name, value }) => [name, value]))`,
  );

async function describeCar(page: Page): Promise<{ id: string; car: string }> {
  const model = `Golf ${Date.now()}`;
  const vehicleData = {
    ...{ make: 'Volkswagen', model, year: 2017, mileage: 98_500, price: 12_900, power: 116 },
    ...{ fuelType: 'Diesel', color: 'Grigio', notes: 'sensori di parcheggio, unico proprietario' },
    copyStyles: ['professional'],
  };
  const made = await page.request.post('/api/generate-descriptions', { data: { vehicleData } });
  return { id: (await made.json()).id, car: `Volkswagen ${model}` };
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}

async function unpackInto(into: string, files: Record<string, Uint8Array>): Promise<void> {
  await mkdir(into, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(into, name), bytes);
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const written = (count: number) => new Intl.NumberFormat('it').format(count);
