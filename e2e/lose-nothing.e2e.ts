import { expect, type Route, test } from '@playwright/test';
import { describeGolf } from './describe-golf.ts';
import { signInAs } from './sign-in-as.ts';

test('a text that could not be saved stays, over a lost connection and a new sign-in', async ({ page }) => {
  await signInAs(page, 'elite');
  await describeGolf(page);
  await page.getByRole('button', { name: 'Genera descrizioni' }).click();
  const area = page.getByRole('textbox', { name: 'Testo della descrizione' });
  await expect(area).toBeVisible();
  const written = await area.inputValue();

  await test.step('without a connection', async () => {
    const cut = (route: Route) => route.abort();
    await page.route('**/texts/**', cut);
    await area.fill(`${written} Prima.`);
    await area.blur();
    await expect(page.getByText('Testo non salvato').first()).toBeVisible();
    await expect(area).toHaveValue(`${written} Prima.`);
    await page.unroute('**/texts/**', cut);
    await page.getByRole('button', { name: 'Non salvato: riprova' }).click();
    await expect(page.getByText('salvato', { exact: false }).last()).toBeVisible();
  });

  await test.step('without a session', async () => {
    await page.context().clearCookies();
    await area.fill(`${written} Dopo.`);
    await area.blur();
    await expect(page).toHaveURL(/sign-in/);
    await page.getByLabel('E-mail').fill('elite@example.com');
    await page.getByLabel('Password', { exact: true }).fill('autoscritto-demo');
    await page.getByRole('button', { name: 'Accedi', exact: true }).click();
    await expect(page.getByText('Modifiche ritrovate').first()).toBeVisible();
    await expect(area).toHaveValue(`${written} Dopo.`);
    await area.focus();
    await area.blur();
    await expect(page.getByText(/ · salvato/)).toBeVisible({ timeout: 10_000 });
  });
});
