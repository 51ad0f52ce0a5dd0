import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import { takeTurn } from '#domain/shared/take-turn.ts';
import type { User } from '../accounts/user.ts';
import type { Outbox } from '../mail/outbox.ts';
import { entitledPlanId } from '../subscriptions/entitlements.ts';
import type { ContactMessage, ContactStore } from './contact-message.ts';
import { tooBusy, tooManyMessages } from './contact-refusals.ts';
import { sendContactMessage } from './send-contact-message.ts';

const minute = 60_000;
const perClient = { most: 5, milliseconds: 10 * minute };
/** Far above what people write; below what would bury their messages in our mail. */
const ofEverybody = { most: 120, milliseconds: 60 * minute };

export interface ReceiveContactFormDeps {
  limiter: RateLimiter;
  /** Kept and mailed, both or neither. */
  together<T>(work: (stores: { contacts: ContactStore; outbox: Outbox }) => Promise<T>): Promise<T>;
  supportEmail: string;
  newId(): string;
  now(): Date;
}

/** What the form sends. `website` is a field people do not see: whoever fills it in is a machine. */
export interface ContactForm
  extends Pick<ContactMessage, 'name' | 'email' | 'phone' | 'subject' | 'message'> {
  website: string;
}

/**
 * Keeps what a visitor wrote by the contact form and mails it to us; a machine's message is dropped without
 * a word. The plan of a writer who is signed in stands with it. `client` stands for where the call comes from. Throws
 * `too-many-requests` when this writer, or everybody together, wrote too often.
 */
export async function receiveContactForm(
  { together, ...deps }: ReceiveContactFormDeps,
  { client, user }: { client: string; user: User | undefined },
  { website, ...written }: ContactForm,
): Promise<void> {
  await takeTurn(deps, `contact:${client}`, perClient, tooManyMessages);
  if (website !== '') return;
  await takeTurn(deps, 'contact', ofEverybody, tooBusy(deps.supportEmail));
  await together((stores) =>
    sendContactMessage({ ...deps, ...stores }, { ...written, plan: user ? entitledPlanId(user) : null }),
  );
}
