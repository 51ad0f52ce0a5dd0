import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { DescriptionItem } from '#contract/descriptions.ts';
import { queryKeys } from './query-keys.ts';

type Cached = DescriptionItem[] | InfiniteData<DescriptionItem[]> | undefined;

/** Changes a description in every list in the cache; a list of some cars only goes on showing it until it is read again. */
export function changeListed(
  client: QueryClient,
  id: string,
  change: (item: DescriptionItem) => DescriptionItem,
): void {
  const changed = (items: DescriptionItem[]) => items.map((item) => (item.id === id ? change(item) : item));
  client.setQueriesData<Cached>({ queryKey: queryKeys.descriptions }, (cached) => {
    if (!cached) return cached;
    return Array.isArray(cached) ? changed(cached) : { ...cached, pages: cached.pages.map(changed) };
  });
  void client.invalidateQueries({ queryKey: queryKeys.descriptions, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: queryKeys.waitingCars });
}
