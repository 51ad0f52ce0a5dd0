import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { User } from '#domain/accounts/user.ts';
import type { Database } from '#server/store/database.ts';
import { session, user } from '#server/store/schema.ts';

/**
 * Who a request's session cookie belongs to, in one select: Better Auth's own look-up takes several
 * and five times as long. The cookie is Better Auth's: a token and its HMAC-SHA256 in base64.
 */
export function sessionUserFinder(db: Database, settings: { cookieName: string; secret: string }) {
  const find = db
    .select({
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      role: user.role,
      subscriptionPlan: user.subscriptionPlan,
      subscriptionStatus: user.subscriptionStatus,
      billingCycle: user.billingCycle,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, sql.placeholder('token')), gt(session.expiresAt, sql`now()`)))
    .prepare('find_session_user');

  return async (headers: Headers): Promise<User | undefined> => {
    const cookie = cookieValue(headers.get('cookie') ?? '', settings.cookieName);
    const token = cookie && signedToken(cookie, settings.secret);
    if (!token) return undefined;
    const [found] = await find.execute({ token });
    return found;
  };
}

function cookieValue(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

function signedToken(cookie: string, secret: string): string | undefined {
  const [, token, signature] = /^([\w-]{16,128})(?:\.|%2E)([\w%+/=-]{40,80})$/i.exec(cookie) ?? [];
  if (!token || !signature) return undefined;
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(
    signature.replace(/%(2B|2F|3D)/gi, (hex) => decodeURIComponent(hex)),
    'base64',
  );
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}
