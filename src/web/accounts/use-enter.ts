import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { reloadSession } from '#web/api/session.ts';
import { findUnsaved } from '#web/editor/unsaved-texts.ts';
import { hasKeptPage } from '#web/listings/kept-page.ts';

/** After signing in or up: forget what was read before, look again who is here, go to the front page, to a page that was handed over meanwhile, or to the text that was left unsaved. */
export function useEnter(): () => Promise<void> {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return async () => {
    client.clear();
    await reloadSession();
    if (hasKeptPage()) return navigate(pagePaths.arrival);
    const unsaved = findUnsaved();
    navigate(unsaved ? `${pagePaths.history}?open=${unsaved.id}` : pagePaths.home);
  };
}
