import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { user } from './schema.ts';

/** What a user is found by, besides the beginning of his id. */
export const searchTextOf = (person: { email: string; firstName: string; lastName: string }) =>
  `${person.email}\n${person.firstName} ${person.lastName}`.toLowerCase();

type Searched = Pick<typeof user, 'id' | 'searchText'> | Record<'id' | 'searchText', SQLWrapper>;

/** Users with `text` in e-mail or name, or an id that begins with it. */
export function matchesSearch({ id, searchText }: Searched, text: string): SQL {
  const wanted = escapeLike(text.toLowerCase());
  return sql`(${searchText} like ${`%${wanted}%`} or ${id} like ${`${wanted}%`})`;
}

/** All of those and a few more, by the index of letters in a row. */
export function mayMatchSearch(text: string): SQL {
  const wanted = text.toLowerCase();
  const beginning = `^${wanted.slice(0, 8)}`;
  return sql`(${grams} @> ${listOf(gramsOf(wanted))} or ${grams} @> ${listOf([beginning])})`;
}

const grams = sql`account_grams(${user.id}, ${user.searchText})`;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** As PostgreSQL cuts it: by characters, not by halves of them. */
function gramsOf(text: string): string[] {
  const letters = [...text];
  if (letters.length <= 3) return [text];
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
}

const listOf = (texts: string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
