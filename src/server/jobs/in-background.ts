/** Begins something long that can be stopped, once the first requests have had their turn. */
export function inBackground(
  work: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
  delay = 1500,
) {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const timer = setTimeout(() => {
    running = work(stopping.signal).catch(onError);
  }, delay).unref();
  return {
    /** Resolves once the step under way is through. */
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
