import { randomBytes } from 'node:crypto';
import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import {
  type Delivery,
  hasArrived,
  type Webhook,
  type WebhookStore,
  webhookSecretPrefix,
} from '#domain/webhooks/webhook.ts';
import { payloadOf } from '#domain/webhooks/webhook-event.ts';
import type { SecretSealer } from '../secret-sealer.ts';
import type { Database } from './database.ts';
import { user, webhookDeliveries, webhooks } from './schema.ts';

export function webhookStore(db: Database, sealer: SecretSealer): WebhookStore {
  const ownedBy = (userId: string, id: string) => and(eq(webhooks.id, id), eq(webhooks.userId, userId));
  return {
    async findOfUser(userId) {
      const found = await db
        .select()
        .from(webhooks)
        .where(eq(webhooks.userId, userId))
        .orderBy(desc(webhooks.createdAt), desc(webhooks.id));
      return found.map(webhookOf);
    },

    async findById(userId, id) {
      const [found] = await db.select().from(webhooks).where(ownedBy(userId, id));
      return found && webhookOf(found);
    },

    create: ({ events, ...asked }, most) =>
      db.transaction(async (tx) => {
        // Parallel calls queue on the user's row: none of them counts before the others are through.
        await tx.select({ id: user.id }).from(user).where(eq(user.id, asked.userId)).for('no key update');
        const [kept] = await tx
          .select({ n: count() })
          .from(webhooks)
          .where(eq(webhooks.userId, asked.userId));
        if ((kept?.n ?? 0) >= most) return undefined;
        const secret = webhookSecretPrefix + randomBytes(32).toString('base64');
        const [created] = await tx
          .insert(webhooks)
          .values({
            ...{ ...asked, events: [...events], nextTurnAt: asked.createdAt },
            sealedSecret: sealer.seal(secret, asked.id),
          })
          .returning();
        if (!created) throw new Error('A webhook was not kept');
        return { webhook: webhookOf(created), secret };
      }),

    async delete(userId, id) {
      const deleted = await db.delete(webhooks).where(ownedBy(userId, id)).returning({ id: webhooks.id });
      return deleted.length > 0;
    },

    resume: (id, now) =>
      db.transaction(async (tx) => {
        const resumed = await tx
          .update(webhooks)
          .set({ failingSince: null, pausedAt: null, nextTurnAt: now })
          .where(and(eq(webhooks.id, id), isNotNull(webhooks.pausedAt)))
          .returning({ id: webhooks.id });
        if (resumed.length === 0) return;
        await tx
          .update(webhookDeliveries)
          .set({ nextTryAt: now, tries: 0 })
          .where(and(eq(webhookDeliveries.webhookId, id), isNotNull(webhookDeliveries.nextTryAt)));
      }),

    async findDeliveries(id, limit) {
      const rows = await db
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.webhookId, id))
        .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.type))
        .limit(limit);
      return rows.map(deliveryOf);
    },

    async put(id, event) {
      const { id: eventId, type, at } = event;
      await db.insert(webhookDeliveries).values({
        ...{ webhookId: id, eventId, type, payload: payloadOf(event) },
        createdAt: at,
        nextTryAt: at,
      });
    },

    async sendAgain(id, eventId, now) {
      const due = await db
        .update(webhookDeliveries)
        .set({ nextTryAt: now, tries: 0 })
        .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.eventId, eventId)))
        .returning({ eventId: webhookDeliveries.eventId });
      return due.length > 0;
    },
  };
}

const webhookOf = ({
  userId: _,
  sealedSecret: __,
  nextTurnAt: ___,
  ...webhook
}: typeof webhooks.$inferSelect): Webhook => webhook;

function deliveryOf({ webhookId: _, payload: __, ...row }: typeof webhookDeliveries.$inferSelect): Delivery {
  return { ...row, state: row.nextTryAt ? 'waiting' : hasArrived(row) ? 'arrived' : 'failed' };
}
