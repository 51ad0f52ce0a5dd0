/** Whether it is only that the caller hung up in the middle of what he sent: nobody waits for an answer. */
export function hasLeft(error: unknown): boolean {
  return (
    error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
  );
}
