import type { Language } from '#domain/shared/languages.ts';
import type { MailMessage } from '../mail/mail-message.ts';

/** A provider's person who may enter an account, or no longer may. */
export interface LinkedWay {
  id: string;
  issuer: string;
  linkedAt: Date;
  /** Since when the account's owner lets this person in no more. */
  removedAt: Date | undefined;
}

/** Tells the owner of an account that was there before the link. */
interface LinkMail {
  to: string;
  language: Language;
  message: MailMessage;
}

/** Which accounts are entered by which providers' subjects. */
export interface ProviderLinks {
  findLink(issuer: string, subject: string): Promise<{ userId: string; isRemoved: boolean } | undefined>;
  /**
   * Of parallel calls for one subject one links it and sends the mail; all answer whose it is. An account of the time
   * when e-mails were not proven loses password and sessions, because whoever opened it may be somebody else.
   */
  link(
    person: { issuer: string; subject: string; userId: string },
    mail: LinkMail | undefined,
  ): Promise<string>;
  /** Those of one account, the newest first. */
  findOfUser(userId: string): Promise<LinkedWay[]>;
  /** Closes a way in (an instant) or opens it again; false when the user has no such way. */
  setRemoved(userId: string, id: string, removedAt: Date | undefined): Promise<boolean>;
}
