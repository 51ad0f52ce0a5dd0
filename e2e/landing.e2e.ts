import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './sign-in-as.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const menu = (page: Page) => header(page).locator('details', { has: page.getByLabel('Menu') });
const section = (page: Page, id: string) => page.locator(`section#${id}`);
const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)');

test('the header leads along the page, and into it from elsewhere', async ({ page, isMobile }) => {
  await page.goto('/');
  const follow = async (name: string) => {
    if (isMobile) await menu(page).locator('summary').click();
    await header(page).getByRole('link', { name, exact: true }).click();
  };
  for (const [name, id] of [
    ['Funzionalità', 'features'],
    ['Piani e prezzi', 'pricing'],
    ['Esempi', 'examples'],
  ] as const) {
    await follow(name);
    await expect(page).toHaveURL(`/#${id}`);
    await expect(section(page, id).getByRole('heading').first()).toBeInViewport();
    await expect(section(page, id)).toBeFocused();
  }
  await page.goto('/privacy-policy');
  await expect(footer(page).getByRole('link', { name: 'Informativa sulla privacy' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await footer(page).getByRole('link', { name: 'Piani e prezzi' }).click();
  await expect(page).toHaveURL('/#pricing');
  await expect(section(page, 'pricing')).toBeFocused();
  await expect(section(page, 'pricing').getByRole('heading').first()).toBeInViewport();
  await footer(page).getByRole('link', { name: 'Scrivici' }).click();
  await expect(page.getByRole('heading', { name: 'Scrivici' })).toBeInViewport();
});

test('links along the page find their place from its first moment, and so does an address', async ({
  page,
}) => {
  // Until they come, what is below the first view is not laid out.
  await page.route('**/*.woff2', () => {});
  const expectAtTop = async (id: string) => {
    const top = () => section(page, id).evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await top()) - 80)).toBeLessThan(20);
  };
  await page.goto('/');
  await footer(page).getByRole('link', { name: 'Piani e prezzi' }).click();
  await expectAtTop('pricing');
  await page.goto('/en#contact');
  await expectAtTop('contact');
  await page.reload();
  await expectAtTop('contact');
});

test('a menu closes by choice, by Escape and by a press elsewhere, also before the program has come', {
  tag: '@one-screen',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/assets\/index-.*js/, () => {});
  await page.goto('/');
  const button = menu(page).locator('summary');
  await button.click();
  await header(page).getByRole('link', { name: 'Piani e prezzi', exact: true }).click();
  await expect(page).toHaveURL('/#pricing');
  await expect(menu(page)).not.toHaveAttribute('open');
  await button.click();
  await page.keyboard.press('Escape');
  await expect(menu(page)).not.toHaveAttribute('open');
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(2, 840);
  await expect(menu(page)).not.toHaveAttribute('open');
});

test('who comes back finds the place he left', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Scegli ELITE' });
  // As high as the page is in the end.
  await expect(page.locator('[data-first-view]')).toHaveCount(0);
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(/plan=elite/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(link).toBeInViewport();
  await page.reload();
  await expect(link).toBeVisible();
  // Fonts may come after it and shift a line.
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before - 500);
});

test('the menu of narrow screens opens and closes every way', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1000 });
  await page.goto('/');
  const button = menu(page).locator('summary');
  const login = menu(page).getByRole('link', { name: 'Accedi' });
  await expect(login).toBeHidden();
  await button.click();
  await expect(login).toBeVisible();
  await button.click();
  await expect(login).toBeHidden();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(login).toBeVisible();
  await menu(page).getByRole('link', { name: 'Español' }).focus();
  await page.keyboard.press('Tab');
  await expect(login).toBeHidden();
  await button.click();
  await menu(page).getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Die Anzeige/);
  await expect(menu(page)).toBeHidden();
  await header(page).locator('details:not([open]) summary').last().click();
  await header(page).getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/login');
});

test('what is typed before an account is there stays where it is, and the generator begins with it', async ({
  page,
}) => {
  await page.goto('/');
  for (const action of ['Importa l’annuncio', 'Scrivi la descrizione']) {
    await page.getByLabel('Link dell’annuncio').fill('non è un link');
    await section(page, 'features').getByLabel('Modello').fill('Panda');
    await page.getByRole('button', { name: action }).click();
    await expect(page).toHaveURL('/subscribe');
    await page.goBack();
  }
  await signInAs(page, 'free');
  await page.goto('/generator');
  await expect(page.getByLabel('Modello', { exact: true })).toHaveValue('Panda');
  // Once: the next car begins empty.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('tab', { name: 'Inserimento Manuale' }).click();
  await expect(page.getByLabel('Modello', { exact: true })).toHaveValue('');
});

