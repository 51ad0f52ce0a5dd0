import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { DescriptionItem } from '#contract/descriptions.ts';
import { calls } from '#web/api/calls.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import type { Outcome } from './standing.ts';

type Cached = DescriptionItem[] | InfiniteData<DescriptionItem[]> | undefined;

/** Lists in the cache show what was marked; one that shows only some cars goes on showing this one, to be undone. */
export function keepOutcome(client: QueryClient, id: string, outcome: Outcome): void {
  const marked = (items: DescriptionItem[]) =>
    items.map((item) => (item.id === id ? { ...item, outcome } : item));
  client.setQueriesData<Cached>({ queryKey: queryKeys.descriptions }, (cached) => {
    if (!cached) return cached;
    return Array.isArray(cached) ? marked(cached) : { ...cached, pages: cached.pages.map(marked) };
  });
  void client.invalidateQueries({ queryKey: queryKeys.descriptions, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: queryKeys.waitingCars });
  const [figures] = calls.getAnalytics.path.split('/{');
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(figures ?? path),
  });
}
