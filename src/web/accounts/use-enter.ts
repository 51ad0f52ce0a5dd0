import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { takeReturnPath } from '#web/api/return-path.ts';
import { reloadSession } from '#web/api/session.ts';
import { findUnsaved } from '#web/editor/unsaved-texts.ts';
import { hasKeptPage } from '#web/listings/kept-page.ts';

/**
 * After signing in or up: forget what was read before, look again who is here, go to a page that was
 * handed over meanwhile, to the text that was left unsaved, to where the session ended, or to the front page.
 */
export function useEnter(): () => Promise<void> {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return async () => {
    client.clear();
    await reloadSession();
    if (hasKeptPage()) return navigate(pagePaths.arrival);
    const unsaved = findUnsaved();
    const left = takeReturnPath() ?? pagePaths.home;
    navigate(unsaved ? `${pagePaths.history}?open=${unsaved.id}` : left);
  };
}
