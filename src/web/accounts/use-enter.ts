import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { pagePaths } from '#contract/pages.ts';

/** After signing in or up: forget the visitor, look again who is here, go to the front page. */
export function useEnter(): () => Promise<void> {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return async () => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    await client.resetQueries({ queryKey: ['session'] });
    navigate(pagePaths.home);
  };
}
