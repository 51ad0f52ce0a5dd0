/** A mail as it is sent: the same said as text and as HTML. */
export interface Mail {
  /** One line. */
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, when not to the sender. */
  replyTo?: string | undefined;
  /** Where one click ends mails of this kind; of those that come by themselves again and again. */
  stopLink?: string | undefined;
}
