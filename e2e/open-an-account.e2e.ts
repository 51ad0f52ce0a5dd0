import { expect, type Page, test } from '@playwright/test';
import { askForAccount, choosePassword, findMailedLink, register, signIn, signInAs } from './sign-in-as.ts';

const oldPassword = 'una frase che ricordo';
const newPassword = 'un’altra frase, più lunga';

const somebody = (name: string, isMobile: boolean) => `${name}-${isMobile ? 'phone' : 'desk'}@example.org`;
const openProfile = async (page: Page) => {
  await page.goto('/dashboard?tab=profile');
  await expect(page.getByRole('heading', { name: 'Profilo' })).toBeVisible();
};

test('an account is opened by the mailed link, and its password found again by another one', async ({
  page,
  isMobile,
}) => {
  const email = somebody('nadia', isMobile);

  await test.step('faults stand under their fields, the focus on the first', async () => {
    await page.goto('/register');
    await page.getByLabel('E-mail').fill('nadia');
    await page.getByRole('button', { name: 'Registrati' }).click();
    await expect(page.getByText('Scrivi il tuo nome.')).toBeVisible();
    await expect(page.getByText('Inserisci un indirizzo e-mail valido.')).toBeVisible();
    await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
  });

  await test.step('a wrong address is corrected, with what was typed still there', async () => {
    await askForAccount(page, somebody('nadja', isMobile));
    await page.getByRole('button', { name: 'Cambialo' }).click();
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Dina');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Registrati' }).click();
    await expect(page.getByRole('status').getByText(`Abbiamo scritto a ${email}.`)).toBeVisible();
    await expect(page.getByText('Il link vale 24 ore.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Rispedisci tra/ })).toBeDisabled();
  });

  await test.step('the link from the inbox leads to the password, and is gone from the address', async () => {
    await page.getByRole('link', { name: 'Apri la posta della demo' }).click();
    await page.getByRole('link', { name: /scegli la password/ }).click();
    await page.getByRole('link', { name: /choose-password/ }).click();
    await expect(page.getByRole('heading', { name: 'Scegli la tua password' })).toBeVisible();
    await expect(page.getByText(`Per l’account ${email}.`)).toBeVisible();
    await expect(page).toHaveURL('/choose-password');
    await choosePassword(page, 'corta');
    await expect(page.getByText('La password deve avere almeno 10 caratteri.')).toBeVisible();
    await choosePassword(page, oldPassword);
    await expect(page.getByRole('heading', { name: /Dina/ })).toBeVisible();
  });

  await test.step('the link is good once', async () => {
    await page.goto(await findMailedLink(page, email));
    await expect(page.getByRole('heading', { name: 'Questo link non vale più' })).toBeVisible();
  });

  await test.step('signed out and the password forgotten, a mailed link gives a new one', async () => {
    await page.goto('/api/logout');
    await page.goto('/sign-in');
    await page.getByRole('link', { name: 'Password dimenticata?' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Mandami il link' }).click();
    await expect(page.getByText(`Abbiamo scritto a ${email}.`)).toBeVisible();
    await expect(page.getByText('Il link vale 2 ore.')).toBeVisible();
    await page.goto(await findMailedLink(page, email));
    await expect(page.getByRole('heading', { name: 'Scegli una nuova password' })).toBeVisible();
    await choosePassword(page, newPassword);
    await expect(page.getByRole('heading', { name: /Dina/ })).toBeVisible();
  });

  await test.step('the old password is refused, the new one lets in', async () => {
    await page.goto('/api/logout');
    await signIn(page, email, oldPassword);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await signIn(page, email, newPassword);
    await expect(page.getByRole('heading', { name: /Dina/ })).toBeVisible();
  });
});

test('somebody looks after his profile, his password and where he is signed in', async ({
  page,
  browser,
  isMobile,
}) => {
  const email = somebody('piero', isMobile);
  await register(page, email, oldPassword);

  await test.step('names change, the e-mail does not', async () => {
    await openProfile(page);
    await page.getByRole('button', { name: 'Modifica' }).click();
    await expect(page.getByLabel('E-mail')).not.toBeEditable();
    await expect(page.getByText("L'email non può essere modificata")).toBeVisible();
    await page.getByLabel('Nome', { exact: true }).fill(' ');
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('Scrivi il tuo nome.')).toBeVisible();
    await page.getByLabel('Nome', { exact: true }).fill('Piero');
    await page.getByLabel('Cognome').fill('Gatti');
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('Profilo Aggiornato').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Modifica' })).toBeFocused();
    await expect(page.getByRole('heading', { name: /Piero/ })).toBeVisible();
  });

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();

  await test.step('another session is seen and ended', async () => {
    await signIn(other, email, oldPassword);
    await expect(other.getByRole('heading', { name: /Piero/ })).toBeVisible();
    await openProfile(page);
    await expect(page.getByText('Questa sessione')).toHaveCount(1);
    await page.getByRole('button', { name: /^Chiudi la sessione/ }).click();
    await expect(page.getByText('Sessione chiusa').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Chiudi la sessione/ })).toHaveCount(0);
    await other.goto('/dashboard');
    await expect(other.getByText('404 Page Not Found').first()).toBeVisible();
  });

  await test.step('a changed password ends the sessions elsewhere, not this one', async () => {
    await signIn(other, email, oldPassword);
    await expect(other.getByRole('heading', { name: /Piero/ })).toBeVisible();
    await page.getByRole('button', { name: 'Cambia password' }).click();
    await page.getByLabel('Password attuale').fill('non è questa');
    await page.getByLabel('Nuova password').fill(newPassword);
    await page.getByRole('button', { name: 'Cambia password' }).click();
    await expect(page.getByLabel('Password attuale')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Password attuale')).toBeFocused();
    await page.getByLabel('Password attuale').fill(oldPassword);
    await page.getByRole('button', { name: 'Cambia password' }).click();
    await expect(page.getByText('Password Cambiata').first()).toBeVisible();
    await other.goto('/dashboard');
    await expect(other.getByText('404 Page Not Found').first()).toBeVisible();
    await openProfile(page);
  });
  await elsewhere.close();
});

