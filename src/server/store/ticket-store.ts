import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { TicketKind, TicketStore } from '#domain/accounts/tickets.ts';
import type { Database } from './database.ts';
import { tickets } from './schema.ts';

export interface SweptTicketStore extends TicketStore {
  /** Deletes what nobody can redeem any more. */
  sweep(now: Date): Promise<void>;
}

/** A secret of so much chance needs neither salt nor a slow digest. */
const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export function ticketStore(db: Database): SweptTicketStore {
  const isGood = (kind: TicketKind, secret: string, now: Date) =>
    and(eq(tickets.digest, digestOf(secret)), eq(tickets.kind, kind), gt(tickets.expiresAt, now));

  return {
    async issue(kind, value, expiresAt) {
      const secret = randomBytes(32).toString('base64url');
      await db.insert(tickets).values({ digest: digestOf(secret), kind, value, expiresAt });
      return secret;
    },

    async find(kind, secret, now) {
      const [found] = await db
        .select()
        .from(tickets)
        .where(isGood(kind, secret, now));
      return found?.value;
    },

    async redeem(kind, secret, now) {
      const [redeemed] = await db
        .delete(tickets)
        .where(isGood(kind, secret, now))
        .returning();
      return redeemed?.value;
    },

    async revoke(kind, value) {
      await db.delete(tickets).where(and(eq(tickets.kind, kind), eq(tickets.value, value)));
    },

    async sweep(now) {
      await db.delete(tickets).where(lte(tickets.expiresAt, now));
    },
  };
}
