import type { Mail } from './mail.ts';

/**
 * What became of a mail: the server has it; it takes no mail for this address or with these words, ever
 * (`refused`); not now (`later`); or nobody can send anything at the moment (`down`). `reason` names
 * neither address nor content.
 */
export type SendOutcome = { kind: 'sent' } | { kind: 'refused' | 'later' | 'down'; reason: string };

/** Hands mails to the mail server; answers in bounded time and never throws. */
export interface MailSender {
  send(mail: Mail & { id: string; to: string }): Promise<SendOutcome>;
}
