import { expect, type Page, test } from '@playwright/test';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const menu = (page: Page) => header(page).locator('details', { has: page.getByLabel('Menu') });
const section = (page: Page, id: string) => page.locator(`section#${id}`);
const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)');

test('every link and button of the landing page ends where it should', async ({ page }) => {
  const destinations: [string, (page: Page) => ReturnType<Page['locator']>, string | RegExp][] = [
    [
      'start free',
      (p) => p.getByRole('main').getByRole('link', { name: 'Inizia gratis' }).first(),
      '/subscribe',
    ],
    ['the demo', (p) => p.getByRole('link', { name: 'Prova la demo' }), '/demo'],
    ['the link field', (p) => p.getByRole('button', { name: 'Importa l’annuncio' }), '/subscribe'],
    ['the fields', (p) => p.getByRole('button', { name: 'Scrivi la descrizione' }), '/subscribe'],
    ['STARTER', (p) => p.getByRole('link', { name: 'Scegli STARTER' }), '/subscribe?plan=starter'],
    ['PRO', (p) => p.getByRole('link', { name: 'Scegli PRO' }), '/subscribe?plan=pro'],
    ['ELITE', (p) => p.getByRole('link', { name: 'Scegli ELITE' }), '/subscribe?plan=elite'],
    ['FREE', (p) => section(p, 'pricing').getByRole('link', { name: 'Inizia gratis' }), /\/sign-in/],
    ['the account', (p) => p.getByRole('link', { name: 'Crea il tuo account' }), '/register'],
    ['the logo', (p) => header(p).getByRole('link', { name: 'Autoscritto' }), '/'],
    ['training', (p) => footer(p).getByRole('link', { name: 'Formazione' }), '/demo'],
    ['privacy', (p) => footer(p).getByRole('link', { name: 'Informativa sulla privacy' }), '/privacy-policy'],
    ['terms', (p) => footer(p).getByRole('link', { name: 'Termini di servizio' }), '/terms-of-service'],
    ['GDPR', (p) => footer(p).getByRole('link', { name: /GDPR/ }), '/gdpr'],
  ];
  for (const [name, find, destination] of destinations) {
    await test.step(name, async () => {
      await page.goto('/');
      // Whatever is typed stays where it is: no address carries it away.
      await page.getByLabel('Link dell’annuncio').fill('non è un link');
      await find(page).click();
      await expect(page).toHaveURL(destination);
    });
  }
});

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

test('who comes back finds the place he left', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Scegli ELITE' });
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

test('the switcher speaks another language in place, keeps it and tells the page', async ({ page }) => {
  await page.goto('/');
  await page.evaluate("addEventListener('language-changed', ({ detail }) => { document.title = detail; })");
  const switcher = header(page).locator('details', { has: page.getByLabel(/^IT, Lingua/) });
  await switcher.locator('summary').click();
  const french = switcher.getByRole('link', { name: 'Français' });
  await expect(french).toHaveAttribute('href', '/fr');
  await expect(french).toHaveAttribute('hreflang', 'fr');
  await french.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^L’annonce qui vend/);
  expect(await page.evaluate("localStorage.getItem('autoscritto-language')")).toBe('fr');
});

test('the prices change with the toggle', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'PRO' }) });
  await expect(card.getByText(/^29\s€$/)).toBeVisible();
  await page.getByRole('radio', { name: /Annuale/ }).check({ force: true });
  await expect(card.getByText(/^25\s€$/)).toBeVisible();
  await expect(card.getByText(/Risparmi 52\s€/)).toBeVisible();
  await expect(card.getByText(/^29\s€$/)).toBeHidden();
});
