const usual = {
  /** Between two descriptions: requests come first. */
  breath: 200,
  /** Until it is looked again whether there are new ones. */
  pause: 10_000,
};

/**
 * Scores the texts of one description after the other, for as long as there are any, then looks again every
 * few seconds; any number of processes may do so. `scoreNext` says whether there was one.
 */
export function scoreNewTexts(
  scoreNext: (signal: AbortSignal) => Promise<boolean>,
  onError: (error: unknown) => void,
  { breath, pause }: typeof usual = usual,
) {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  const run = () => {
    round = scoreNext(stopping.signal)
      .catch((error: unknown) => {
        onError(error);
        return false;
      })
      .then((wasThere) => {
        if (!stopping.signal.aborted) timer = setTimeout(run, wasThere ? breath : pause).unref();
      });
  };
  run();
  return {
    /** Resolves once the description under way is scored or given up. */
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await round;
    },
  };
}
