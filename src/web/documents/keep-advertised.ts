import type { QueryClient } from '@tanstack/react-query';
import { changeListed } from '#web/api/change-listed.ts';

/** Lists in the cache show that a car is advertised with the price it has now. */
export const keepAdvertised = (client: QueryClient, id: string): void =>
  changeListed(client, id, (item) => ({
    ...item,
    advertised: { at: new Date().toISOString(), price: item.price },
  }));
