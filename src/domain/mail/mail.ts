/** A mail as it is sent: the same said as text and as HTML. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}
