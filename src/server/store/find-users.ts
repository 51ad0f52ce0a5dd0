import { and, asc, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AdminUser, UserSort } from '#domain/administration/admin-user.ts';
import type { UserFilter, UserPage } from '#domain/administration/administration-store.ts';
import { planIds } from '#domain/subscriptions/plans.ts';
import { highest } from '#domain/subscriptions/rights-among.ts';
import type { Database } from './database.ts';
import { subscriptions, user } from './schema.ts';
import { readCursor, type UserPlace, writeCursor } from './user-cursor.ts';
import { matchesSearch, mayMatchSearch } from './user-search.ts';

/** A page of users, by keyset: a late page costs what the first one does. */
export async function findUsers(db: Database, page: UserPage) {
  const { limit, sort } = page;
  const place = readCursor(page);
  // One more than asked for tells whether there is a next page.
  const found = sort === 'plan' ? await byPlan(db, page, place) : await inOrder(db, page, place);
  const users = await withPaidPlans(db, found.slice(0, limit));
  const last = users.at(-1);
  const next = last && found.length > limit ? writeCursor(page, placeOf(last)) : undefined;
  return { users, next };
}

const portion = 1000;

/** All users of a filter, newest first. */
export async function* eachUser(db: Database, filter: UserFilter): AsyncIterable<AdminUser[]> {
  let place: UserPlace | undefined;
  for (;;) {
    const found = await inOrder(db, { ...filter, sort: 'newest', limit: portion }, place);
    const users = await withPaidPlans(db, found.slice(0, portion));
    const last = users.at(-1);
    if (users.length > 0) yield users;
    if (!last || found.length <= portion) return;
    place = placeOf(last);
  }
}

const { id, email, firstName, lastName, role, subscriptionPlan, subscriptionStatus, createdAt } = user;
/** What an administrator sees of a user's row. */
export const seen = {
  ...{ id, email, firstName, lastName, role, subscriptionPlan, subscriptionStatus, createdAt },
};
type Seen = Omit<AdminUser, 'paidPlan'>;

/** So many users are looked at one by one for what is searched, before the index of letters is asked. */
const nearby = 2000;

async function inOrder(db: Database, page: UserPage, place: UserPlace | undefined): Promise<Seen[]> {
  const { search } = page;
  const wanted = page.limit + 1;
  if (!search) return rows(db, page, place, undefined).limit(wanted);
  // What many have is found among the nearest, in order; to find them all first would take long.
  const near = rows(db, page, place, undefined).limit(nearby).as('near');
  const found = await db
    .select()
    .from(near)
    .where(matchesSearch(near, search))
    .orderBy(...orderOf(page.sort, near))
    .limit(wanted);
  if (found.length === wanted) return found.map(({ searchText: _, ...one }) => one);
  const hits = and(mayMatchSearch(search), matchesSearch(user, search));
  return rows(db, page, place, hits).limit(wanted);
}

function rows(db: Database, page: UserPage, place: UserPlace | undefined, hits: SQL | undefined) {
  return db
    .select({ ...seen, searchText: user.searchText })
    .from(user)
    .where(and(...conditions(page), place && isBeyond(page.sort, place), hits))
    .orderBy(...orderOf(page.sort, user))
    .$dynamic();
}

type Ordered = Record<'createdAt' | 'id' | 'email', SQLWrapper>;

const orderOf = (sort: UserSort, { createdAt, id, email }: Ordered) =>
  ({
    newest: [desc(createdAt), desc(id)],
    plan: [desc(createdAt), desc(id)],
    oldest: [asc(createdAt), asc(id)],
    email: [asc(email)],
  })[sort];

function isBeyond(sort: UserSort, place: UserPlace): SQL {
  if (sort === 'email') return sql`${email} > ${place.email}`;
  const time = sql`(${place.at.toISOString()}::timestamptz, ${place.id})`;
  return sort === 'oldest' ? sql`(${createdAt}, ${id}) > ${time}` : sql`(${createdAt}, ${id}) < ${time}`;
}

/** The dearest plan first, within a plan the newest: one range of an index after the other. */
async function byPlan(db: Database, page: UserPage, place: UserPlace | undefined): Promise<Seen[]> {
  const wanted = planIds.toReversed().filter((plan) => !page.plan || plan === page.plan);
  const found: Seen[] = [];
  for (const plan of wanted.slice(place ? Math.max(0, wanted.indexOf(place.plan)) : 0)) {
    const limit = page.limit - found.length;
    if (limit < 0) break;
    const from = place?.plan === plan ? place : undefined;
    found.push(...(await inOrder(db, { ...page, plan, limit }, from)));
  }
  return found;
}

const placeOf = ({ createdAt: at, subscriptionPlan: plan, id, email }: Seen): UserPlace => ({
  at,
  id,
  email,
  plan,
});

function conditions({ role, plan, status }: UserFilter): (SQL | undefined)[] {
  return [
    role && (role === 'admin' ? isAdmin : eq(user.role, role)),
    plan && eq(user.subscriptionPlan, plan),
    // Said twice where it is rare, so that the index of the rare is seen to hold them all.
    status && and(eq(user.subscriptionStatus, status), status === 'active' ? undefined : isNotActive),
  ];
}

/** As a text and not as a value: only so an index of these rows alone is known to do. */
export const isAdmin = sql`${user.role} = 'admin'`;
const isNotActive = sql`${user.subscriptionStatus} <> 'active'`;

async function withPaidPlans(db: Database, users: readonly Seen[]): Promise<AdminUser[]> {
  if (users.length === 0) return [];
  const ids = users.map((one) => one.id);
  const { userId, plan, billingCycle, state, isRevoked } = subscriptions;
  const paid = await db
    .select({ userId, plan, billingCycle, state, isRevoked })
    .from(subscriptions)
    .where(and(inArray(userId, ids), eq(state, 'active'), eq(isRevoked, false)));
  const ofUser = Map.groupBy(paid, (one) => one.userId);
  return users.map((one) => ({ ...one, paidPlan: highest(ofUser.get(one.id) ?? [])?.plan }));
}
