/** Work nobody waits for, done after the answer; it never fails a request. */
export interface AfterAnswers {
  begin(work: Promise<unknown>): void;
  /** Resolves once all that has begun is done. */
  settle(): Promise<void>;
}

export function afterAnswers(onError: (error: unknown) => void): AfterAnswers {
  const running = new Set<Promise<unknown>>();
  return {
    begin(work) {
      const watched = work.catch(onError).finally(() => running.delete(watched));
      running.add(watched);
    },
    async settle() {
      await Promise.all(running);
    },
  };
}
