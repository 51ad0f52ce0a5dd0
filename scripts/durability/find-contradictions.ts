import { sql } from 'drizzle-orm';
import type { Database } from '#server/store/database.ts';

/** What must be so however often the server was killed: each asks for what is not. */
const contradictions: Record<string, string> = {
  'a month counts what was generated in it, and what is still under way': `
    SELECT u.id FROM users AS u
    WHERE (SELECT coalesce(sum(used), 0) FROM usage WHERE user_id = u.id)
      <> (SELECT count(*) FROM happenings WHERE user_id = u.id AND kind = 'generated')
        + (SELECT count(*) FROM usage_reservations WHERE user_id = u.id)`,
  'the figures of a dealer are those of what happened to him': `
    SELECT u.id FROM users AS u
    WHERE (SELECT coalesce(sum(n), 0) FROM daily_figures WHERE owner_id = u.id AND figure = 'generated')
      <> (SELECT count(*) FROM happenings WHERE owner_id = u.id AND kind = 'generated')`,
  'cars are published in figures as often as it happened': `
    SELECT u.id FROM users AS u
    WHERE (SELECT coalesce(sum(n), 0) FROM daily_figures WHERE owner_id = u.id AND figure = 'published')
      <> (SELECT coalesce(sum(CASE WHEN note LIKE 'on %' THEN 1 ELSE -1 END), 0) FROM happenings
          WHERE owner_id = u.id AND kind = 'published')`,
  'a description was generated once': `
    SELECT d.id FROM descriptions AS d
    WHERE (SELECT count(*) FROM happenings AS h WHERE h.description_id = d.id AND h.kind = 'generated') <> 1`,
  'a text reads as its newest version': `
    SELECT d.id FROM descriptions AS d
    WHERE d.copy->>'persuasive' IS DISTINCT FROM (SELECT v.text FROM text_versions AS v
      WHERE v.description_id = d.id AND v.style = 'persuasive' AND v.language = d.language
      ORDER BY v.version DESC LIMIT 1)`,
  'a marked car has an outcome that happened': `
    SELECT o.description_id AS id FROM car_outcomes AS o
    WHERE o.sold_price IS NOT NULL AND NOT EXISTS (SELECT FROM happenings AS h
      WHERE h.description_id = o.description_id AND h.kind = 'sold' AND h.value = o.sold_price)`,
  'the tallies of users add up to the users': `
    SELECT 'all' AS id WHERE (SELECT coalesce(sum(n), 0) FROM tallies WHERE name LIKE 'users %')
      <> (SELECT count(*) FROM users)`,
};

/** Where a database contradicts itself: the rule that is broken, and by how many. */
export async function findContradictions(db: Database): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, query] of Object.entries(contradictions)) {
    const { rows } = (await db.execute(sql.raw(query))) as { rows: { id: string }[] };
    if (rows.length > 0) found.push(`not so for ${rows.length}: ${rule}`);
  }
  return found;
}
