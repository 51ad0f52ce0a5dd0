import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { register } from './sign-in-as.ts';

const password = 'una password lunga';

test('promise 40: somebody has his data, wants to leave, and stays', async ({ page, isMobile }) => {
  const email = `olga-${isMobile ? 'phone' : 'desk'}@example.org`;
  await register(page, email, password);
  await page.goto('/dashboard?tab=profile');

  await test.step('what he agreed to is said, and nothing asks him again', async () => {
    await expect(page.getByText(/Termini di servizio, versione 1\.0: accettati il/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Avvisi sul tuo account' })).toBeHidden();
  });

  await test.step('his data come as one archive, after his password', async () => {
    await page.getByRole('button', { name: 'Scarica i tuoi dati' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Prepara e scarica' }).click();
    await expect(page.getByText('Scrivi la password.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('non è questa');
    await page.getByRole('button', { name: 'Prepara e scarica' }).click();
    await expect(page.getByText('La password non è corretta. Controllala e riprova.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(password);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Prepara e scarica' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^autoscritto-\d{4}-\d\d-\d\d\.zip$/);
    const archive = await readFile(await download.path());
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    expect(archive.includes('data.json')).toBe(true);
    await expect(page.getByRole('button', { name: 'Scarica i tuoi dati' })).toBeFocused();
  });

  await test.step('before anything happens he reads what will, and faults stand under their fields', async () => {
    await page.getByRole('button', { name: 'Elimina l’account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Eliminare l’account?' });
    await expect(dialog.getByText(/Ricevute e fatture restano 10 anni/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Elimina tra 30 giorni' }).click();
    await expect(dialog.getByText('Scrivi l’e-mail di questo account.')).toBeVisible();
    await expect(dialog.getByLabel('La tua e-mail, per conferma')).toBeFocused();
    await dialog.getByLabel('La tua e-mail, per conferma').fill('altra@example.org');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Elimina tra 30 giorni' }).click();
    await expect(dialog.getByText(/Non è l’e-mail di questo account/)).toBeVisible();
    await dialog.getByLabel('La tua e-mail, per conferma').fill(email);
    await dialog.getByRole('button', { name: 'Elimina tra 30 giorni' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the day stands above every page, until he stays', async () => {
    const notices = page.getByRole('region', { name: 'Avvisi sul tuo account' });
    for (const path of ['/dashboard?tab=profile', '/generator', '/history']) {
      await page.goto(path);
      await expect(notices.getByText(/Il tuo account verrà eliminato il \d+ \S+ \d{4}\./)).toBeVisible();
    }
    await notices.getByRole('button', { name: 'Tieni il mio account' }).click();
    await expect(notices).toBeHidden();
    await page.goto('/dashboard?tab=profile');
    await expect(page.getByRole('button', { name: 'Elimina l’account' })).toBeVisible();
    await expect(notices).toBeHidden();
  });
});

test('promise 40: nobody registers without having ticked that he agrees @one-screen', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Nome', { exact: true }).fill('Olga');
  await page.getByLabel('E-mail').fill('olga-agrees@example.org');
  const box = page.getByRole('checkbox', { name: /Accetto i Termini di servizio/ });
  await expect(box).not.toBeChecked();
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(page.getByText(/accetta i Termini di servizio: spunta la casella/)).toBeVisible();
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(page.getByRole('heading', { name: 'Controlla la posta' })).toBeVisible();
});
