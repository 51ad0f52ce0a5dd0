import { expect, type Page } from '@playwright/test';

/** Signs in as one of the demo accounts, by the call alone: the next page that is opened knows who is here. */
export async function signInAs(page: Page, account: 'admin' | 'elite' | 'pro' | 'starter' | 'free') {
  await post(page, '/api/auth/sign-in/email', {
    email: `${account}@example.com`,
    password: 'autoscritto-demo',
  });
}

/** Fills the sign-in page in and sends it. */
export async function signIn(page: Page, email: string, password: string) {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
}

/** Opens an account of one's own, on the FREE plan, by the link that is mailed; by calls alone, like `signInAs`. */
export async function register(page: Page, email: string, password = 'una password lunga') {
  await post(page, '/api/auth/sign-up/email', { email, firstName: 'Dina', agrees: true });
  const token = new URL(await findMailedLink(page, email)).searchParams.get('token');
  await post(page, '/api/auth/choose-password', { token, password });
}

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { data });
  expect([path, answer.status()]).toEqual([path, 200]);
}

/** Registers up to where the mail is on its way. */
export async function askForAccount(page: Page, email: string) {
  await page.goto('/register');
  await page.getByLabel('Nome', { exact: true }).fill('Dina');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('checkbox', { name: /Accetto i Termini/ }).check();
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(page.getByRole('heading', { name: 'Controlla la posta' })).toBeVisible();
}

/** Chooses a password on the page a mailed link leads to. */
export async function choosePassword(page: Page, password: string) {
  await page.getByLabel(/^(Password|Nuova password)$/).fill(password);
  await page.getByRole('button', { name: 'Salva ed entra' }).click();
}

/** The address of the newest link that was mailed to somebody for choosing a password. */
export async function findMailedLink(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/api/test/inbox', { params: { to: email } });
  const mails: { text: string }[] = await answer.json();
  const [link] = mails.flatMap(({ text }) => text.match(/https?:\S+\/choose-password\?token=\S+/) ?? []);
  if (!link) throw new Error(`No link was mailed to ${email}`);
  return link;
}
