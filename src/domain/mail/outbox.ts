import type { Language } from '#domain/shared/languages.ts';
import type { MailMessage } from './mail-message.ts';

/** Mails on their way: whoever puts one in goes on at once, whatever the mail server does. */
export interface Outbox {
  put(to: string, language: Language, message: MailMessage): Promise<void>;
  /** Does nothing when a mail was put in under the same key within thirty days, by whichever process. */
  putOnce(key: string, to: string, language: Language, message: MailMessage): Promise<void>;
}
