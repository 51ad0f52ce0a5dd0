import { cleanLine, cleanText } from '#domain/shared/clean-text.ts';
import type { Language } from '#domain/shared/languages.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { it } from './languages/it.ts';
import type { Mail } from './mail.ts';
import type { MailContent, MailLanguage } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import type { MailMessage } from './mail-message.ts';
import { mailText } from './mail-text.ts';
import { outsideName } from './outside-name.ts';

const languages = { it, en, de, fr, es } satisfies Record<Language, MailLanguage>;

/** A message as a mail in `language`: whatever came from outside is text in it, wherever it stands. */
export function writeMail(message: MailMessage, language: Language): Mail {
  const words: MailLanguage = languages[language];
  const write = words.messages[message.kind] as (message: MailMessage) => MailContent;
  const content = write(withSafeNames(message));
  const subject = cleanLine(content.subject);
  return {
    subject,
    text: mailText(content, words),
    html: mailHtml({ ...content, subject }, words, language),
    ...(message.kind === 'contact' ? { replyTo: cleanLine(message.email) } : {}),
    ...(message.kind === 'monthly-report' ? { stopLink: message.stopLink } : {}),
  };
}

function withSafeNames(message: MailMessage): MailMessage {
  if (message.kind === 'contact') {
    const { name, email, phone, subject, text, priority } = message;
    const lines = { name: cleanLine(name), email: cleanLine(email), phone: cleanLine(phone) };
    return { kind: 'contact', ...lines, subject: cleanLine(subject), text: cleanText(text), priority };
  }
  if ('firstName' in message) return { ...message, firstName: outsideName(message.firstName) };
  if (message.kind === 'member-left') return { ...message, name: outsideName(message.name) };
  if (message.kind === 'left-team') return { ...message, from: outsideName(message.from) };
  if (message.kind !== 'team-invitation') return message;
  return {
    ...message,
    from: outsideName(message.from),
    companyName: outsideName(message.companyName),
  };
}
