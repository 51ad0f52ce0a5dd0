import type { Mail } from './mail.ts';

export interface KeptMail extends Mail {
  id: string;
  to: string;
  createdAt: Date;
}

/** The outbox looked at from the other end, where no mail really goes out. */
export interface DemoInbox {
  /** The newest first, of one recipient or of all. */
  findNewest(to: string | undefined, limit: number): Promise<KeptMail[]>;
}
