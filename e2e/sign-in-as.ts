import { expect, type Page } from '@playwright/test';

/** Signs in through the page, as one of the demo accounts. */
export async function signInAs(page: Page, account: 'admin' | 'elite' | 'pro' | 'starter' | 'free') {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(`${account}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('autoscritto-demo');
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Nuova Descrizione' })).toBeVisible();
}

/** Opens an account of one's own, on the FREE plan. */
export async function register(page: Page, email: string) {
  await page.goto('/register');
  await page.getByLabel('Nome', { exact: true }).fill('Dina');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('una password lunga');
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(page.getByRole('heading', { name: /Dina/ })).toBeVisible();
}
