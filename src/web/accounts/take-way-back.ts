import { pagePaths } from '#contract/pages.ts';
import { takeReturnPath } from '#web/api/return-path.ts';
import { findUnsaved } from '#web/editor/unsaved-texts.ts';
import { hasKeptPage } from '#web/listings/kept-page.ts';

/**
 * Where somebody who signs in is needed: at a page that was handed over meanwhile, at the text that
 * was left unsaved, where the session ended. A return path is told once.
 */
export function takeWayBack(): string | undefined {
  if (hasKeptPage()) return pagePaths.arrival;
  const unsaved = findUnsaved();
  const left = takeReturnPath();
  return unsaved ? `${pagePaths.history}?open=${unsaved.id}` : left;
}
