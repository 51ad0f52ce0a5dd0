import type { AtOnce, Places } from '#domain/shared/places.ts';

interface Waiting {
  key: string;
  /** How many of the same key came before it and are not done. */
  turn: number;
  begin(leave: () => void): void;
}

/**
 * Counts what is under way in this process. The second half of the places goes to keys that have none yet, and
 * the first of each key's queue goes before the second of any, so that a few keys cannot keep the others waiting.
 */
export function fewAtOnce({ each, together, milliseconds }: AtOnce): Places {
  const held = new Map<string, number>();
  const queue = new Set<Waiting>();
  let all = 0;

  function mayBegin(key: string): boolean {
    const own = held.get(key) ?? 0;
    return own === 0 ? all < together : own < each && all < together / 2;
  }

  function take(key: string): () => void {
    held.set(key, (held.get(key) ?? 0) + 1);
    all++;
    return () => {
      const left = (held.get(key) ?? 0) - 1;
      if (left > 0) held.set(key, left);
      else held.delete(key);
      all--;
      for (let next = nextOf(); next; next = nextOf()) {
        queue.delete(next);
        next.begin(take(next.key));
      }
    };
  }

  function nextOf(): Waiting | undefined {
    const able = [...queue].filter(({ key }) => mayBegin(key));
    return able.sort((one, other) => one.turn - other.turn)[0];
  }

  return {
    take(key) {
      if (mayBegin(key)) return Promise.resolve(take(key));
      return new Promise((done) => {
        const before = [...queue].filter((waiting) => waiting.key === key).length;
        const waiting: Waiting = {
          ...{ key, turn: before + (held.get(key) ?? 0) },
          begin(leave) {
            clearTimeout(tooLate);
            done(leave);
          },
        };
        const tooLate = setTimeout(() => {
          queue.delete(waiting);
          done(undefined);
        }, milliseconds);
        queue.add(waiting);
      });
    },
  };
}
