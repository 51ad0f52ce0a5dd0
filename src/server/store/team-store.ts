import { and, asc, count, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import type { PaymentState } from '#domain/subscriptions/payments.ts';
import { nameOf } from '#domain/team/name-of.ts';
import type { TeamStore } from '#domain/team/team.ts';
import { teamAccounts } from '#domain/team/team-accounts.ts';
import type { Database } from './database.ts';
import { billingDetails, subscriptions, teamInvitations, teamMembers, user } from './schema.ts';

const person = { id: user.id, email: user.email, firstName: user.firstName, lastName: user.lastName };
const running: PaymentState[] = ['active', 'past-due'];

export function teamStore(db: Database): TeamStore {
  return {
    async findOwnerOf(memberId) {
      const { language, subscriptionPlan, subscriptionStatus } = user;
      const [owner] = await db
        .select({ ...person, language, subscriptionPlan, subscriptionStatus })
        .from(teamMembers)
        .innerJoin(user, eq(user.id, teamMembers.ownerId))
        .where(eq(teamMembers.memberId, memberId));
      return owner;
    },

    findMembers: (ownerId) =>
      db
        .select({ ...person, joinedAt: teamMembers.joinedAt })
        .from(teamMembers)
        .innerJoin(user, eq(user.id, teamMembers.memberId))
        .where(eq(teamMembers.ownerId, ownerId))
        .orderBy(asc(teamMembers.joinedAt), asc(user.id)),

    findInvitations: (ownerId, now) =>
      db
        .select()
        .from(teamInvitations)
        .where(and(eq(teamInvitations.ownerId, ownerId), gt(teamInvitations.expiresAt, now)))
        .orderBy(asc(teamInvitations.createdAt), asc(teamInvitations.id)),

    async findReceived(userId, now) {
      const email = await verifiedEmailOf(db, userId);
      if (!email) return [];
      const found = await db
        .select({ invitation: teamInvitations, owner: person, companyName: billingDetails.companyName })
        .from(teamInvitations)
        .innerJoin(user, eq(user.id, teamInvitations.ownerId))
        .leftJoin(billingDetails, eq(billingDetails.userId, user.id))
        .where(and(eq(teamInvitations.email, email), gt(teamInvitations.expiresAt, now)))
        .orderBy(desc(teamInvitations.createdAt), asc(teamInvitations.id));
      return found.map(({ invitation, owner, companyName }) => ({
        ...invitation,
        ownerName: nameOf(owner),
        companyName: companyName ?? '',
      }));
    },

    invite: (ownerId, invitation) =>
      db.transaction(async (tx) => {
        const owner = (await lock(tx, [ownerId])).get(ownerId);
        if (!owner || teamAccounts(owner) === 1) return 'no-team';
        if (await isMember(tx, ownerId)) return 'in-a-team';
        const members = await tx
          .select({ email: user.email })
          .from(teamMembers)
          .innerJoin(user, eq(user.id, teamMembers.memberId))
          .where(eq(teamMembers.ownerId, ownerId));
        if (members.some(({ email }) => email === invitation.email)) return 'is-member';
        const { email, createdAt, expiresAt } = invitation;
        const ofOwner = eq(teamInvitations.ownerId, ownerId);
        await tx.delete(teamInvitations).where(and(ofOwner, lte(teamInvitations.expiresAt, createdAt)));
        const [others] = await tx
          .select({ open: count() })
          .from(teamInvitations)
          .where(and(ofOwner, ne(teamInvitations.email, email)));
        if (1 + members.length + (others?.open ?? 0) >= teamAccounts(owner)) return 'full';
        await tx
          .insert(teamInvitations)
          .values({ ...invitation, ownerId })
          .onConflictDoUpdate({
            target: [teamInvitations.ownerId, teamInvitations.email],
            set: { createdAt, expiresAt },
          });
        return 'invited';
      }),

    async withdraw(ownerId, invitationId) {
      const withdrawn = await db
        .delete(teamInvitations)
        .where(and(eq(teamInvitations.ownerId, ownerId), eq(teamInvitations.id, invitationId)))
        .returning({ id: teamInvitations.id });
      return withdrawn.length > 0;
    },

    accept: (invitationId, memberId, now) =>
      db.transaction(async (tx) => {
        const isOpen = and(eq(teamInvitations.id, invitationId), gt(teamInvitations.expiresAt, now));
        const [invitation] = await tx.select().from(teamInvitations).where(isOpen);
        if (!invitation) return 'no-invitation';
        const { ownerId } = invitation;
        const people = await lock(tx, [ownerId, memberId]);
        const owner = people.get(ownerId);
        const member = people.get(memberId);
        if (!owner || !member?.emailVerified || member.email !== invitation.email) return 'no-invitation';
        if (member.subscriptionStatus === 'blocked') return 'no-invitation';
        if (await isMember(tx, memberId)) return 'in-a-team';
        if ((await membersOf(tx, memberId)) > 0) return 'has-a-team';
        if (await pays(tx, memberId)) return 'pays-himself';
        const accounts = teamAccounts(owner);
        if (accounts === 1) return 'no-team';
        if (1 + (await membersOf(tx, ownerId)) >= accounts) return 'full';
        // Taken back while the owner's row was waited for: then there is nothing to accept.
        const taken = await tx.delete(teamInvitations).where(isOpen).returning({ id: teamInvitations.id });
        if (taken.length === 0) return 'no-invitation';
        await tx.insert(teamMembers).values({ memberId, ownerId, joinedAt: now });
        await tx.delete(teamInvitations).where(eq(teamInvitations.ownerId, memberId));
        return 'joined';
      }),

    async decline(invitationId, userId) {
      const email = await verifiedEmailOf(db, userId);
      if (!email) return false;
      const declined = await db
        .delete(teamInvitations)
        .where(and(eq(teamInvitations.email, email), eq(teamInvitations.id, invitationId)))
        .returning({ id: teamInvitations.id });
      return declined.length > 0;
    },

    remove: (ownerId, memberId) =>
      db.transaction(async (tx) => {
        const removed = await tx
          .delete(teamMembers)
          .where(and(eq(teamMembers.ownerId, ownerId), eq(teamMembers.memberId, memberId)))
          .returning({ id: teamMembers.memberId });
        if (removed.length === 0) return undefined;
        const [gone] = await tx
          .select({ ...person, language: user.language })
          .from(user)
          .where(eq(user.id, memberId));
        return gone;
      }),
  };
}

/** Makes all that changes these people's teams queue; always in the same order, so that nobody waits in a circle. */
async function lock(tx: Database, ids: string[]) {
  const { id, email, emailVerified, subscriptionPlan, subscriptionStatus } = user;
  const locked = await tx
    .select({ id, email, emailVerified, subscriptionPlan, subscriptionStatus })
    .from(user)
    .where(inArray(user.id, ids))
    .orderBy(asc(user.id))
    .for('no key update');
  return new Map(locked.map((row) => [row.id, row]));
}

async function isMember(tx: Database, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: teamMembers.memberId })
    .from(teamMembers)
    .where(eq(teamMembers.memberId, id));
  return found.length > 0;
}

async function membersOf(tx: Database, ownerId: string): Promise<number> {
  const [row] = await tx
    .select({ members: count() })
    .from(teamMembers)
    .where(eq(teamMembers.ownerId, ownerId));
  return row?.members ?? 0;
}

async function pays(tx: Database, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.state, running)))
    .limit(1);
  return found.length > 0;
}

async function verifiedEmailOf(db: Database, userId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ email: user.email })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.emailVerified, true)));
  return found?.email;
}
