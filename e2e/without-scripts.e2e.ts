import { type Browser, expect, type Page, test } from '@playwright/test';
import { localisedAddress, readLocalisedAddress } from '#contract/localised-addresses.ts';
import { languages } from '#domain/shared/languages.ts';
import { comeAlive } from './come-alive.ts';

test.describe('without scripts', { tag: '@one-screen' }, () => {
  test('every address of the sitemap has the whole page that scripts would show', async ({ page }) => {
    // The operator's data come from the server; a page that waits for them stands as it was written.
    await page.route('**/api/operator', () => {});
    const addresses = await findAddresses(page);
    expect(addresses).toHaveLength(30);
    for (const address of addresses) {
      await test.step(address, async () => {
        const served = await page.goto(address);
        expect(served?.status()).toBe(200);
        const written = await describePage(page, await served?.text());
        expect(written.language).toBe(languageOf(address));
        expect(written.headings).toBe(1);
        expect(written.title).not.toBe('');
        expect(written.description.length).toBeGreaterThan(50);
        expect(written.canonical).toBe(address);
        const { origin, pathname } = new URL(address);
        const { path } = readLocalisedAddress(pathname);
        expect(written.alternates).toEqual([
          ...languages.map((language) => `${language} ${origin}${localisedAddress(path, language)}`),
          `x-default ${origin}${path}`,
        ]);
        expect(written.text.length).toBeGreaterThan(500);

        await comeAlive(page);
        expect(await describePage(page)).toEqual(written);
      });
    }
  });

  test('menus, anchors, languages, questions and the prices by month or year work', async ({
    browser,
    baseURL,
  }) => {
    const page = await openWithoutScripts(browser, baseURL);
    const banner = page.getByRole('banner');

    await test.step('an anchor', async () => {
      await page.goto('/');
      await banner.getByRole('link', { name: 'Piani e prezzi' }).click();
      await expect(page).toHaveURL('/#pricing');
      await expect(page.locator('#pricing-title')).toBeInViewport();
    });

    for (const path of ['/', '/subscribe']) {
      await test.step(`the prices of ${path}`, async () => {
        await page.goto(path);
        const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'PRO' }) });
        await expect(card.getByText(/^29\s€$/)).toBeVisible();
        await page.getByRole('radio', { name: /Annuale/ }).check({ force: true });
        await expect(card.getByText(/^25\s€$/)).toBeVisible();
        await expect(card.getByText(/^29\s€$/)).toBeHidden();
      });
    }

    await test.step('a question', async () => {
      await page.goto('/');
      const answer = page.getByText('Sì, parola per parola.');
      await expect(answer).toBeHidden();
      await page.getByText('Posso cambiare il testo?').click();
      await expect(answer).toBeVisible();
    });

    await test.step('the languages', async () => {
      await banner.getByLabel(/^IT, Lingua/).click();
      await banner.getByRole('link', { name: 'Français' }).click();
      await expect(page).toHaveURL('/fr');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^L’annonce/);
    });

    await test.step('the menu of narrow screens', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/de');
      await banner.getByLabel('Menü').click();
      await banner.getByRole('link', { name: 'Beispiele' }).click();
      await expect(page).toHaveURL('/de#examples');
      await page.goto('/de');
      await banner.getByLabel('Menü').click();
      await banner.getByRole('link', { name: 'Italiano' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    });
    await page.context().close();
  });
});

async function openWithoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  return context.newPage();
}

const languageOf = (address: string) =>
  languages.find((one) => `${new URL(address).pathname}/`.startsWith(`/${one}/`)) ?? 'it';

async function findAddresses(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  // The bare ones first: after another language they would be answered in that one.
  return addresses.sort(
    (one, other) => Number(languageOf(one) !== 'it') - Number(languageOf(other) !== 'it'),
  );
}

interface Description {
  language: string;
  headings: number;
  title: string;
  description: string;
  canonical: string;
  alternates: string[];
  text: string;
}

/** What a page says, folded parts included, with white space made one: as it stands, or as its HTML is read without scripts. */
const describePage = (page: Page, html?: string) =>
  page.evaluate<Description>(`((document) => {
    const one = (selector, name) => document.querySelector(selector)?.getAttribute(name) ?? '';
    return {
      language: document.documentElement.lang,
      headings: document.querySelectorAll('h1').length,
      title: document.title,
      description: one('meta[name=description]', 'content'),
      canonical: one('link[rel=canonical]', 'href'),
      alternates: [...document.querySelectorAll('link[rel=alternate]')].map(({ hreflang, href }) => hreflang + ' ' + href),
      text: document.querySelector('main').textContent.replace(/\\s+/g, ' ').trim(),
    };
  })(${html === undefined ? 'document' : `new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html')`})`);
