import type { DeliveryItem, WebhookItem } from '#contract/webhooks.ts';
import { type CreateWebhookDeps, createWebhook } from '#domain/webhooks/create-webhook.ts';
import { getWebhook } from '#domain/webhooks/get-webhook.ts';
import type { MayBeSentToDeps } from '#domain/webhooks/may-be-sent-to.ts';
import { removeWebhook } from '#domain/webhooks/remove-webhook.ts';
import { resumeWebhook } from '#domain/webhooks/resume-webhook.ts';
import { sendAgain } from '#domain/webhooks/send-again.ts';
import { sendTest } from '#domain/webhooks/send-test.ts';
import type { Delivery, Webhook, WebhookStore } from '#domain/webhooks/webhook.ts';
import type { Handlers } from './handler.ts';

type WebhookRoutes = Pick<
  Handlers,
  | 'findWebhooks'
  | 'createWebhook'
  | 'removeWebhook'
  | 'resumeWebhook'
  | 'sendWebhookTest'
  | 'findWebhookDeliveries'
  | 'sendWebhookAgain'
>;

const shownDeliveries = 20;

export function webhookRoutes(
  deps: CreateWebhookDeps & MayBeSentToDeps & { webhooks: WebhookStore },
): WebhookRoutes {
  return {
    findWebhooks: async ({ user }) => (await deps.webhooks.findOfUser(user.id)).map(presentWebhook),

    async createWebhook({ user, payload }) {
      const { webhook, secret } = await createWebhook(deps, user, payload);
      return { ...presentWebhook(webhook), secret };
    },

    async removeWebhook({ user, params }) {
      await removeWebhook(deps, { userId: user.id, id: params.id });
      return {};
    },

    resumeWebhook: async ({ user, params }) => presentWebhook(await resumeWebhook(deps, user, params.id)),

    async sendWebhookTest({ user, params }) {
      await sendTest(deps, user, params.id);
      return {};
    },

    async findWebhookDeliveries({ user, params }) {
      const { id } = await getWebhook(deps, { userId: user.id, id: params.id });
      return (await deps.webhooks.findDeliveries(id, shownDeliveries)).map(presentDelivery);
    },

    async sendWebhookAgain({ user, params }) {
      await sendAgain(deps, user, params);
      return {};
    },
  };
}

const presentWebhook = ({ events, createdAt, failingSince, pausedAt, ...webhook }: Webhook): WebhookItem => ({
  ...{ ...webhook, events: [...events], createdAt: createdAt.toISOString() },
  ...(failingSince && { failingSince: failingSince.toISOString() }),
  ...(pausedAt && { pausedAt: pausedAt.toISOString() }),
});

const presentDelivery = (delivery: Delivery): DeliveryItem => {
  const { createdAt, triedAt, code, fault, nextTryAt, ...told } = delivery;
  return {
    ...{ ...told, createdAt: createdAt.toISOString() },
    ...(triedAt && { triedAt: triedAt.toISOString() }),
    ...(code !== null && { code }),
    ...(fault && { fault }),
    ...(nextTryAt && { nextTryAt: nextTryAt.toISOString() }),
  };
};
