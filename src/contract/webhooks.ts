import { z } from 'zod';
import { deliveryFaults, deliveryStates } from '#domain/webhooks/webhook.ts';
import { testEventType, webhookEventTypes } from '#domain/webhooks/webhook-event.ts';
import { type Endpoint, nothing } from './endpoint.ts';

const webhookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(webhookEventTypes)),
  createdAt: z.iso.datetime(),
  /** Since when deliveries fail and none has arrived. */
  failingSince: z.iso.datetime().optional(),
  /** Since when nothing is sent. */
  pausedAt: z.iso.datetime().optional(),
});
export type WebhookItem = z.output<typeof webhookSchema>;

const newWebhookSchema = z.object({
  url: z.string().trim().min(1).max(500),
  events: z
    .array(z.enum(webhookEventTypes))
    .min(1)
    .max(webhookEventTypes.length)
    .transform((events) => webhookEventTypes.filter((type) => events.includes(type))),
});

const deliverySchema = z.object({
  eventId: z.uuid(),
  type: z.enum([...webhookEventTypes, testEventType]),
  state: z.enum(deliveryStates),
  createdAt: z.iso.datetime(),
  tries: z.int(),
  triedAt: z.iso.datetime().optional(),
  /** The status of the last answer; absent where none came. */
  code: z.int().optional(),
  /** Why no answer came to the last try. */
  fault: z.enum(deliveryFaults).optional(),
  /** How that answer begins. */
  answer: z.string(),
  nextTryAt: z.iso.datetime().optional(),
});
export type DeliveryItem = z.output<typeof deliverySchema>;

const ofWebhook = z.object({ id: z.uuid() });

export const webhookEndpoints = {
  findWebhooks: {
    method: 'GET',
    path: '/api/webhooks',
    access: 'signed-in',
    summary: "The user's own webhooks, newest first, without their secrets",
    answer: z.array(webhookSchema),
  },
  createWebhook: {
    method: 'POST',
    path: '/api/webhooks',
    access: 'signed-in',
    summary: 'Registers an address that is told of events; its secret is answered once and never again',
    payload: newWebhookSchema,
    answer: webhookSchema.extend({ secret: z.string() }),
  },
  removeWebhook: {
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    access: 'signed-in',
    summary: 'Removes a webhook with the log of its deliveries',
    params: ofWebhook,
    answer: nothing,
  },
  resumeWebhook: {
    method: 'PUT',
    path: '/api/webhooks/{id}/resumption',
    access: 'signed-in',
    summary: 'Switches a paused webhook on again; what waits is sent',
    params: ofWebhook,
    answer: webhookSchema,
  },
  sendWebhookTest: {
    method: 'POST',
    path: '/api/webhooks/{id}/tests',
    access: 'signed-in',
    summary: 'Has a webhook.test event delivered',
    params: ofWebhook,
    answer: nothing,
  },
  findWebhookDeliveries: {
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries',
    access: 'signed-in',
    summary: 'The last 20 deliveries of a webhook, newest first',
    params: ofWebhook,
    answer: z.array(deliverySchema),
  },
  sendWebhookAgain: {
    method: 'POST',
    path: '/api/webhooks/{id}/deliveries/{eventId}',
    access: 'signed-in',
    summary: 'Has a delivery made again, under the same id',
    params: ofWebhook.extend({ eventId: z.uuid() }),
    answer: nothing,
  },
} as const satisfies Record<string, Endpoint>;

/** What programs are sent, by its type; the timestamp is the event's, not the delivery's. */
export const webhookPayloadSchemas = {
  'description.written': payloadSchema(
    'description.written',
    z.object({ id: z.uuid(), stockJobId: z.uuid().optional() }),
  ),
  'stock_job.finished': payloadSchema(
    'stock_job.finished',
    z.object({ id: z.uuid(), written: z.int(), failed: z.int() }),
  ),
} as const satisfies Record<(typeof webhookEventTypes)[number], z.ZodType>;

function payloadSchema<D extends z.ZodType>(type: string, data: D) {
  return z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data });
}
