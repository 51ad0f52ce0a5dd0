import type { Language } from '#domain/shared/languages.ts';
import type { AuditEntry } from '../../administration/audit-entry.ts';
import type { MailMessage } from '../../mail/mail-message.ts';

/** A customer with documents that name nobody: they wait for billing details. */
export interface UnnamedCustomer {
  /** The oldest such document: how often its customer was reminded is kept with it. */
  receiptId: string;
  subscriptionId: string;
  /** Undefined before an account is opened, and once it is gone. */
  userId: string | undefined;
  email: string;
  /** Empty when not known. */
  firstName: string;
  language: Language;
  /** The date of that document. */
  since: Date;
  documents: number;
  /** Euro cents of all of them, what was given back taken off. */
  totalCents: number;
  reminders: number;
  remindedAt: Date | undefined;
  /** False once the account is gone: nobody can fill anything in any more. */
  canAnswer: boolean;
}

export interface UnnamedCustomerStore {
  /** Those who wait longest first; with `fewerReminders`, those who can answer and were reminded less often. */
  find(which: { most: number; fewerReminders?: number }): Promise<UnnamedCustomer[]>;
  /** By the document they are named by; undefined once it has a customer. */
  findByReceipt(receiptId: string): Promise<UnnamedCustomer | undefined>;
  /**
   * Counts a reminder and puts its mail in, with an entry where an administrator sends it: all or nothing. False where
   * the details came, or another process reminded, since the customer was read.
   */
  remind(
    customer: UnnamedCustomer,
    reminder: { at: Date; message: MailMessage; entry?: AuditEntry | undefined },
  ): Promise<boolean>;
}
