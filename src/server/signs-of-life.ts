/** Milliseconds between two signs of life. */
const usualPause = 10_000;

/**
 * Gives signs of life for what this process works on, again and again until it is dropped, so that what a killed
 * process held is known soon. `renew` returns those of the ids that are still held.
 */
export function signsOfLife(
  renew: (ids: readonly string[], at: Date) => Promise<string[]>,
  {
    now,
    onError,
    pause = usualPause,
  }: { now(): Date; onError(error: unknown): void; pause?: number | undefined },
) {
  let held = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function sign() {
    const asked = [...held];
    const alive = new Set(await renew(asked, now()));
    held = new Set([...held].filter((id) => alive.has(id) || !asked.includes(id)));
    if (held.size === 0) close();
  }
  function close() {
    clearInterval(timer);
    timer = undefined;
  }
  return {
    hold(id: string) {
      held.add(id);
      timer ??= setInterval(() => void sign().catch(onError), pause).unref();
    },
    drop(id: string) {
      held.delete(id);
    },
    close,
  };
}