test('an invited colleague signs in from the invitation and joins the team', async ({
  page,
  browser,
  isMobile,
}) => {
  const email = somebody('silvia', isMobile);
  await register(page, email, oldPassword);
  await page.goto('/api/logout');

  const owners = await browser.newContext();
  const owner = await owners.newPage();
  await signInAs(owner, 'elite');
  const invited = await owner.request.post('/api/team/invitations', { data: { email } });
  expect(invited.ok()).toBe(true);
  await owners.close();

  await page.goto('/join');
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(oldPassword);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page).toHaveURL('/join');
  await page.getByRole('button', { name: 'Accetta' }).click();
  await expect(page.getByText(/^Sei nel team di/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Vai alla dashboard' }).click();
  await expect(page.getByText('Piano ELITE').first()).toBeVisible();
  const left = await page.request.post('/api/team/leave');
  expect(left.ok()).toBe(true);
});

test('the way in goes in German too, and each door waits a second', async ({ page, isMobile }) => {
  const email = somebody('jutta', isMobile);
  await page.goto('/login');
  await page.evaluate("localStorage.setItem('autoscritto-language', 'de')");
  await page.clock.install();
  await page.reload();
  const door = page.getByRole('main').getByRole('button', { name: 'Anmelden' });
  await expect(door).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  await door.click();
  await expect(door).toBeDisabled();
  await page.clock.runFor(999);
  await expect(page).toHaveURL('/login');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/sign-in');
  await page.clock.resume();

  await page.getByRole('link', { name: 'Registrieren' }).click();
  await page.getByLabel('Vorname').fill('Jutta');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('checkbox', { name: /Nutzungsbedingungen/ }).check();
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await expect(page.getByRole('heading', { name: 'Schauen Sie in Ihr Postfach' })).toBeVisible();
  await page.goto(await findMailedLink(page, email));
  await page.getByLabel('Passwort', { exact: true }).fill(oldPassword);
  await page.getByRole('button', { name: 'Speichern und weiter' }).click();
  await expect(page.getByRole('heading', { name: /Jutta/ })).toBeVisible();
  await page.goto('/dashboard?tab=profile');
  await expect(page.getByRole('heading', { name: 'Wo Sie angemeldet sind' })).toBeVisible();
});

test('who comes back signed in from another site is led on to where he was', { tag: '@one-screen' }, async ({
  page,
}) => {
  await page.goto('/join');
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
  await expect(page).toHaveURL('/sign-in');
  // What the other site's answer does: the session begins outside of our page, on the dashboard.
  const data = { email: 'free@example.com', password: 'autoscritto-demo' };
  expect((await page.request.post('/api/auth/sign-in/email', { data })).ok()).toBe(true);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/join');
  await page.goto('/dashboard');
  await expect(page.getByRole('tab', { name: 'Panoramica' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});
