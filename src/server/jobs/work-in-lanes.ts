import { setImmediate } from 'node:timers/promises';

/**
 * Works on what rows wait for, a few at once, for as long as there are any, and looks again every so often; any number
 * of processes may do so. `workNext` says whether there was one; `pause` is in milliseconds.
 */
export function workInLanes(
  workNext: (signal: AbortSignal) => Promise<boolean>,
  onError: (error: unknown) => void,
  { atOnce, pause }: { atOnce: number; pause: number },
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const lanes = new Set<Promise<void>>();

  async function work() {
    while (!signal.aborted && (await workNext(signal))) {
      // The others begin once there is work for them.
      if (lanes.size < atOnce) open();
      // Requests come first.
      await setImmediate();
    }
  }
  function open() {
    const lane = work()
      .catch(onError)
      .finally(() => lanes.delete(lane));
    lanes.add(lane);
  }

  open();
  const timer = setInterval(() => {
    if (lanes.size === 0) open();
  }, pause).unref();
  return {
    /** Resolves once what is under way is done or given up. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await Promise.all(lanes);
    },
  };
}
