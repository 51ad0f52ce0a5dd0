import pg from 'pg';

/** One connection to PostgreSQL and the major version of its server; failures are told without the password. */
export async function openSession(url: string): Promise<{ session: pg.Client; serverMajor: number }> {
  const session = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  session.on('error', () => {});
  await session.connect().catch((cause: Error & { code?: string }) => {
    const why = cause.code ?? cause.message;
    throw new Error(`PostgreSQL at ${new URL(url).host} cannot be used (${why}).`, { cause });
  });
  const { rows } = await session.query<{ server_version_num: string }>('SHOW server_version_num');
  return { session, serverMajor: Math.floor(Number(rows[0]?.server_version_num) / 10_000) };
}
