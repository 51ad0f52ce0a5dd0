import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { reloadSession } from '#web/api/session.ts';
import { takeWayBack } from './take-way-back.ts';

/**
 * After signing in or opening an account: look again who is here, forget what was read before, go where
 * the caller says, else to where he is needed or to the front page.
 */
export function useEnter(): (goal?: string) => Promise<void> {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return async (goal) => {
    await reloadSession();
    // Not earlier: a page still shown would read again, by a link that has just been used.
    client.clear();
    navigate(goal ?? takeWayBack() ?? pagePaths.home);
  };
}
