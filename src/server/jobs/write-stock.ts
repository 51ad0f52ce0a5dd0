import { setImmediate } from 'node:timers/promises';

const usual = {
  /** Cars written at the same time: a language model takes its time over each. */
  atOnce: 3,
  /** Milliseconds until it is looked again whether cars wait. */
  pause: 1500,
};

/**
 * Writes the cars of stock jobs, a few at once, for as long as there are any, and looks again every other second; any
 * number of processes may do so. `writeNext` says whether there was one.
 */
export function writeStock(
  writeNext: (signal: AbortSignal) => Promise<boolean>,
  onError: (error: unknown) => void,
  { atOnce, pause }: typeof usual = usual,
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const lanes = new Set<Promise<void>>();

  async function write() {
    while (!signal.aborted && (await writeNext(signal))) {
      // The others begin once there is work for them.
      if (lanes.size < atOnce) open();
      // Requests come first.
      await setImmediate();
    }
  }
  function open() {
    const lane = write()
      .catch(onError)
      .finally(() => lanes.delete(lane));
    lanes.add(lane);
  }

  open();
  const timer = setInterval(() => {
    if (lanes.size === 0) open();
  }, pause).unref();
  return {
    /** Resolves once the cars under way are written or given up. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await Promise.all(lanes);
    },
  };
}
