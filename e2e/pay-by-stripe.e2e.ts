import { expect, type Page, test } from '@playwright/test';
import { type StripeServer, startStripeServer } from '../src/server/gateways/stripe/testing/stripe-server.ts';
import type { MainProcess } from '../src/server/testing/start-main.ts';
import { lane, portsOf } from './lane.ts';
import { register } from './sign-in-as.ts';
import { standInForStripeJs } from './stand-in-for-stripe-js.ts';
import { startBeside } from './start-beside.ts';

const port = portsOf(lane).stripeApplication;
/** How long a notice about a payment is left to be read. */
const readingTime = 2000;
const declined = 'Your card was declined.';
test.use({ baseURL: `http://localhost:${port}` });

let stripe: StripeServer;
let server: MainProcess;

test.beforeAll(async () => {
  stripe = await startStripeServer({ now: new Date() });
  server = await startBeside(port, {
    LOG_LEVEL: 'error',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
    STRIPE_API_BASE: stripe.url,
  });
});

test.afterAll(async () => {
  await server.stop();
  await stripe.close();
});

test('a card typed into Stripe’s form pays for the plan; a refused one leads back to the plans', async ({
  page,
  isMobile,
}) => {
  await page.clock.install();
  await letStripeIn(page);
  await register(page, `stripe-${isMobile ? 'phone' : 'desk'}-${Date.now()}@example.org`);

  await test.step('refused', async () => {
    await payBy(page, 'a card the bank refuses');
    await expect(page.getByText('Errore nel pagamento').first()).toBeVisible();
    await expect(page.getByText(declined).first()).toBeVisible();
    await page.clock.fastForward(readingTime);
    await expect(page).toHaveURL(/\/subscribe$/);
  });

  await test.step('paid, although no event of Stripe’s ever arrives', async () => {
    await payBy(page, 'a good card');
    await expect(page.getByText('Pagamento completato!').first()).toBeVisible();
    const confirmed = await page.evaluate<unknown>('window.confirmed');
    const returnUrl = `http://localhost:${port}/api/login`;
    expect(confirmed).toEqual({ key: 'pk_test_local', returnUrl, redirect: 'if_required' });
    await page.clock.fastForward(readingTime);
    await expect(page).toHaveURL(/\/dashboard\?tab=subscription$/);
    await expect(page.getByText('Piano PRO')).toBeVisible();
  });
});

test('where Stripe’s script does not come, the page says what to do', {
  tag: '@one-screen',
}, async ({ page }) => {
  await page.clock.install();
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await register(page, `blocked-${Date.now()}@example.org`);
  await page.goto('/checkout?plan=PRO');
  await page.getByRole('button', { name: 'Salta per ora' }).click();
  await page.getByRole('button', { name: 'Continua al pagamento' }).click();
  await expect(page.getByText('Carico il modulo di pagamento')).toBeVisible();
  // The wait may begin a moment after it is told.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(page.getByText(/Il modulo di pagamento non si carica/)).toBeVisible({ timeout: 500 });
  }).toPass();
});

async function letStripeIn(page: Page) {
  const confirmAddress = 'https://api.stripe.com/confirm';
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standInForStripeJs(confirmAddress) }),
  );
  await page.route(confirmAddress, async (route) => {
    const { clientSecret, card } = JSON.parse(route.request().postData() ?? '');
    const isGood = card === 'a good card';
    if (isGood) stripe.pay(clientSecret);
    else stripe.decline(clientSecret);
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: isGood
        ? { paymentIntent: { status: 'succeeded' } }
        : { error: { type: 'card_error', message: declined } },
    });
  });
}

async function payBy(page: Page, card: string) {
  await page.goto('/subscribe');
  await page.getByRole('link', { name: 'Scegli PRO' }).click();
  await page.getByRole('button', { name: 'Salta per ora' }).click();
  await page.getByRole('button', { name: 'Continua al pagamento' }).click();
  await page.getByLabel('Card').fill(card);
  await page.getByRole('button', { name: /^Paga 29/ }).click();
}
