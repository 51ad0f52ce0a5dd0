import { createHash } from 'node:crypto';
import type { UserSort } from '#domain/administration/admin-user.ts';
import type { UserFilter, UserPage } from '#domain/administration/administration-store.ts';
import { notOfThisList } from '#domain/administration/refusals.ts';
import { ProductError } from '#domain/shared/errors.ts';
import { type PlanId, planIds } from '#domain/subscriptions/plans.ts';

/** The last user of a page, as far as the sort needs it. */
export type UserPlace = { at: Date; id: string; email: string; plan: PlanId };

/** Where a list goes on, as a text that holds for this list only. */
export function writeCursor({ sort, ...filter }: UserFilter & { sort: UserSort }, place: UserPlace): string {
  const { at, id, email, plan } = place;
  const key = sort === 'email' ? [email] : [plan, at.toISOString(), id];
  return Buffer.from(JSON.stringify([sort, digestOf(filter), ...key])).toString('base64url');
}

/** Throws `invalid` under `after` for what is no cursor, or one of another list. */
export function readCursor({ sort, after, ...filter }: UserPage): UserPlace | undefined {
  if (after === undefined) return undefined;
  const [ofSort, ofFilter, ...key] = partsOf(after);
  const place = sort === 'email' ? emailPlace(key) : timePlace(key);
  if (ofSort === sort && ofFilter === digestOf(filter) && place) return place;
  throw new ProductError('invalid', notOfThisList, 'after');
}

function partsOf(cursor: string): string[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : [];
  } catch {
    return [];
  }
}

function emailPlace([email, ...more]: string[]): UserPlace | undefined {
  if (email === undefined || more.length > 0 || !/^[^\p{Cc}\p{Cs}]{1,254}$/u.test(email)) return undefined;
  return { at: new Date(0), id: '', email, plan: 'FREE' };
}

function timePlace([plan, at, id = '', ...more]: string[]): UserPlace | undefined {
  const isWell = /^(?!0000)\d{4}-\d\d-\d\dT[\d:.]{12}Z$/.test(at ?? '') && /^[\w-]{1,100}$/.test(id);
  const instant = new Date(at ?? '');
  const known = planIds.find((planId) => planId === plan);
  if (!isWell || more.length > 0 || !known || Number.isNaN(instant.getTime())) return undefined;
  return { at: instant, id, email: '', plan: known };
}

const digestOf = ({ search, role, plan, status }: UserFilter) =>
  createHash('sha256')
    .update(JSON.stringify([search, role ?? '', plan ?? '', status ?? '']))
    .digest('base64url')
    .slice(0, 8);
