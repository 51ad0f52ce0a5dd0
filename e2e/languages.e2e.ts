import { expect, type Page, test } from '@playwright/test';
import { comeAlive } from './come-alive.ts';
import { signInAs } from './sign-in-as.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const german = /^Die Anzeige, die verkauft/;
const french = /^L’annonce qui vend/;

test.describe('languages', { tag: '@one-screen' }, () => {
  test('choosing one changes the address where there is one, storage and cookie, and tells the page', async ({
    page,
  }) => {
    for (const [path, language, name, address] of [
      ['/', 'fr', 'Français', '/fr'],
      ['/subscribe?plan=pro', 'de', 'Deutsch', '/de/subscribe?plan=pro'],
      ['/login', 'es', 'Español', '/login'],
      ['/es', 'it', 'Italiano', '/'],
    ] as const) {
      await test.step(`${path} in ${name}`, async () => {
        await page.goto(path);
        await page.evaluate(
          "addEventListener('language-changed', ({ detail }) => { window.told = detail; })",
        );
        await choose(page, name);
        await expect(page).toHaveURL(address);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await page.evaluate('window.told')).toBe(language);
        expect(await page.evaluate("localStorage.getItem('autoscritto-language')")).toBe(language);
        const cookies = await page.context().cookies();
        expect(cookies.find((cookie) => cookie.name === 'autoscritto.language')?.value).toBe(language);
      });
    }
  });

  test('a bare address comes from the server in the language chosen, and shows no other for a moment', async ({
    page,
  }) => {
    await page.goto('/');
    await choose(page, 'Français');
    await expect(page).toHaveURL('/fr');
    await page.addInitScript(`
      window.shown = [];
      new MutationObserver(() => {
        const text = document.querySelector('h1')?.textContent;
        if (text && window.shown.at(-1) !== text) window.shown.push(text);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    `);
    for (const [path, language, words] of [
      ['/', 'fr', french],
      ['/demo', 'fr', /fiche.*descriptions/],
    ] as const) {
      const answer = await page.goto(path);
      expect(await answer?.text()).toContain(`<html lang="${language}"`);
      await expect(title(page)).toHaveText(words);
      await comeAlive(page);
      await page.reload();
      await comeAlive(page);
      await expect(title(page)).toHaveText(words);
      expect(await page.evaluate('window.shown')).toEqual([await title(page).textContent()]);
      await expect(page).toHaveURL(path);
    }
    expect(await (await page.goto('/login'))?.text()).toContain('<html lang="fr"');
    await expect(page.getByRole('main').getByRole('button', { name: 'Se connecter' })).toBeVisible();
  });

  test('who opens a stranger’s German link reads German on, also where the program has not come yet', async ({
    page,
  }) => {
    const release = await holdProgram(page);
    await page.goto('/de');
    await expect(title(page)).toHaveText(german);
    await page.getByRole('main').getByRole('link', { name: 'Demo ansehen' }).click();
    await expect(page).toHaveURL('/demo');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(title(page)).toHaveText(/^Aus einem Datenblatt/);

    await test.step('and Italian, where he chooses that before', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Italiano' }).click();
      await expect(title(page)).toHaveText(/^Da una scheda/);
      await page.goto('/de');
    });

    await release();
    await comeAlive(page);
    await page.evaluate('window.isSamePage = true');
    await page.getByRole('main').getByRole('link', { name: 'Demo ansehen' }).click();
    await expect(page).toHaveURL('/demo');
    await expect(title(page)).toHaveText(/^Aus einem Datenblatt/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nutzungsbedingungen' }).click();
    await expect(title(page)).toHaveText('Nutzungsbedingungen');
    expect(await page.evaluate('window.isSamePage')).toBe(true);
  });

  test('somebody signed in has the dashboard under every address of the front page', async ({ page }) => {
    await signInAs(page, 'pro');
    for (const [path, tab] of [
      ['/', 'Panoramica'],
      ['/de', 'Überblick'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('tab', { name: tab })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  });

  test('back and forward keep the language and the place', async ({ page }) => {
    await page.goto('/');
    await choose(page, 'Deutsch');
    const link = page.getByRole('link', { name: 'ELITE wählen' });
    await link.click();
    await expect(page).toHaveURL('/subscribe?plan=elite');
    await expect(page.getByText('Sie haben ELITE gewählt')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/de');
    await expect(title(page)).toHaveText(german);
    await expect(link).toBeInViewport();
    await page.goForward();
    await expect(page).toHaveURL('/subscribe?plan=elite');
    await expect(page.getByText('Sie haben ELITE gewählt')).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(title(page)).toHaveText(german);
    await expect(link).toBeInViewport();
  });

  test('a language chosen before the program has come keeps what the address asks for', async ({ page }) => {
    await holdProgram(page);
    await page.goto('/subscribe?plan=elite');
    const switcher = switcherOf(page);
    await switcher.locator('summary').click();
    await switcher.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/subscribe?plan=elite');
  });

  test('a language opened in another tab is the one that is read there', async ({ page, context }) => {
    await page.goto('/de');
    await comeAlive(page);
    for (const open of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      const switcher = switcherOf(page);
      const link = switcher.getByRole('link', { name: 'Italiano' });
      // A click that meets the menu while it opens closes it and opens no tab: it is given once more.
      await expect(async () => {
        if (!(await link.isVisible())) await switcher.locator('summary').click();
        const [opened] = await Promise.all([
          context.waitForEvent('page', { timeout: 5000 }),
          link.click({ ...open, timeout: 4000 }),
        ]);
        await expect(title(opened)).toHaveText(/^L’annuncio che vende/);
      }).toPass();
      await expect(title(page)).toHaveText(german);
      await page.reload();
      await comeAlive(page);
    }
  });

  test('what is pressed before the program has come is done when it is there', async ({ page }) => {
    for (const [path, button, outcome] of [
      ['/de/subscribe', 'FREE aktivieren', 'Anmeldung nötig'],
      ['/demo', 'Demo starten', 'Welches Auto verkaufen Sie?'],
    ] as const) {
      await test.step(path, async () => {
        const release = await holdProgram(page);
        await page.goto(path, { waitUntil: 'commit' });
        await page.getByRole('main').getByRole('button', { name: button }).click();
        await expect(page.getByText(outcome)).toHaveCount(0);
        await release();
        await expect(page.getByText(outcome).first()).toBeVisible();
      });
    }
  });
});

const switcherOf = (page: Page) =>
  page.getByRole('banner').locator('details', { has: page.getByLabel(/^[A-Z]{2}, /) });

async function choose(page: Page, name: string): Promise<void> {
  const switcher = switcherOf(page);
  await switcher.locator('summary').click();
  await comeAlive(page);
  await switcher.locator('a, button').filter({ hasText: name }).click();
}

/** Until it is let go, no page gets farther than its own small script. */
async function holdProgram(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  await page.route(/\/assets\/index-.*js/, (route) => {
    held.push(() => route.continue());
  });
  return async () => {
    await page.unroute(/\/assets\/index-.*js/);
    await Promise.all(held.splice(0).map((goOn) => goOn().catch(() => {})));
  };
}
