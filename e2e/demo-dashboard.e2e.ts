import { expect, type Page, test } from '@playwright/test';

const bar = (page: Page) => page.getByRole('region', { name: 'Modalità demo' });
const tick = (style: string) => `${style}, compreso`;
const cross = (style: string) => `${style}, non compreso`;

test('the demo dashboard changes plan by a reload and shows what each plan gives', async ({ page }) => {
  await page.goto('/dashboard-test');
  await expect(page.getByText('Piano PRO')).toBeVisible();
  await expect(page.getByRole('link', { name: 'PRO', exact: true })).toHaveAttribute('aria-current', 'page');

  const professional = 'Professionale';
  const [persuasive, advanced] = ['Persuasivo', 'Copy Evoluto 5.0'];
  const expected = [
    ['FREE', [tick(professional), cross(persuasive), cross(advanced)], 'Limite: 1 descrizione rimanente'],
    [
      'STARTER',
      [tick(professional), cross(persuasive), cross(advanced)],
      /^Limite: \d descrizioni rimanenti$/,
    ],
    ['PRO', [tick(professional), tick(persuasive), cross(advanced)], 'Descrizioni illimitate'],
    ['ELITE', [tick(professional), tick(persuasive), tick(advanced)], 'Descrizioni illimitate'],
  ] as const;
  for (const [plan, styles, limit] of expected) {
    await page.evaluate('window.isSamePage = true');
    await bar(page).getByRole('link', { name: plan, exact: true }).click();
    await expect(page).toHaveURL(`/dashboard-test?plan=${plan}`);
    await expect(page.getByText(`Piano ${plan}`)).toBeVisible();
    expect(await page.evaluate('window.isSamePage')).toBeUndefined();
    const box = page.locator('section', { has: page.getByRole('heading', { name: 'Stili disponibili' }) });
    await expect(box.getByRole('listitem')).toHaveText([...styles]);
    await expect(box.getByText(limit)).toBeVisible();
  }
});

test('an address that names no plan shows PRO', { tag: '@one-screen' }, async ({ page }) => {
  await page.goto('/dashboard-test?plan=gold');
  await expect(page.getByText('Piano PRO')).toBeVisible();
  await page.goto('/dashboard-test?plan=elite');
  await expect(page.getByText('Piano ELITE')).toBeVisible();
});

test('the AI test shows the raw answer, and what failed as an object', { tag: '@one-screen' }, async ({
  page,
}) => {
  await page.goto('/dashboard-test?plan=ELITE');
  await page.getByRole('button', { name: 'Test AI' }).click();
  const answer = page.locator('pre');
  await expect(answer).toContainText('"advanced"');
  const raw = JSON.parse((await answer.textContent()) ?? '');
  expect(Object.keys(raw)).toEqual(['professional', 'persuasive', 'advanced']);
  await expect(page.getByRole('heading', { name: 'Risposta del Test AI' })).toBeFocused();
  await page.getByRole('button', { name: 'Chiudi', exact: true }).click();
  await expect(answer).toHaveCount(0);

  await page.route('**/api/test/generate-descriptions', (route) =>
    route.fulfill({ status: 503, body: '{"message":"Oggi non si scrive"}' }),
  );
  await page.getByRole('button', { name: 'Test AI' }).click();
  await expect(answer).toContainText('"error"');
  expect(JSON.parse((await answer.textContent()) ?? '')).toEqual({
    error: 'ApiError',
    message: '503: {"message":"Oggi non si scrive"}',
  });
});

test('saves are simulated: the toast comes, the data stay, no call is made', async ({ page }) => {
  const writes: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()));
  await page.goto('/dashboard-test?plan=FREE');

  const profile = page.getByRole('tab', { name: 'Profilo' });
  await profile.click();
  await expect(profile).toBeFocused();
  expect(await profile.evaluate((tab) => tab.matches(':focus-visible'))).toBe(false);
  await expect(page).toHaveURL('/dashboard-test?plan=FREE&tab=profile');
  await page.getByRole('button', { name: 'Modifica' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Gina');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Profilo Aggiornato', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Modifica' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ciao, Demo' })).toBeVisible();

  await page.getByRole('tab', { name: 'Fatturazione' }).click();
  await page.getByRole('button', { name: 'Modifica' }).click();
  await page.getByLabel('Ragione sociale *').fill('');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByLabel('Ragione sociale *')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Ragione sociale *').fill('Auto Nuova');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Dati Fatturazione Aggiornati', { exact: true })).toBeVisible();
  await expect(page.getByText('Autosalone di esempio')).toBeVisible();
  expect(writes).toEqual([]);
});

test('sample texts open, plans can be changed, ending one names the support', async ({ page }) => {
  await page.goto('/dashboard-test?plan=PRO');
  await page.getByRole('button', { name: 'Leggi il testo di Skoda Octavia Wagon' }).click();
  await expect(page.getByRole('dialog', { name: 'Skoda Octavia Wagon' })).toContainText('58.400');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Abbonamento' }).click();
  await page.getByRole('button', { name: 'Cancella Abbonamento' }).click();
  await expect(
    page.getByText(/^Nel tuo account la disdetta ferma il rinnovo, e per le domande c’è il supporto/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Cambia Piano' }).click();
  await expect(page).toHaveURL('/subscribe');
  await page.goBack();
  await page.getByRole('link', { name: 'Nuova Descrizione' }).click();
  await expect(page).toHaveURL('/test-login');
});

test.describe('the test sign-in', () => {
  for (const [kind, address, shown] of [
    ['Amministratore', '/admin', 'Utenti totali'],
    ['PRO', '/dashboard', 'Piano PRO'],
    ['FREE', '/dashboard', 'Piano FREE'],
  ] as const) {
    test(`${kind} is filled in by one tap and led to ${address}`, { tag: '@one-screen' }, async ({
      page,
    }) => {
      await page.goto('/test-login');
      await page.getByRole('button', { name: kind, exact: true }).click();
      await page.getByRole('button', { name: 'Accedi', exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByText(shown)).toBeVisible();
    });
  }

  test('refuses a wrong password in the server’s words, and says when there is no answer', {
    tag: '@one-screen',
  }, async ({ page }) => {
    await page.goto('/test-login');
    await expect(page.getByText('Questo è un sistema di prova')).toBeVisible();
    const submit = page.getByRole('button', { name: /^Acce(di|sso in corso)$/ });
    await submit.click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.getByLabel('E-mail').fill('nessuno@example.org');
    await page.getByLabel('Password', { exact: true }).fill('una password sbagliata');

    const refusal = page.waitForResponse('**/api/test/login');
    await submit.click();
    const { message } = await (await refusal).json();
    await expect(page.getByText(message, { exact: true })).toBeVisible();

    await page.route('**/api/test/login', async (route) => {
      await expect(submit).toBeDisabled();
      await route.abort();
    });
    await submit.click();
    await expect(page.getByText('Errore di connessione', { exact: true })).toBeVisible();
    await expect(submit).toBeEnabled();
    await expect(page).toHaveURL('/test-login');
  });
});
