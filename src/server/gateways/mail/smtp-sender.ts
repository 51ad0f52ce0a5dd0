import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailSender, SendOutcome } from '#domain/mail/mail-sender.ts';
import { smtpSettings } from './smtp-settings.ts';

/** A server that answers each line just in time is left after this long all the same. */
const longestSending = 30_000;

export interface SmtpSettings {
  smtpUrl: string;
  /** `Name <address>` */
  from: string;
  /** Who reads the answers to mails that name nobody else. */
  answersTo: string;
  /** In milliseconds. */
  timeout?: number;
}

export function smtpSender(settings: SmtpSettings): MailSender {
  const transport = createTransport(smtpSettings(settings.smtpUrl, settings.timeout));
  const domain = /@([\w.-]+)>?\s*$/.exec(settings.from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, html, replyTo, stopLink }) {
      try {
        await transport.sendMail({
          ...{ subject, text, html, from: settings.from },
          // An address as a whole: nothing in it is read as a name, or as a second recipient.
          to: { name: '', address: to },
          replyTo: { name: '', address: replyTo ?? settings.answersTo },
          // The same at each try, so that a mailbox knows a mail that came twice.
          messageId: `<${id}@${domain}>`,
          headers: {
            ...{ 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
            ...(stopLink ? oneClickOf(stopLink) : {}),
          },
          signal: AbortSignal.timeout(longestSending),
        });
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error as NodemailerError);
      }
    },
  };
}

/** RFC 8058: the mailbox program shows a button of its own, and posts to the link when it is pressed. */
const oneClickOf = (stopLink: string) => ({
  'List-Unsubscribe': `<${stopLink}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Too busy, no sign-in: about us and the server, although it answers so to a recipient. */
const answersAboutUs = [421, 530, 535];

function outcomeOf({ code, originalCode, responseCode, permanent, command }: NodemailerError): SendOutcome {
  // The server's own words may quote the address or the mail.
  const reason = [code, originalCode, responseCode, command].filter(Boolean).join(' ') || 'unknown fault';
  if (responseCode === undefined) return { kind: code === 'EENVELOPE' ? 'refused' : 'down', reason };
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  if (!isAboutMail || answersAboutUs.includes(responseCode)) return { kind: 'down', reason };
  return { kind: permanent ? 'refused' : 'later', reason };
}
