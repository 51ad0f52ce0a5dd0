import type { SentencePlace } from './sentence-place.ts';
import { standsUnchanged } from './stands-unchanged.ts';

/** Why a sentence must not be replaced without the seller's word. */
export type Obstacle = 'gone' | 'changed' | 'locked';

/** Returns what has happened to a sentence since its rewording was asked for; undefined when it stands unchanged. */
export function findObstacle(place: SentencePlace, locked: readonly string[]): Obstacle | undefined {
  if (place.start === place.end) return 'gone';
  if (!standsUnchanged(place)) return 'changed';
  const { sentence } = place;
  return locked.some((kept) => kept.includes(sentence) || sentence.includes(kept)) ? 'locked' : undefined;
}
