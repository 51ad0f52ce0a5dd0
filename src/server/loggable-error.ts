import { DrizzleQueryError } from 'drizzle-orm';

/** An error as it may stand in a log: what failed and where, not the values it failed with. */
export interface LoggableError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  frames?: string[];
  cause?: LoggableError;
}

const deepest = 4;

/**
 * Takes the values out of an error: a query's parameters are passwords' digests, mails with their links,
 * names; a database quotes them in its message and detail.
 */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something thrown that is no error' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: messageOf(error),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(frames?.length ? { frames } : {}),
    ...(error.cause !== undefined && depth < deepest ? { cause: loggableError(error.cause, depth + 1) } : {}),
  };
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  return 'severity' in error ? 'The database refused' : error.message;
}
