/** A mail as it is sent: the same said as text and as HTML. */
export interface Mail {
  /** One line. */
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, when not to the sender. */
  replyTo?: string | undefined;
}
