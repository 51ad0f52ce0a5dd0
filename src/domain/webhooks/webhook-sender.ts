import type { StopSignal } from '../copywriting/copy.ts';
import type { Attempt } from './webhook.ts';

/** Why an address cannot be a webhook's, before anybody looks its name up. */
export const addressFaults = [
  'not-a-url',
  'not-https',
  'with-password',
  'port-not-allowed',
  'not-public',
] as const;
export type AddressFault = (typeof addressFaults)[number];

/** Where webhooks leave us. */
export interface WebhookSender {
  /** Returns the address as it will be called. */
  readAddress(text: string): { url: string } | { fault: AddressFault };
  /**
   * Posts a signed payload once, to public addresses only, and follows no redirect. `secret` is the whole
   * `whsec_…`. Never throws for what the other side does.
   */
  post(message: WebhookMessage, signal?: StopSignal): Promise<Attempt>;
}

export interface WebhookMessage {
  url: string;
  secret: string;
  eventId: string;
  at: Date;
  payload: string;
}
