import { and, eq, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import {
  contactMessages,
  outbox,
  receipts,
  subscriptions,
  teamInvitations,
  tickets,
  user,
} from './schema.ts';

/** What hangs on his row goes with it; the rest names him by his e-mail. */
export async function eraseUser(tx: Database, userId: string): Promise<void> {
  const ofNoDocument = notExists(
    tx.select({ id: receipts.id }).from(receipts).where(eq(receipts.subscriptionId, subscriptions.id)),
  );
  await tx.delete(subscriptions).where(and(eq(subscriptions.userId, userId), ofNoDocument));
  const [gone] = await tx.delete(user).where(eq(user.id, userId)).returning({ email: user.email });
  if (!gone) return;
  const { email } = gone;
  const unclaimed = and(eq(subscriptions.email, email), isNull(subscriptions.userId));
  await tx.delete(subscriptions).where(and(unclaimed, eq(subscriptions.state, 'ended'), ofNoDocument));
  await tx.delete(outbox).where(eq(outbox.recipient, email));
  await tx.delete(contactMessages).where(eq(contactMessages.email, email));
  await tx.delete(teamInvitations).where(eq(teamInvitations.email, email));
  const written = `"email":${JSON.stringify(email)}`;
  const isApplication = and(eq(tickets.kind, 'sign-up'), sql`strpos(${tickets.value}, ${written}) > 0`);
  await tx.delete(tickets).where(or(eq(tickets.value, userId), isApplication));
}
