import { expect, type Page, test } from '@playwright/test';
import { copyStyles } from '#domain/copywriting/copy.ts';
import { terms } from '#domain/copywriting/vocabulary/terms.ts';
import { writeSample } from '../scripts/demo-samples.ts';

const texts = await writeSample('it', { now: () => new Date() });
const germanTexts = await writeSample('de', { now: () => new Date() });
const writingTime = 3000;

test('a visitor takes the demo by link: four steps, three seconds, three texts to copy', async ({ page }) => {
  const calls = watchCalls(page);
  await page.clock.install();
  await page.goto('/demo');
  await expect(page).toHaveTitle('Demo interattiva · Autoscritto');
  await expect(page.getByText('niente viene inviato né salvato')).toBeVisible();

  await test.step('the beginning', async () => {
    await expect(stepItems(page)).toHaveText(['1Inizio', '2Auto', '3Destinatario', '4Testi']);
    await expectStep(page, '1Inizio');
    await page.getByRole('button', { name: 'Inizia la demo' }).click();
  });

  await test.step('a link that stands there already, and what was read from it', async () => {
    await expectStep(page, '2Auto');
    await expect(page.getByRole('radio', { name: 'Importa URL' })).toBeChecked();
    await expect(page.getByLabel('Link dell’annuncio')).toHaveValue(/^https:\/\/www\.example\.com\//);
    const read = page.getByRole('definition').filter({ hasText: /Volvo|V60|68\.500|24\.900|Station Wagon/ });
    await expect(read).toHaveText(['Volvo', 'V60', '68.500', '24.900', 'Station Wagon']);
    await page.getByRole('button', { name: 'Continua' }).click();
  });

  await test.step('whom it is for', async () => {
    await expectStep(page, '3Destinatario');
    const counts = { 'A chi parli': 5, 'Cosa mettere davanti': 6, 'Che auto è': 4, 'Per farci cosa': 4 };
    for (const [name, count] of Object.entries(counts)) {
      await expect(page.getByRole('group', { name }).getByRole('checkbox')).toHaveCount(count);
    }
    const customers = page.getByRole('group', { name: 'A chi parli' });
    await customers.getByRole('checkbox', { name: 'Pendolare' }).check({ force: true });
    await expect(customers.getByRole('checkbox', { name: 'Neopatentato' })).toBeDisabled();
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue(/gancio di traino/);
    await page.getByLabel('Note', { exact: true }).fill('qualsiasi cosa');
    await holdClock(page);
    await page.getByRole('button', { name: 'Genera descrizioni' }).click();
  });

  await test.step('three seconds at 75 %', async () => {
    await expectStep(page, '4Testi');
    const bar = page.getByRole('progressbar', { name: 'Avanzamento' });
    await expect(bar).toHaveAttribute('value', '75');
    await expect(bar).toHaveAttribute('max', '100');
    await page.clock.runFor(writingTime - 1);
    await expect(bar).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(0);
    await page.clock.resume();
  });

  await test.step('the writer’s texts, each copied', async () => {
    const articles = page.getByRole('article');
    await expect(articles).toHaveCount(copyStyles.length);
    for (const [index, name] of ['Professionale', 'Persuasivo', 'Copy Evoluto 5.0'].entries()) {
      const text = texts[copyStyles[index] ?? 'professional'] ?? '';
      expect(plain(await articles.nth(index).innerText())).toBe(plain(text));
      await page.getByRole('button', { name: `Copia il testo ${name}` }).click();
      await expect(page.getByText('Il testo è negli appunti.', { exact: true })).toBeVisible();
      await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(text);
    }
  });

  await test.step('another language, the same car', async () => {
    await page.getByLabel(/^IT, /).click();
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dasselbe Auto, drei Texte');
    const first = page.getByRole('article').first();
    await expect(first).toHaveAttribute('lang', 'de');
    expect(plain(await first.innerText())).toBe(plain(germanTexts.professional ?? ''));
  });

  await test.step('again from the start, with the sample as it was', async () => {
    await page.getByRole('button', { name: 'Demo wiederholen' }).click();
    await expectStep(page, '1Start');
    await page.getByRole('button', { name: 'Demo starten' }).click();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByRole('checkbox', { name: 'Pendler' })).not.toBeChecked();
    await expect(page.getByLabel('Notizen')).toHaveValue(/Anhängerkupplung/);
  });

  expect(new Set(calls)).toEqual(new Set(['/api/auth/user', '/api/test/current-user']));
});

