import type { MailMessage } from '#domain/mail/mail-message.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Attempt, Webhook } from './webhook.ts';

/** A delivery that this process makes now; no other makes one to the same address meanwhile. */
export interface TakenDelivery {
  webhook: Pick<Webhook, 'id' | 'url' | 'failingSince'> & { userId: string };
  /** Undefined when it cannot be read any more: the server's own secret is another one. */
  secret: string | undefined;
  eventId: string;
  payload: string;
  /** This one included. */
  tries: number;
}

/** How a try changes its delivery and its address. */
export interface Settlement {
  attempt: Attempt & { at: Date };
  /** Null when the delivery is over. */
  nextTryAt: Date | null;
  /** Nothing goes to the address before. */
  nextTurnAt: Date;
  webhook: Pick<Webhook, 'failingSince' | 'pausedAt'>;
}

/** Deliveries that wait, for several processes at once. */
export interface WebhookQueue {
  /**
   * Takes the address whose turn is longest due and its delivery that waited longest; nobody else gets that address
   * before `until`. A process that dies with it leaves it to the next one then.
   */
  take(now: Date, until: Date): Promise<TakenDelivery | undefined>;
  /** Keeps how a try went; the mail, if any, is put into the outbox in the same transaction. */
  settle(
    taken: TakenDelivery,
    settlement: Settlement,
    mail?: { to: string; language: Language; message: MailMessage },
  ): Promise<void>;
  /** Puts back what was not tried to its end. */
  giveBack(taken: TakenDelivery, now: Date): Promise<void>;
}
