/** No connection to the database could be had. */
export class DatabaseAway extends Error {
  constructor(cause: Error) {
    super(`The database cannot be reached: ${cause.message}`, { cause });
    this.name = 'DatabaseAway';
  }
}

const deepest = 5;

/** Shutting down or starting up, a connection lost, no connection left: another try may go well later. */
const awayCodes = /^(57P0[123]|08\d{3}|53300|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** What the driver says in words only. */
const awayWords =
  /^(Connection terminated|Query read timeout|Client (was closed|has encountered a connection))/;

/** Whether an error means that the database is not there just now, rather than that it refused something. */
export function isDatabaseAway(error: unknown): boolean {
  let cause = error;
  let isOfDatabase = false;
  for (let depth = 0; cause instanceof Error && depth < deepest; depth++) {
    if (cause instanceof DatabaseAway) return true;
    const { code } = cause as { code?: unknown };
    const isAway = (typeof code === 'string' && awayCodes.test(code)) || awayWords.test(cause.message);
    if (isAway && (isOfDatabase || 'severity' in cause)) return true;
    // Other services break their connections too: only what a query ran into is the database's.
    isOfDatabase ||= cause.name === 'DrizzleQueryError' || cause.message.startsWith('Failed query:');
    cause = cause.cause;
  }
  return false;
}