test('a visitor takes the demo by hand, by the keyboard alone, and nothing is enforced', async ({ page }) => {
  await page.goto('/demo');
  await tabTo(page, 'Inizia la demo');
  await page.keyboard.press('Enter');

  await tabTo(page, 'Importa URL');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Inserimento Manuale' })).toBeChecked();
  const required = {
    Marca: 'Volvo',
    Modello: 'V60',
    Anno: '2021',
    'Chilometraggio (km)': '68.500',
    Carburante: 'Diesel',
    Colore: 'Blu',
    Cambio: 'Automatica',
    'Potenza (CV)': '150',
    'Prezzo (€)': '24.900',
  };
  const optional = {
    Trazione: 'Anteriore',
    'Cilindrata (cc)': '1.969',
    Categoria: 'Station Wagon',
    Porte: '5',
    Condizione: 'Usato',
    Garanzia: '12 mesi',
  };
  for (const [label, value] of Object.entries(required)) {
    await expect(page.getByLabel(`${label} *`, { exact: true })).toHaveValue(value);
  }
  for (const [label, value] of Object.entries(optional)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(page.getByLabel('Anno *').getByRole('option')).toHaveCount(31);

  await tabTo(page, 'Marca *');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(page.getByLabel('Marca *')).toHaveValue('');
  await tabTo(page, 'Continua');
  await page.keyboard.press('Enter');

  await tabTo(page, 'Famiglia con bambini');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Famiglia con bambini' })).not.toBeChecked();
  await tabTo(page, 'Indietro');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Marca *')).toHaveValue('');
  await tabTo(page, 'Continua');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Genera descrizioni');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();

  await tabTo(page, 'Copia il testo Professionale');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(texts.professional);
  await tabTo(page, 'Scegli il tuo piano');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/subscribe');
});

test('the page shows three examples, three true numbers and the way to the plans', async ({ page }) => {
  await page.goto('/demo');
  const figures = page.getByRole('region', { name: 'Quello che c’è dietro' });
  const known = new Intl.NumberFormat('it-IT', { useGrouping: 'always' }).format(Object.keys(terms).length);
  await expect(figures.getByRole('definition')).toHaveText(['5', '3', known]);
  const examples = page.getByRole('region', { name: 'Come potrebbe parlarne chi vende auto' });
  await expect(examples.getByRole('figure')).toHaveCount(3);
  await expect(examples).toContainText('Sono esempi, non clienti');
  await page.getByRole('link', { name: 'Inizia gratis' }).click();
  await expect(page).toHaveURL('/subscribe');
  await page.goBack();
  await page.getByRole('link', { name: 'Torna alla home' }).click();
  await expect(page).toHaveURL('/');
});

const stepItems = (page: Page) => page.getByRole('navigation').getByRole('listitem');

const expectStep = (page: Page, text: string) => expect(page.locator('[aria-current=step]')).toHaveText(text);

/** From here on time passes on the page only when it is told to. */
const holdClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** The paths of our own calls, as they are made. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

/** Tabs on until something of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  const control = main
    .getByLabel(name, { exact: true })
    .or(main.locator('button, a').filter({ hasText: name }))
    .first();
  await expect(control).toBeVisible();
  const hasFocus = () => control.evaluate((node) => node === node.ownerDocument.activeElement);
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses++) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

/** Words alone: spaces that keep numbers and units together count as spaces. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
