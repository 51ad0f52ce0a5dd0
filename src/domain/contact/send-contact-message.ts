import { cleanLine, cleanText } from '#domain/shared/clean-text.ts';
import { defaultLanguage } from '#domain/shared/languages.ts';
import type { Outbox } from '../mail/outbox.ts';
import { type ContactMessage, type ContactStore, priorityOf } from './contact-message.ts';

/**
 * Keeps what somebody wrote to us and mails it to `supportEmail`, the answer going back to the writer.
 * `phone` may be empty. Answers the message as it is kept.
 */
export async function sendContactMessage(
  deps: {
    contacts: ContactStore;
    outbox: Outbox;
    supportEmail: string;
    newId(): string;
    now(): Date;
  },
  written: Pick<ContactMessage, 'name' | 'email' | 'phone' | 'subject' | 'message' | 'plan'>,
): Promise<ContactMessage> {
  const message: ContactMessage = {
    id: deps.newId(),
    name: cleanLine(written.name),
    email: cleanLine(written.email),
    phone: cleanLine(written.phone),
    subject: cleanLine(written.subject),
    message: cleanText(written.message),
    status: 'new',
    createdAt: deps.now(),
    plan: written.plan,
  };
  await deps.contacts.create(message);
  const { name, email, phone, subject, message: text } = message;
  await deps.outbox.put(deps.supportEmail, defaultLanguage, {
    kind: 'contact',
    ...{ name, email, phone, subject, text, priority: priorityOf(message) },
  });
  return message;
}
