import { dayOf } from '#domain/shared/days.ts';
import type { CopyStyle } from '../copywriting/copy.ts';
import { copyStyles } from '../copywriting/copy.ts';
import type { ScoreText } from '../copywriting/score/score-text.ts';
import type { ScoreStore } from './analytics-store.ts';
import type { FigureChange } from './figure.ts';

/**
 * Scores the first texts of one description that has no scores yet, and counts them on the day they were
 * written; a text that cannot be scored is left out and told. False when none waits. Nothing is kept once the
 * signal has come.
 */
export async function scoreNextTexts(
  deps: { scores: ScoreStore; score: ScoreText; onError(error: unknown): void },
  signal?: { readonly aborted: boolean },
): Promise<boolean> {
  const waiting = await deps.scores.findUnscored();
  if (!waiting) return false;
  const { descriptionId, ownerId, brief, language, texts, createdAt } = waiting;
  const day = dayOf(createdAt);
  const thisYear = Number(day.slice(0, 4));
  const scores: Partial<Record<CopyStyle, number>> = {};
  const changes: FigureChange[] = [];
  for (const style of copyStyles) {
    const text = texts[style];
    if (text === undefined) continue;
    const points = await deps.score({ text, brief, language, thisYear }).catch(deps.onError);
    if (signal?.aborted) return true;
    if (points === undefined) continue;
    scores[style] = points;
    changes.push({ day, figure: 'scored', style, place: '', n: 1, total: points });
  }
  await deps.scores.saveScores(descriptionId, scores, { ownerId, happenings: [], changes });
  return true;
}
