import type { Leaver, Portion } from './leaving-store.ts';

/** So many faults in a row mean that something they all need is down: the rest waits for the next round. */
const mostFaults = 5;
const atOnce = 100;

export interface EachDeps {
  /** Told what failed for one; it hinders no other. */
  onError(error: unknown): void;
}

/** Does something to everybody of a list, one after the other, until it is told to stop. */
export async function eachPerson(
  { onError }: EachDeps,
  find: (portion: Portion) => Promise<Leaver[]>,
  act: (id: string) => Promise<unknown>,
  signal?: { readonly aborted: boolean },
): Promise<void> {
  let faults = 0;
  for (let after = ''; ; ) {
    const found = await find({ after, most: atOnce });
    for (const { id } of found) {
      if (signal?.aborted) return;
      try {
        await act(id);
        faults = 0;
      } catch (error) {
        onError(error);
        if (++faults === mostFaults) return;
      }
    }
    const last = found.at(-1);
    if (!last || found.length < atOnce) return;
    after = last.id;
  }
}
