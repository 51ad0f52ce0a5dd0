/** What programs are told of; names and payloads are those of the API and stay. */
export const webhookEventTypes = ['description.written', 'stock_job.finished'] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Sent when its user asks for it, whatever the address wants to hear of. */
export const testEventType = 'webhook.test';

/** Ids and counts only: the program reads the rest by the API. */
export type WebhookEvent = {
  /** The same for every address and try: programs know a repeated event by it. */
  id: string;
  at: Date;
} & (
  | { type: 'description.written'; data: { id: string; stockJobId?: string | undefined } }
  /** Nothing is left to write in the job; it comes again when mended or failed cars were written later. */
  | { type: 'stock_job.finished'; data: { id: string; written: number; failed: number } }
  | { type: typeof testEventType; data: Record<string, never> }
);

/** Returns the JSON that is signed and sent, the same at each try. */
export const payloadOf = ({ type, at, data }: WebhookEvent): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });
