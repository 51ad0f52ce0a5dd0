import type { QueryClient } from '@tanstack/react-query';
import { calls } from '#web/api/calls.ts';
import { changeListed } from '#web/api/change-listed.ts';
import type { Outcome } from './standing.ts';

/** Lists in the cache show what was marked; one that shows only some cars goes on showing this one, to be undone. */
export function keepOutcome(client: QueryClient, id: string, outcome: Outcome): void {
  changeListed(client, id, (item) => ({ ...item, outcome }));
  const [figures] = calls.getAnalytics.path.split('/{');
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(figures ?? path),
  });
}
