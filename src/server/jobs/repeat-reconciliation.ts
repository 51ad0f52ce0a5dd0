const tenMinutes = 10 * 60_000;

/** Runs a reconciliation now and every ten minutes, never two at a time in this process. */
export function repeatReconciliation(
  reconcile: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
) {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= reconcile(stopping.signal)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, tenMinutes).unref();
  return {
    /** Resolves once the question under way is answered. */
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
