import { useState } from 'react';
import type { GuideId } from '#domain/guides/guide.ts';

/** What has been ticked off in a guide; the same in every language. */
export interface Ticks {
  has(key: string): boolean;
  toggle(key: string): void;
}

/** An item of a checklist: where it stands in its guide. */
export const tickKey = (chapter: number, block: number, item: number) => `${chapter}.${block}.${item}`;

/** Remembered on this device. */
export function useTicks(guide: GuideId): Ticks {
  const [ticked, setTicked] = useState(() => read(guide));
  return {
    has: (key) => ticked.has(key),
    toggle(key) {
      const next = new Set(ticked);
      if (!next.delete(key)) next.add(key);
      setTicked(next);
      keep(guide, next);
    },
  };
}

const storageKey = (guide: GuideId) => `autoscritto.ticks.${guide}`;

function read(guide: GuideId): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(guide)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []);
  } catch {
    return new Set();
  }
}

function keep(guide: GuideId, ticked: ReadonlySet<string>) {
  try {
    localStorage.setItem(storageKey(guide), JSON.stringify([...ticked]));
  } catch {
    // Storage may be forbidden; the ticks then last as long as the page.
  }
}
