import type { PGlite } from '@electric-sql/pglite';
import type { Client, PoolClient } from 'pg';

/** Told of each query that is over: its text with placeholders and never its values, and its milliseconds. */
export type OnQuery = (text: string, milliseconds: number) => void;

type AnyQuery = (...given: unknown[]) => unknown;

/** From now on each query of a connection is told, and one that nobody waits for any more takes the connection along. */
export function watchConnection(client: PoolClient, onQuery: OnQuery | undefined): void {
  const query = client.query.bind(client) as AnyQuery;
  client.query = watched(query, (text, milliseconds, error) => {
    onQuery?.(text, milliseconds);
    // What came next on it would wait behind the silent query.
    if (error instanceof Error && error.message === 'Query read timeout') {
      (client as unknown as Client).connection.stream.destroy();
    }
  }) as PoolClient['query'];
}

/**
 * The same for the embedded database, within and outside of transactions. It has one session: what is asked
 * outside of a transaction waits for its turn, and that counts.
 */
export function watchEmbedded(lite: PGlite, onQuery: OnQuery): void {
  lite.query = watched(lite.query.bind(lite) as AnyQuery, onQuery) as PGlite['query'];
  const { transaction } = lite;
  lite.transaction = (work) =>
    transaction.call(lite, (tx) => {
      tx.query = watched(tx.query as AnyQuery, onQuery) as typeof tx.query;
      return work(tx);
    }) as ReturnType<typeof work>;
}

function watched(
  query: AnyQuery,
  onOver: (text: string, milliseconds: number, error?: unknown) => void,
): AnyQuery {
  return (...given) => {
    const begun = performance.now();
    const over = (error?: unknown) => onOver(textOf(given[0]), performance.now() - begun, error);
    const last = given.at(-1);
    // The pool hands over a callback, transactions wait for a promise.
    if (typeof last === 'function') {
      const callback = (error: unknown, ...answer: unknown[]) => {
        over(error);
        last(error, ...answer);
      };
      return query(...given.slice(0, -1), callback);
    }
    const answer = query(...given) as Promise<unknown>;
    answer.then(() => over(), over);
    return answer;
  };
}

const textOf = (asked: unknown) =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown } | undefined)?.text ?? '');
