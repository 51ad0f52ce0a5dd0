import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { addDays, dayOf } from '#domain/shared/days.ts';
import { hearNotices } from './hear-notices.ts';
import { inspectInAllLanguages, watchConsole } from './inspect.ts';
import { register, signInAs } from './sign-in-as.ts';

const today = dayOf(new Date());
const tabs = ['performance', 'competitors', 'trends', 'reports'];
const figure = (page: Page, name: string) =>
  page.locator('div', { has: page.getByRole('heading', { level: 3, name, exact: true }) }).last();

test('a visitor is told to sign in, and led there and back @one-screen', async ({ page }) => {
  const heard = await hearNotices(page);
  await page.goto('/analytics?period=7d');
  await expect(page).toHaveURL(/\/(sign-in|login)/);
  expect(heard.join()).toMatch(/Accesso Richiesto.*Devi effettuare l'accesso per vedere le analisi\./);
  await page.getByLabel('E-mail').fill('elite@example.com');
  await page.getByLabel('Password', { exact: true }).fill('autoscritto-demo');
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page).toHaveURL('/analytics?period=7d');
  await expect(page.getByText('Dati di esempio')).toBeVisible();
});

test('PRO sees what came of its own cars; what ELITE adds is offered, and not asked for @one-screen', async ({
  page,
  browser,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const email = `analytics-pro-${Date.now()}@example.org`;
  await register(page, email);
  await givePlan(browser, email, 'PRO');
  await markCar(page, { published: 3, sold: 1 });
  await page.goto('/analytics');
  await expect(figure(page, 'Descrizioni scritte')).toContainText('1');
  await expect(page.getByRole('heading', { level: 3, name: 'ROI', exact: true })).toHaveCount(0);
  for (const [tab, offer] of [
    ['Rendimento', 'Quanto rende il piano'],
    ['Concorrenza', 'I tuoi testi e quelli degli altri'],
    ['Mercato', 'Che cosa chiede il mercato'],
    ['Rapporti', 'Un rapporto ogni mese'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('heading', { level: 2, name: offer })).toBeVisible();
  }
  expect(await inspectInAllLanguages(page, 'what ELITE adds')).toEqual([]);
  const called = new Set(asked.filter((path) => path.startsWith('/api/analytics/')));
  expect([...called]).toEqual(['/api/analytics/30d']);
  await page.getByRole('link', { name: 'Vedi che cosa dà ELITE' }).click();
  await expect(page).toHaveURL('/subscribe');
});

test('from nothing to figures: what is marked is what is shown @one-screen', async ({ page, browser }) => {
  const heard = await hearNotices(page);
  test.setTimeout(240_000);
  const email = `analytics-${Date.now()}@example.org`;
  const problems = watchConsole(page);
  await register(page, email);
  await givePlan(browser, email, 'ELITE');

  await test.step('nothing has happened: where figures come from', async () => {
    await page.goto('/analytics');
    await expect(page.getByText('In questo periodo non è ancora successo nulla')).toBeVisible();
    await expect(page.getByText('Dati di esempio')).toHaveCount(0);
    problems.push(...(await inspectInAllLanguages(page, 'nothing yet')));
  });

  await test.step('two cars are too few for a rate, and it says what to do', async () => {
    await markCar(page, { published: 10, lead: 9, sold: 4 });
    await markCar(page, { published: 10, sold: 4 });
    await page.goto('/analytics');
    await expect(figure(page, 'Descrizioni scritte')).toContainText('2');
    const rate = figure(page, 'Tasso di conversione');
    await expect(rate).toContainText('Dati insufficienti');
    await expect(rate).toContainText('Servono almeno 3 auto pubblicate nel periodo; finora: 2.');
    await expect(rate.getByRole('link', { name: 'Apri la cronologia' })).toHaveAttribute('href', '/history');
    await expect(figure(page, 'Tempo medio di vendita')).toContainText('Dati insufficienti');
    problems.push(...(await inspectInAllLanguages(page, 'little data')));
  });

  await test.step('four cars give every figure, and each says over how many cars', async () => {
    await markCar(page, { published: 10, sold: 4 });
    await markCar(page, { published: 3 });
    await page.getByRole('button', { name: 'Aggiorna' }).click();
    await expect(figure(page, 'Tasso di conversione')).toContainText('75%');
    await expect(figure(page, 'Tempo medio di vendita')).toContainText('6 giorni');
    await figure(page, 'Tasso di conversione').getByText('Come si calcola').press('Enter');
    await expect(
      page.getByText('Auto con richiesta o vendute: 3. Auto pubblicate: 4.').first(),
    ).toBeVisible();
    await expect(page.getByText('In tempo reale')).toBeVisible();
  });

  await test.step('the return follows what one sets, in euro', async () => {
    await expect(page.getByText('I valori di partenza sono nostre ipotesi')).toBeVisible();
    const form = page.getByRole('form', { name: 'I tuoi valori' });
    await form.getByLabel('Minuti per scrivere un testo a mano').fill('30');
    await form.getByLabel('Costo di un’ora di lavoro, in euro').fill('cinquanta');
    await form.getByRole('button', { name: 'Salva e ricalcola' }).click();
    await expect(form.getByText('Scrivi un importo da 0 a 1.000 euro')).toBeVisible();
    await form.getByLabel('Costo di un’ora di lavoro, in euro').fill('50,00');
    await form.getByLabel('Giorni che servivano prima per vendere').fill('10');
    await form.getByRole('button', { name: 'Salva e ricalcola' }).click();
    // Time 4 × 30 min × 50 € = 100 €, sales (10 - 6) × 3 × 10 € = 120 €, plan 588 € × 30 / 365 = 48,33 €.
    await expect(figure(page, 'ROI')).toContainText('355,2%');
    await expect(page.getByText('Calcolato con i valori che hai impostato.')).toBeVisible();
  });

  await test.step('a chart is a table as well, and both arrive as files', async () => {
    const chart = page.getByRole('region', { name: 'Andamento delle conversioni' });
    await expect(chart.locator('svg.recharts-surface')).toBeVisible();
    const png = await download(page, 'Scarica PNG: Andamento delle conversioni');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.length).toBeGreaterThan(5000);
    const csv = (await download(page, 'Scarica CSV: Andamento delle conversioni')).toString('utf8');
    expect(
      csv
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(';').slice(1)),
    ).toEqual([
      ['3', '3', '100'],
      ['1', '0', '0'],
    ]);
    await chart.getByRole('radio', { name: 'Tabella' }).check();
    await expect(chart.locator('svg.recharts-surface')).toHaveCount(0);
    await expect(chart.getByRole('row')).toHaveCount(3);
  });

  await test.step('the address keeps period and tab, the way back as well', async () => {
    await page.getByRole('radio', { name: 'Ultimi 7 giorni' }).check();
    await expect(page).toHaveURL('/analytics?period=7d');
    await page.getByRole('tab', { name: 'Concorrenza' }).click();
    await expect(page).toHaveURL('/analytics?period=7d&tab=competitors');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Ultimi 7 giorni' })).toBeChecked();
    await expect(figure(page, 'Tempo di risposta')).toContainText(/[\d,]+ s/);
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Ultimi 30 giorni' })).toBeChecked();
    await expect(page.getByRole('tab', { name: 'Rendimento' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a month’s report comes as PDF and by mail', async () => {
    await page.getByRole('tab', { name: 'Rapporti' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'in corso' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('link', { name: /^Scarica PDF: / }).click(),
    ]);
    expect((await readFile(await file.path())).subarray(0, 4).toString()).toBe('%PDF');
    await row.getByRole('button', { name: /^Invia per e-mail: / }).click();
    await expect(page.getByText('Rapporto inviato', { exact: true })).toBeVisible();
  });

  await test.step('in all languages, axe finds nothing in any tab', async () => {
    for (const tab of tabs) {
      await page.goto(`/analytics?tab=${tab}`);
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeAttached();
      await page.evaluate('for (const one of document.querySelectorAll("main details")) one.open = true');
      problems.push(...(await inspectInAllLanguages(page, tab)));
    }
  });
  expect(problems).toEqual([]);

  await test.step('the main call is tried four times before it says that it failed', async () => {
    let calls = 0;
    await page.route('**/api/analytics/90d', (route) => {
      calls++;
      return route.fulfill({ status: 503, json: { message: 'Chiuso per oggi.' } });
    });
    await page.goto('/analytics?period=90d');
    await expect(page.getByText('Le analisi non si sono caricate.')).toBeVisible({ timeout: 15_000 });
    expect(calls).toBe(4);
  });

  await test.step('whose session is over is told so, and led to sign in', async () => {
    await page.goto('/analytics');
    await expect(page.getByRole('button', { name: 'Aggiorna' })).toBeVisible();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Aggiorna' }).click();
    await expect(page).toHaveURL(/\/(sign-in|login)/);
    expect(heard.join()).toContain('Sessione Scaduta');
  });
});

/** As the administrator does it, in a browser of his own. */
async function givePlan(browser: Browser, email: string, plan: 'PRO' | 'ELITE') {
  const admin = await (await browser.newContext()).newPage();
  await signInAs(admin, 'admin');
  const found = await admin.request.get('/api/admin/users', { params: { search: email } });
  const { users } = await found.json();
  const given = await admin.request.put(`/api/admin/users/${users[0].id}/upgrade`, {
    data: { plan },
  });
  expect(given.status()).toBe(200);
  await admin.context().close();
}

/** A car described and marked, so many days ago. */
async function markCar(page: Page, ago: { published: number; lead?: number; sold?: number }) {
  const vehicleData = { make: 'Fiat', model: 'Panda', year: 2019, price: 7900 };
  const made = await page.request.post('/api/generate-descriptions', { data: { vehicleData } });
  const { id } = await made.json();
  const on = (days: number) => ({ on: addDays(today, -days) });
  const marked = await page.request.patch(`/api/descriptions/${id}/outcome`, {
    data: {
      published: { ...on(ago.published), style: 'professional' },
      ...(ago.lead !== undefined && { lead: on(ago.lead) }),
      ...(ago.sold !== undefined && { sold: on(ago.sold) }),
    },
  });
  expect(marked.status()).toBe(200);
}

async function download(page: Page, button: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await file.path());
}
