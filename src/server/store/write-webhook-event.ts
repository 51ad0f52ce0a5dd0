import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { payloadOf, type WebhookEvent } from '#domain/webhooks/webhook-event.ts';
import type { Database } from './database.ts';
import { teamMembers, webhookDeliveries, webhooks } from './schema.ts';

/**
 * Puts an event of an owner's stock on its way to every address of the owner and their team that wants to hear of it,
 * within the transaction of the thing itself. To paused addresses too: what waits is sent once they are on again.
 */
export async function writeWebhookEvent(tx: Database, ownerId: string, event: WebhookEvent): Promise<void> {
  const ofTeam = tx
    .select({ memberId: teamMembers.memberId })
    .from(teamMembers)
    .where(eq(teamMembers.ownerId, ownerId));
  const listening = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        or(eq(webhooks.userId, ownerId), inArray(webhooks.userId, ofTeam)),
        sql`${webhooks.events} @> ${JSON.stringify([event.type])}::jsonb`,
      ),
    )
    // None is deleted before its delivery is there.
    .for('key share');
  if (listening.length === 0) return;
  const { id: eventId, type, at } = event;
  const delivery = { eventId, type, payload: payloadOf(event), createdAt: at, nextTryAt: at };
  await tx.insert(webhookDeliveries).values(listening.map(({ id }) => ({ ...delivery, webhookId: id })));
}
