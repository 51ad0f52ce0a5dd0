import type { contactLengths } from '#contract/contact.ts';
import type { ContactMessages } from '#web/i18n/contact-messages.ts';

/** Held to the contract by its type; importing the value would bring zod along. */
const lengths: typeof contactLengths = { name: 120, email: 254, phone: 40, subject: 160, message: 5000 };

export type ContactField = keyof typeof lengths;
export type ContactValues = Record<ContactField, string>;
export type ContactFaults = Partial<Record<ContactField, string>>;

export const contactFields = Object.keys(lengths) as ContactField[];

/** Only what is surely no address: the server knows better, and has a sentence of its own. */
const maybeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What has to be mended before anything is sent, a sentence by field; `format` writes a number. */
export function findContactFaults(
  values: ContactValues,
  words: ContactMessages['faults'],
  format: (value: number) => string,
): ContactFaults {
  const faults: ContactFaults = {};
  for (const field of contactFields) {
    const text = values[field].trim();
    if (text.length > lengths[field]) faults[field] = words.tooLong(format(lengths[field]));
    else if (field !== 'phone' && text === '') faults[field] = words[field];
    else if (field === 'email' && !maybeEmail.test(text)) faults[field] = words.email;
  }
  return faults;
}
