import type { MailMessage } from './mail-message.ts';

/** What a mail says, before it is text or HTML; nothing in it is escaped yet. */
export interface MailContent {
  subject: string;
  parts: readonly MailPart[];
}

/** A paragraph, a link that looks like a button, a quiet one, or somebody's own words with their line breaks. */
export type MailPart =
  | string
  | { label: string; link: string }
  | { aside: string; link: string }
  | { quote: string };

type MessageOf<K extends MailMessage['kind']> = Extract<MailMessage, { kind: K }>;

/** One language's mails: a missing kind does not compile. */
export type MailLanguage = {
  messages: { [K in MailMessage['kind']]: (message: MessageOf<K>) => MailContent };
  /** Stands above a link written out, for who cannot press the button. */
  linkInWords: string;
  /** The last line of every mail. */
  footer: string;
};