test('a visitor’s car becomes a text at once, and stands in the generator of their new account', async ({
  page,
}) => {
  await page.goto('/');
  const trial = section(page, 'try');
  const write = trial.getByRole('button', { name: 'Scrivi il testo' });
  await write.click();
  await expect(trial.getByText('Indica la marca.')).toBeVisible();
  await expect(trial.getByLabel('Marca')).toBeFocused();
  await trial.getByLabel('Marca').fill('Škoda');
  await trial.getByLabel('Modello').fill('Fabia');
  await trial.getByLabel('Anno').fill('3021');
  await trial.getByLabel('Carburante').selectOption('Diesel');
  await trial.getByLabel('Prezzo').fill('9.800');
  await trial.getByLabel('Prezzo').press('Enter');
  await expect(trial.getByText('Il valore deve stare tra')).toBeVisible();
  await expect(trial.getByLabel('Anno')).toBeFocused();
  await trial.getByLabel('Anno').fill('2019');
  await write.click();
  const answer = trial.locator('[lang="it"]');
  for (const fact of [/Škoda Fabia/, /2019/, /diesel/i, /9\.800\s€/]) await expect(answer).toHaveText(fact);
  await expect(trial.getByRole('heading', { name: 'Il tuo testo' })).toBeFocused();
  await expect(trial.getByRole('heading', { name: 'Il tuo testo' })).toBeInViewport();
  await trial.getByRole('link', { name: 'Continua con quest’auto' }).click();
  await expect(page).toHaveURL('/register');

  await signInAs(page, 'free');
  await page.goto('/generator');
  for (const [field, value] of [
    ['Marca', 'Škoda'],
    ['Modello', 'Fabia'],
    ['Anno', '2019'],
    ['Carburante', 'Diesel'],
    ['Prezzo', '9.800'],
  ] as const) {
    await expect(page.getByLabel(field, { exact: true })).toHaveValue(value);
  }
});

test('who has tried ten texts in a day reads so, and may go on with an account', async ({ page }) => {
  const said = 'Da qui oggi sono già stati provati 10 testi.';
  await page.route('**/api/first-text', (route) => route.fulfill({ status: 429, json: { message: said } }));
  await page.goto('/');
  const trial = section(page, 'try');
  await trial.getByLabel('Marca').fill('Fiat');
  await trial.getByLabel('Modello').fill('Panda');
  await trial.getByRole('button', { name: 'Scrivi il testo' }).click();
  await expect(trial.getByRole('alert')).toHaveText(said);
  await expect(trial.getByRole('button', { name: 'Scrivi il testo' })).toBeFocused();
  await expect(trial.getByRole('link', { name: 'Continua con quest’auto' })).toBeVisible();
});

test('the year chosen with the toggle is kept on the way to the plans', async ({ page }) => {
  await page.goto('/');
  const byTheYear = page.getByRole('radio', { name: /Annuale/ });
  await page.locator('label').filter({ has: byTheYear }).click();
  await page.getByRole('link', { name: 'Scegli PRO' }).click();
  await expect(page).toHaveURL('/subscribe?plan=pro&billing=annual');
  await expect(page.getByRole('radio', { name: /Annuale/ })).toBeChecked();
  await page.getByRole('link', { name: 'Prosegui' }).click();
  await expect(page).toHaveURL('/checkout?plan=PRO&billing=annual');
  await expect(page.getByText('Con il pagamento accetti i Termini di servizio')).toBeVisible();
});

test('the prices change with the toggle', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'PRO' }) });
  await expect(card.getByText(/^29\s€$/)).toBeVisible();
  const byTheYear = page.getByRole('radio', { name: /Annuale/ });
  await page.locator('label').filter({ has: byTheYear }).click();
  await expect(byTheYear).toBeChecked();
  await expect(card.getByText(/^25\s€$/)).toBeVisible();
  await expect(card.getByText(/Risparmi 52\s€/)).toBeVisible();
  await expect(card.getByText(/^29\s€$/)).toBeHidden();
});
