import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { sendContactMessage } from '#domain/contact/send-contact-message.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { contactStore } from './contact-store.ts';
import { createOutbox } from './outbox.ts';
import { contactMessages, outbox } from './schema.ts';

const { db, close } = await testDatabase();
afterAll(close);
const now = () => new Date('2026-11-21T10:00:00Z');

test('what somebody writes to us is kept, cleaned, and mailed to us with his address to answer', async () => {
  await sendContactMessage(
    {
      contacts: contactStore(db),
      outbox: createOutbox(db, { newId: randomUUID, now }),
      supportEmail: 'assistenza@autoscritto.example',
      ...{ newId: randomUUID, now },
    },
    {
      ...{ name: ' Aldo\u0000 Bianchi ', email: 'aldo@example.org', phone: '' },
      ...{ subject: 'Disdetta\r\nBcc: x@example.org', message: 'Vorrei\r\n<b>disdire</b>.\u202e' },
      plan: null,
    },
  );
  expect(await db.select().from(contactMessages)).toEqual([
    {
      ...{ id: expect.any(String), name: 'Aldo Bianchi', email: 'aldo@example.org', phone: '' },
      ...{ subject: 'Disdetta Bcc: x@example.org', message: 'Vorrei\n<b>disdire</b>.' },
      ...{ status: 'new', createdAt: now(), plan: null },
    },
  ]);
  const [mail] = await db.select().from(outbox);
  expect(mail).toMatchObject({
    recipient: 'assistenza@autoscritto.example',
    subject: 'Messaggio: Disdetta Bcc: x@example.org',
    replyTo: 'aldo@example.org',
  });
  expect(mail?.text).toContain('> Vorrei\n> <b>disdire</b>.');
  expect(mail?.html).toContain('&lt;b&gt;disdire&lt;/b&gt;');
});
