import { and, asc, eq, exists, isNull, lt, lte } from 'drizzle-orm';
import type { Outbox } from '#domain/mail/outbox.ts';
import type { WebhookQueue } from '#domain/webhooks/webhook-queue.ts';
import type { SecretSealer } from '../secret-sealer.ts';
import type { Database } from './database.ts';
import { webhookDeliveries, webhooks } from './schema.ts';

export function webhookQueue(
  db: Database,
  { sealer, outboxIn }: { sealer: SecretSealer; outboxIn(tx: Database): Outbox },
): WebhookQueue {
  return {
    async take(now, until) {
      const isDue = lte(webhookDeliveries.nextTryAt, now);
      const ofWebhook = eq(webhookDeliveries.webhookId, webhooks.id);
      // One statement finds and takes; an address another process is taking is passed over.
      const next = db
        .select({ id: webhooks.id })
        .from(webhooks)
        .where(
          and(
            ...[isNull(webhooks.pausedAt), lte(webhooks.nextTurnAt, now)],
            exists(db.select({ id: ofWebhook }).from(webhookDeliveries).where(and(ofWebhook, isDue))),
          ),
        )
        .orderBy(asc(webhooks.nextTurnAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [webhook] = await db
        .update(webhooks)
        .set({ nextTurnAt: until })
        .where(eq(webhooks.id, next))
        .returning();
      if (!webhook) return undefined;
      const [delivery] = await db
        .select()
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.webhookId, webhook.id), isDue))
        // Of the same moment, a text before the end of its job.
        .orderBy(
          asc(webhookDeliveries.nextTryAt),
          asc(webhookDeliveries.createdAt),
          asc(webhookDeliveries.type),
        )
        .limit(1);
      // Swept in between: the address is free again when its turn is over.
      if (!delivery) return undefined;
      const { eventId, payload, tries } = delivery;
      const secret = sealer.open(webhook.sealedSecret, webhook.id);
      return { webhook, secret, eventId, payload, tries: tries + 1 };
    },

    settle: ({ webhook, eventId, tries }, { attempt, nextTryAt, nextTurnAt, ...state }, mail) =>
      db.transaction(async (tx) => {
        const { at: triedAt, ...answered } = attempt;
        await tx
          .update(webhooks)
          .set({ ...state.webhook, nextTurnAt })
          .where(eq(webhooks.id, webhook.id));
        await tx
          .update(webhookDeliveries)
          .set({ ...answered, triedAt, tries, nextTryAt })
          .where(and(eq(webhookDeliveries.webhookId, webhook.id), eq(webhookDeliveries.eventId, eventId)));
        if (mail) await outboxIn(tx).put(mail.to, mail.language, mail.message);
      }),

    async giveBack({ webhook }, now) {
      await db.update(webhooks).set({ nextTurnAt: now }).where(eq(webhooks.id, webhook.id));
    },
  };
}

const keptFor = 14 * 24 * 60 * 60_000;

/** Deletes deliveries two weeks after their event, whether they arrived or not. */
export const webhookDeliverySweeper = (db: Database) => ({
  async sweep(now: Date) {
    const oldest = new Date(now.getTime() - keptFor);
    await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, oldest));
  },
});
