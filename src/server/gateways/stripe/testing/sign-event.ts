import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a body: HMAC-SHA256 over `timestamp.body`, scheme v1. */
export function signEvent(body: string, secret: string, at: Date): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${digest}`;
}
