import { expect, type Page, type Route, test } from '@playwright/test';

const form = (page: Page) => page.locator('#contact form');
const submit = (page: Page) => form(page).getByRole('button');
const messages = '**/api/contact';

test('somebody writes to us, through every way it can fail', async ({ page, isMobile }) => {
  const email = `aldo-${isMobile ? 'phone' : 'desk'}@example.org`;
  const written = {
    'Nome *': 'Aldo Bianchi',
    'E-mail *': email,
    'Telefono (facoltativo)': '+39 080 1234567',
    'Oggetto *': 'Il piano per tre sedi',
    'Messaggio *': 'Buongiorno,\nquanti account ha il piano ELITE?',
  };
  const expectKept = async () => {
    for (const [label, text] of Object.entries(written)) {
      await expect(form(page).getByLabel(label, { exact: true })).toHaveValue(text);
    }
  };
  await page.goto('/#contact');

  await test.step('the address leads to the form, beside the hours and the promised reply', async () => {
    await expect(page.getByRole('heading', { name: 'Scrivici' })).toBeInViewport();
    const section = page.getByRole('region', { name: 'Scrivici' });
    for (const [days, hours] of [
      ['Dal lunedì al venerdì', '9:00-18:00'],
      ['Sabato', '9:00-13:00'],
      ['Domenica', 'chiuso'],
    ] as const) {
      await expect(section.getByText(days)).toBeVisible();
      await expect(section.getByText(hours, { exact: true })).toBeVisible();
    }
    await expect(
      section.getByText('Entro 24 ore. Nei giorni lavorativi, in media, in 2-4 ore.'),
    ).toBeVisible();
    await expect(form(page).getByLabel('Messaggio *')).toHaveAttribute('rows', '5');
    await expect(form(page).getByLabel('E-mail *')).toHaveAttribute('type', 'email');
  });

  await test.step('what is missing stands under its field, the focus on the first', async () => {
    await submit(page).click();
    await expect(form(page).getByLabel('Nome *')).toBeFocused();
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(4);
    await form(page).getByLabel('Nome *').fill('Aldo');
    await expect(form(page).getByText('Scrivi il tuo nome.')).toHaveCount(0);
    await expect(form(page).getByText('Scrivi il messaggio.')).toBeVisible();
  });

  await test.step('no key and no reader comes across the field that is for machines', async () => {
    await expect(form(page).getByRole('textbox')).toHaveCount(5);
    await form(page).getByLabel('Messaggio *').focus();
    await page.keyboard.press('Tab');
    await expect(submit(page)).toBeFocused();
  });

  for (const [label, text] of Object.entries(written)) await form(page).getByLabel(label).fill(text);

  await test.step('the server’s own sentence stands under the field it is about', async () => {
    await form(page).getByLabel('E-mail *').fill('aldo@-example.org');
    await submit(page).click();
    await expect(form(page).getByText('scrivilo come nome@esempio.it')).toBeVisible();
    await expect(form(page).getByLabel('E-mail *')).toBeFocused();
    await form(page).getByLabel('E-mail *').fill(email);
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  });

  await test.step('while it is sent the button says so and can’t be pressed again', async () => {
    let calls = 0;
    let answer = (_: Parameters<Route['fulfill']>[0]) => Promise.resolve();
    await page.route(messages, async (route) => {
      calls++;
      await new Promise<void>((done) => {
        answer = async (response) => {
          await route.fulfill(response);
          done();
        };
      });
    });
    await submit(page).click();
    await expect(form(page).getByRole('button', { name: 'Invio in corso...' })).toBeDisabled();
    await form(page).getByLabel('Oggetto *').press('Enter');
    await answer({ status: 500, json: { message: 'Internal error' } });
    await expectFailure(page);
    await expect(form(page).getByRole('button', { name: 'Invia il messaggio' })).toBeEnabled();
    expect(calls).toBe(1);
    await expectKept();
    await page.unroute(messages);
  });

  await test.step('too many messages are refused in words, and no answer at all is told too', async () => {
    const message = 'Per scriverne un altro aspetta dieci minuti.';
    await page.route(messages, (route) => route.fulfill({ status: 429, json: { message } }));
    await submit(page).click();
    await expectFailure(page);
    await expect(form(page).getByRole('alert')).toHaveText(message);
    await page.unroute(messages);
    await page.route('**/*', (route) => route.abort('internetdisconnected'));
    await submit(page).click();
    await expectFailure(page);
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    await expectKept();
    await page.unroute('**/*');
  });

  await test.step('what arrives is thanked for, leaves an empty form, and is mailed to us', async () => {
    await submit(page).click();
    await expect(page.getByText('Messaggio inviato!').first()).toBeVisible();
    const thanks = 'Ti contatteremo al più presto. Grazie per averci scritto!';
    await expect(page.getByText(thanks).first()).toBeVisible();
    for (const label of Object.keys(written)) {
      await expect(form(page).getByLabel(label, { exact: true })).toHaveValue('');
    }
    await expect(submit(page)).toBeFocused();
    const inbox = await page.request.get('/api/test/inbox', {
      params: { to: 'assistenza@autoscritto.example' },
    });
    const mails: { text: string }[] = await inbox.json();
    expect(mails.filter(({ text }) => text.includes(email) && text.includes('> Buongiorno,'))).toHaveLength(
      1,
    );
  });
});

/** The notice of a message that did not arrive, closed again. */
async function expectFailure(page: Page) {
  const notice = page.getByRole('region', { name: /Notifiche/ }).getByRole('listitem');
  await expect(notice).toContainText("Errore nell'invio");
  await expect(notice).toContainText('Si è verificato un errore. Riprova più tardi.');
  await notice.getByRole('button', { name: 'Chiudi la notifica' }).click();
  await expect(notice).toHaveCount(0);
}

test('the form speaks German', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('autoscritto-language', 'de')");
  await page.goto('/#contact');
  await expect(page.getByRole('heading', { name: 'Schreiben Sie uns' })).toBeInViewport();
  await submit(page).click();
  await expect(form(page).getByText('Geben Sie Ihren Namen ein.')).toBeVisible();
  for (const label of ['Name *', 'Betreff *', 'Nachricht *'])
    await form(page).getByLabel(label).fill('Jutta');
  await form(page).getByLabel('E-Mail *').fill('jutta@-example.org');
  await submit(page).click();
  await expect(form(page).getByText('Schreiben Sie sie wie name@beispiel.de')).toBeVisible();
});
