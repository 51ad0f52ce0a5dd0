import { expect, type Locator, type Page, test } from '@playwright/test';

test('by the keyboard alone from the landing page to a text that is copied', { tag: '@one-screen' }, async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/');

  await test.step('to the page for signing in', async () => {
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Accedi' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await expectFocusIn(main);
    await tabTo(page, main.getByRole('button', { name: 'Accedi' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sign-in');
  });

  await test.step('in with a demo account', async () => {
    await tabTo(page, main.getByRole('button', { name: 'PRO' }));
    await page.keyboard.press('Space');
    await expect(page.getByLabel('E-mail')).toHaveValue('pro@example.com');
    await tabTo(page, main.getByRole('button', { name: 'Accedi', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Panoramica' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expectFocusIn(main);
  });

  await test.step('a car by hand', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Nuova Descrizione' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/generator');
    await expectFocusIn(main);
    await tabTo(page, page.getByRole('tab', { name: 'Importa URL' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Inserimento Manuale' })).toBeFocused();
    const car = {
      Marca: 'Fiat',
      Modello: 'Tipo',
      Anno: '2019',
      Carburante: 'Diesel',
      Chilometraggio: '61000',
      Prezzo: '11900',
    };
    for (const [label, value] of Object.entries(car)) {
      const field = page.getByLabel(label, { exact: true });
      await tabTo(page, field);
      await page.keyboard.type(value);
      await expect(field).toHaveValue(value);
    }
    await tabTo(page, main.getByRole('button', { name: 'Continua' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'A chi la racconti?' })).toBeVisible();
    await expectFocusIn(main);
  });

  await test.step('whom it is for', async () => {
    for (const name of ['Pendolare', 'Compatta', 'Lavoro', 'Bassi consumi']) {
      const choice = main.getByRole('checkbox', { name, exact: true }).first();
      await tabTo(page, choice);
      await page.keyboard.press('Space');
      await expect(choice).toBeChecked();
    }
    await tabTo(page, main.getByRole('button', { name: 'Genera descrizioni' }));
    await page.keyboard.press('Enter');
  });

  await test.step('the text is there, and copied', async () => {
    const area = page.getByRole('textbox', { name: 'Testo della descrizione' });
    await expect(area).toHaveValue(/Fiat Tipo.*61\.000/s);
    await expectFocusIn(main);
    await tabTo(page, main.getByRole('button', { name: 'Copia', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied').first()).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await area.inputValue());
    await expectFocusIn(main);
  });
});

const mostPresses = 80;

/** Presses on until this has the focus, which is seen on every way station. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  const faults: string[] = [];
  for (let presses = 0; presses < mostPresses && !(await hasFocus(target)); presses++) {
    await page.keyboard.press(key);
    faults.push(...(await page.evaluate<string[]>(findFocusFaults)));
  }
  await expect(target).toBeFocused();
  expect(faults).toEqual([]);
}

const hasFocus = (target: Locator) => target.evaluate((node) => node === node.ownerDocument.activeElement);

/** What has no ring of its own shows it around: a tile on its label, the editor on its sheet. */
const findFocusFaults = `(() => {
  const node = document.activeElement;
  if (!node || node === document.body) return ['the focus is lost'];
  const isRinged = [node, node.closest('label'), node.closest('article')].some((part) => {
    if (!part || getComputedStyle(part).opacity === '0') return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  });
  return isRinged ? [] : ['no ring: ' + (node.ariaLabel || node.textContent || node.id)];
})()`;

/** After a step the focus waits where the next one begins. */
async function expectFocusIn(region: Locator): Promise<void> {
  await expect
    .poll(() => region.evaluate((node) => node.contains(node.ownerDocument.activeElement)))
    .toBe(true);
}
