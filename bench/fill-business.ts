import { sql } from 'drizzle-orm';
import type { Database } from '#server/store/database.ts';

export interface BusinessSize {
  users: number;
  descriptions: number;
  happenings: number;
}

/** Made by the database itself: two years of a business in which every dealer has as much as any other. */
export async function fillBusiness(db: Database, { users, descriptions, happenings }: BusinessSize) {
  const id = (n: string) => sql.raw(`('00000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`);
  const steps = [
    // Nothing here depends on what triggers and foreign keys look after; the tallies are added up at the end.
    sql`SET session_replication_role = replica`,
    sql`SET synchronous_commit = off`,
    sql`SET work_mem = '256MB'`,
    sql`INSERT INTO users (id, name, email, email_verified, first_name, last_name, subscription_plan, subscription_status, role, created_at, search_text)
      SELECT 'dealer-' || n, 'Dealer ' || n, 'dealer-' || n || '@example.org', true, 'Dina', 'Rossi ' || n,
        (ARRAY['FREE','STARTER','PRO','ELITE'])[1 + n % 4],
        CASE WHEN n % 5 = 2 THEN 'blocked' ELSE 'active' END, CASE WHEN n % 5 = 4 THEN 'admin' ELSE 'user' END,
        now() - n * interval '90 minutes', 'dealer-' || n || '@example.org dina rossi ' || n
      FROM generate_series(1, ${sql.raw(`${users}`)}) AS n`,
    sql`INSERT INTO descriptions (id, user_id, created_at, brief, copy, language, seed, scores, search_text)
      SELECT ${id('n')}, 'dealer-' || (1 + n % ${sql.raw(`${users}`)}),
        now() - ((n::bigint * 7919) % 63072000) * interval '1 second',
        jsonb_build_object('make', make, 'model', model, 'year', 2015 + n % 9, 'category', category,
          'targetCustomers', '[]'::jsonb, 'vehicleTypes', '[]'::jsonb, 'intendedUse', '[]'::jsonb, 'sellingPoints', '[]'::jsonb),
        '{"professional": "Un testo breve."}', 'it', n % 1000, '{"professional": 80}',
        lower(make || ' ' || model || ' ' || (2015 + n % 9))
      FROM generate_series(1, ${sql.raw(`${descriptions}`)}) AS n,
        LATERAL (SELECT (ARRAY['Fiat','Volkswagen','Ford','Toyota','Peugeot','Audi','BMW','Opel'])[1 + n % 8] AS make,
          (ARRAY['A','B','C','D','E'])[1 + n % 5] AS model,
          (ARRAY['Berlina','SUV','Hatchback','Station Wagon'])[1 + n % 4] AS category) AS car`,
    sql`INSERT INTO car_outcomes (description_id, owner_id, published_on, published_style, lead_on, sold_on, sold_price, withdrawn_on, version)
      SELECT id, user_id, published, 'professional',
        CASE WHEN seed % 10 < 6 THEN least(published + 4 + seed % 9, current_date) END,
        CASE WHEN seed % 10 < 4 THEN least(published + 14 + seed % 20, current_date) END,
        CASE WHEN seed % 10 < 4 THEN 1000000 + seed END,
        CASE WHEN seed % 10 > 6 THEN least(published + 50, current_date) END, 1
      FROM (SELECT id, user_id, seed, (created_at AT TIME ZONE 'Europe/Rome')::date AS published FROM descriptions WHERE seed % 10 > 0) AS cars`,
    sql`INSERT INTO happenings (id, at, owner_id, user_id, kind, description_id, style, place, value)
      SELECT ${id('n')}, now() - ((n::bigint * 104729) % 63072000) * interval '1 second', owner, owner, kind,
        ${id(`1 + n % ${descriptions}`)},
        CASE WHEN kind NOT IN ('generated', 'imported') THEN (ARRAY['professional','persuasive','advanced'])[1 + n % 3] END,
        CASE WHEN kind = 'imported' THEN (ARRAY['autoscout24.it','subito.it','automobile.it'])[1 + n % 3] END,
        CASE WHEN kind = 'generated' THEN 900 WHEN kind = 'imported' THEN 60 WHEN kind = 'sold' THEN 30 END
      FROM generate_series(1, ${sql.raw(`${happenings}`)}) AS n,
        LATERAL (SELECT 'dealer-' || (1 + (n / 7) % ${sql.raw(`${users}`)}) AS owner,
          (ARRAY['generated','copied','exported','published','lead','sold','imported'])[1 + n % 7] AS kind) AS what`,
    sql`INSERT INTO daily_figures (owner_id, day, figure, style, place, n, total)
      SELECT owner_id, (at AT TIME ZONE 'Europe/Rome')::date, figure, coalesce(style, ''), coalesce(place, ''), count(*), coalesce(sum(value), 0)
      FROM happenings, LATERAL unnest(CASE kind
        WHEN 'imported' THEN ARRAY['imported', 'imported-scored']
        WHEN 'published' THEN ARRAY['published', 'converted', 'scored', 'rated']
        ELSE ARRAY[kind] END) AS figure
      GROUP BY 1, 2, 3, 4, 5`,
    sql`INSERT INTO contact_messages (id, name, email, phone, subject, message, status, created_at)
      SELECT ${id('n')}, 'Dina', 'dina-' || n || '@example.org', '', 'Domanda', 'Buongiorno.', CASE WHEN n % 3 = 0 THEN 'new' ELSE 'read' END, now() - n * interval '1 hour'
      FROM generate_series(1, ${sql.raw(`${users * 4}`)}) AS n`,
    sql`INSERT INTO audit_log (id, at, admin_id, admin_email, action, subject_id, subject, before, after)
      SELECT ${id('n')}, now() - n * interval '1 hour', 'dealer-9', 'dealer-9@example.org', 'role', 'dealer-' || n, 'dealer', 'user', 'admin'
      FROM generate_series(1, ${sql.raw(`${users * 4}`)}) AS n`,
    sql`INSERT INTO tallies SELECT tally, count(*) FROM users, unnest(tallies_of_user(users)) AS tally GROUP BY tally`,
    sql`SET session_replication_role = origin`,
  ];
  // Settings hold for a connection: all of it goes over the same one.
  await db.transaction(async (tx) => {
    for (const step of steps) await tx.execute(step);
  });
  await db.execute(sql`VACUUM ANALYZE`);
}
