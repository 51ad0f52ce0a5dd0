import type { Mail } from './mail.ts';

/** A mail somebody has taken out of the queue for a while, to send it. */
export interface TakenMail extends Mail {
  id: string;
  to: string;
  createdAt: Date;
  /** This one included. */
  tries: number;
}

/** Mails that wait to be sent, for several processes at once. */
export interface MailQueue {
  /**
   * The mail that is due the longest; nobody else gets it before `until`. Whoever dies with it in his hands
   * leaves it to the next one then.
   */
  take(now: Date, until: Date): Promise<TakenMail | undefined>;
  /** It went: its words, which may hold secrets, are forgotten. */
  markSent(id: string, now: Date): Promise<void>;
  retryAt(id: string, instant: Date): Promise<void>;
  /** It will not go any more; its words are forgotten. */
  giveUp(id: string): Promise<void>;
  /** Deletes the mails put in before `instant`; answers how many. */
  deleteOlder(instant: Date): Promise<number>;
}
