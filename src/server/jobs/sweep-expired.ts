const hour = 60 * 60_000;

/** Something that keeps what expires. */
interface Swept {
  sweep(now: Date): Promise<void>;
}

/** Deletes, now and every hour, what has expired; it was worth nothing already. */
export function sweepExpired(kept: readonly Swept[], now: () => Date, onError: (error: unknown) => void) {
  const run = async () => {
    for (const { sweep } of kept) await sweep(now()).catch(onError);
  };
  void run();
  return setInterval(run, hour).unref();
}
