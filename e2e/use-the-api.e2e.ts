import { expect, test } from '@playwright/test';
import { signInAs } from './sign-in-as.ts';

test('a dealer creates a key, a program works with it, and it is dead once it is revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signInAs(page, 'pro');
  await page.goto('/dashboard?tab=profile');
  await page.getByRole('button', { name: 'Crea una chiave' }).click();
  await page.getByRole('button', { name: 'Crea', exact: true }).click();
  await expect(page.getByText('Scrivi un nome.')).toBeVisible();
  await page.getByLabel('Nome del programma').fill('Il mio gestionale');
  await page.getByRole('button', { name: 'Crea', exact: true }).click();
  const key = await page.getByLabel('Chiave', { exact: true }).inputValue();
  expect(key).toMatch(/^as_live_[\w-]{43}$/);

  const program = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const vehicleData = { make: 'Lancia', model: 'Ypsilon', year: '2020', copyStyles: ['professional'] };
  const written = await program.post('/api/v1/descriptions', { data: { vehicleData } });
  expect(written.status()).toBe(200);

  await page.getByRole('button', { name: 'L’ho salvata' }).click();
  await expect(page.getByText(key)).toHaveCount(0);
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'Il mio gestionale' });
  await expect(row).toContainText('Usata l’ultima volta');
  await expect(row).toContainText(key.slice(-4));
  await page.goto('/history');
  await expect(page.getByText('Lancia Ypsilon').first()).toBeVisible();

  await page.goto('/dashboard?tab=profile');
  await page.getByRole('button', { name: 'Revoca la chiave Il mio gestionale' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoca' }).click();
  await expect(page.getByText('Chiave revocata', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await program.get('/api/v1/descriptions')).status()).toBe(401);
  await program.dispose();
});

test('a dealer registers a webhook, sends a test and sees how it went', async ({ page }) => {
  await signInAs(page, 'pro');
  await page.goto('/dashboard?tab=profile');
  await page.getByRole('button', { name: 'Aggiungi un indirizzo' }).click();
  await page.getByLabel('Indirizzo del programma').fill('http://gestionale.example/hook');
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await expect(page.getByText('L’indirizzo deve cominciare con https://')).toBeVisible();
  await page.getByLabel('Indirizzo del programma').fill('https://localhost/hook');
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await expect(page.getByLabel('Segreto', { exact: true })).toHaveValue(/^whsec_[A-Za-z0-9+/]{43}=$/);
  await page.getByRole('button', { name: 'L’ho salvato' }).click();

  await page.getByRole('button', { name: 'Invia una prova' }).click();
  const log = page.getByRole('list', { name: 'Invii' });
  await expect(log).toContainText('l’indirizzo porta in una rete privata', { timeout: 15_000 });
  await expect(log).toContainText('1 tentativo');
  await expect(page.getByText(/^Non arriva nulla dal/)).toBeVisible();
  await log.getByRole('button', { name: /^Invia di nuovo: Prova/ }).click();
  await expect(log).toContainText('In attesa');

  await page.getByRole('button', { name: 'Elimina il webhook https://localhost/hook' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(page.getByText('Webhook eliminato', { exact: true })).toBeVisible();
  await expect(page.getByText('https://localhost/hook')).toHaveCount(0);
});

test('a dealer without the plan is told which plans have the API', async ({ page }) => {
  await signInAs(page, 'starter');
  await page.goto('/dashboard?tab=profile');
  await expect(page.getByText('L’API fa parte dei piani PRO ed ELITE.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crea una chiave' })).toHaveCount(0);
});
