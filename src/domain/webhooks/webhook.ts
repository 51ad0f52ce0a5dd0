import type { WebhookEvent, WebhookEventType } from './webhook-event.ts';

/** Most addresses a user has at a time: one for each program. */
export const mostWebhooks = 5;

/** What a secret of the Standard Webhooks specification begins with; base64 follows. */
export const webhookSecretPrefix = 'whsec_';

/** An address of a program that is told of events; its secret is nowhere in it. */
export interface Webhook {
  id: string;
  url: string;
  /** What it wants to hear of. */
  events: readonly WebhookEventType[];
  createdAt: Date;
  /** Since when deliveries fail and none has arrived; null while all is well. */
  failingSince: Date | null;
  /** Since when nothing is sent to it until its user switches it on again. */
  pausedAt: Date | null;
}

/** Why a delivery was not answered at all. */
export const deliveryFaults = [
  'not-public',
  'unknown-host',
  'refused',
  'not-secure',
  'too-slow',
  'unreachable',
  'no-plan',
  'secret-lost',
] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

/** How the last try of a delivery ended: with a code of HTTP or a fault. */
export interface Attempt {
  code: number | null;
  fault: DeliveryFault | null;
  /** How the answer begins, one short line. */
  answer: string;
}

/** `waiting` is tried (again) by itself; `failed` was given up. */
export const deliveryStates = ['waiting', 'arrived', 'failed'] as const;

/** An event on its way to one address, or there. */
export interface Delivery extends Attempt {
  eventId: string;
  type: WebhookEvent['type'];
  state: (typeof deliveryStates)[number];
  createdAt: Date;
  tries: number;
  /** Null before the first try. */
  triedAt: Date | null;
  /** Null once it is over. */
  nextTryAt: Date | null;
}

export const hasArrived = ({ code }: Pick<Attempt, 'code'>): boolean =>
  code !== null && code >= 200 && code < 300;

/** The addresses of users and what was sent to them. */
export interface WebhookStore {
  /** The newest first. */
  findOfUser(userId: string): Promise<Webhook[]>;
  findById(userId: string, id: string): Promise<Webhook | undefined>;
  /** Keeps a new address with a secret made for it and returns both; undefined when the user has `most`. */
  create(
    webhook: Pick<Webhook, 'id' | 'url' | 'events' | 'createdAt'> & { userId: string },
    most: number,
  ): Promise<{ webhook: Webhook; secret: string } | undefined>;
  /** Deletes an address with its deliveries; false when the user has no such address. */
  delete(userId: string, id: string): Promise<boolean>;
  /** Ends a pause: what waits is due at once, with all its tries. */
  resume(id: string, now: Date): Promise<void>;
  /** The newest first. */
  findDeliveries(id: string, limit: number): Promise<Delivery[]>;
  /** Has an event delivered to this one address. */
  put(id: string, event: WebhookEvent): Promise<void>;
  /** Makes a delivery due at once, with all its tries; false when there is no such delivery. */
  sendAgain(id: string, eventId: string, now: Date): Promise<boolean>;
}
