import type { PaidPlanId } from '#domain/subscriptions/payments.ts';
import type { App } from '#server/app.ts';

/** Buys a plan by the month for an e-mail, as a visitor does who pays first: through the same two calls. */
export async function buyDemoPlan(http: App['http'], email: string, plan: PaidPlanId): Promise<void> {
  const order = await post(http, '/api/create-payment-intent', { plan, billing: 'monthly', email });
  const payment = { clientSecret: order.clientSecret, card: 'success' };
  const { outcome } = await post(http, '/api/test/payments/confirm', payment);
  if (outcome !== 'succeeded') throw new Error(`The demo plan of ${email} was not paid: ${outcome}`);
}

async function post(http: App['http'], path: string, payload: object): Promise<Record<string, string>> {
  const response = await http.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  const body = (await response.json()) as Record<string, string>;
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body.message}`);
  return body;
}
