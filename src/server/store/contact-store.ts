import type { ContactStore } from '#domain/contact/contact-message.ts';
import type { Database } from './database.ts';
import { contactMessages } from './schema.ts';

export function contactStore(db: Database): ContactStore {
  return {
    async create(message) {
      await db.insert(contactMessages).values(message);
    },
  };
}
