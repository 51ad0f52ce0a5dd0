import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { languageNames, languages } from '#domain/shared/languages.ts';

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** The widths that each page has to fit in each language: a desk's, a phone's and the narrowest. */
const widths = [1440, 390, 320];

/** The faults of the page as it stands: the findings of axe, and the widths it does not fit, the last of which it is left at. */
async function inspect(page: Page, name: string, { asksAxe }: { asksAxe: boolean }): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main [class*=spin_]'), `${name}: what is on its way`).toHaveCount(0);
  const violations = asksAxe ? await findViolations(page) : [];
  const problems = violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await settledExcess(page);
    if (excess > 0) problems.push(`${name}: ${excess} px too wide at ${width}`);
  }
  return problems;
}

/** The first two differ in both, and so do the last two. */
const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 390 },
] as const;

/** How many were inspected: each page begins with another look, so that every language meets all of them. */
let inspected = 0;

/** Italian last: what comes after the inspection reads Italian. */
const inOrder = [...languages].reverse();

/**
 * The same in each language, now light, now dark, now wide, now narrow; ends in Italian, at a desk. Markup and colours
 * are the same in all languages: axe looks twice, once in the light and once in the dark, once wide and once narrow.
 */
export async function inspectInAllLanguages(page: Page, name: string): Promise<string[]> {
  const problems: string[] = [];
  inspected++;
  // Only a page that stands has a switcher.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // Now the first two languages are looked at by axe, now the two after the first.
  const first = Math.floor(inspected / 2) % 2;
  for (const [index, language] of inOrder.entries()) {
    const { colorScheme, width } = looks[(2 * inspected - first + index) % looks.length] ?? looks[0];
    const asksAxe = index === first || index === first + 1;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await speak(page, language);
    problems.push(...(await inspect(page, `${name}, ${language}, ${colorScheme}, ${width} px`, { asksAxe })));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return problems;
}

/** By the switcher; by what it keeps where a page has none. */
async function speak(page: Page, language: (typeof languages)[number]): Promise<void> {
  const switcher = page.getByRole('banner').locator('details', { has: page.getByLabel(/^[A-Z]{2}, /) });
  if (await switcher.count()) {
    await switcher.locator('summary').click();
    await switcher.locator('a, button').filter({ hasText: languageNames[language] }).click();
  } else {
    await page.evaluate(`localStorage.setItem('autoscritto-language', '${language}')`);
    await page.reload();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/**
 * How many px the page is wider than its window, or the start of its header than its place. A resized page
 * keeps the styles of the old width for some frames, more on a busy machine: what is too wide has to stay so
 * for a second.
 */
function settledExcess(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((tell) => {
    const end = performance.now() + 1000;
    const look = () => {
      const start = document.querySelector('header > div > div:first-child');
      const excess = Math.max(
        document.documentElement.scrollWidth - innerWidth,
        start ? start.scrollWidth - start.clientWidth : 0,
      );
      if (excess <= 0 || performance.now() > end) tell(excess);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(() => requestAnimationFrame(look));
  })`);
}

/** The builder brings axe into the page; where it is already, it need not be sent again. */
async function findViolations(page: Page): Promise<Violation[]> {
  const options = { resultTypes: ['violations'] } as const;
  if (await page.evaluate<boolean>('"axe" in window')) {
    return page.evaluate<Violation[]>(
      `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
    );
  }
  // Without the legacy mode every look opens a page of its own; it is for frames of other sites, and we have none.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  return (await builder.analyze()).violations;
}

/** What the browser complains of, as it comes; not what we ask for, an unknown page or who is signed in. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 40[14]/.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}
