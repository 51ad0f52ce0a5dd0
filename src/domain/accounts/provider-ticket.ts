import { z } from 'zod';

const schema = z.object({
  provider: z.enum(['hosted', 'google']),
  browserKey: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});

/** What waits for the browser to come back from a provider; the ticket's secret is the `state`. */
export type ProviderTicket = z.output<typeof schema>;

export const writeProviderTicket = (ticket: ProviderTicket): string => JSON.stringify(ticket);

export const readProviderTicket = (value: string): ProviderTicket => schema.parse(JSON.parse(value));
