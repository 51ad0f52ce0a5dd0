import { describe, expect, test } from 'vitest';
import { rateLimiter } from '#server/store/rate-limiter.ts';
import { contactMessages, outbox, rateLimit } from '#server/store/schema.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const supportEmail = 'piazzale@autoscritto.example';
const { db, clock, visitor, signedIn, errors } = await createTestApp({
  environment: { SUPPORT_EMAIL: supportEmail },
});
const minutes = (count: number) => {
  clock.now = new Date(clock.now.getTime() + count * 60_000);
};

const letter = {
  name: 'Aldo Bianchi',
  email: 'Aldo@Example.org',
  phone: '+39 080 1234567',
  subject: 'Il piano per tre sedi',
  message: 'Buongiorno,\nquanti account ha il piano ELITE?',
};
type Letter = Record<string, unknown>;
const send = (payload: unknown = letter, from = visitor(), headers = {}) =>
  from.call('POST', '/api/contact', payload, headers);

/** What a call left behind: messages and mails that were not there before. */
async function keptBy(work: () => Promise<unknown>) {
  await db.delete(contactMessages);
  await db.delete(outbox);
  await work();
  return { messages: await db.select().from(contactMessages), mails: await db.select().from(outbox) };
}

describe('a message by the contact form', () => {
  test('is kept as new, and mailed to us with the writer to answer to', async () => {
    const { messages, mails } = await keptBy(async () => {
      const { status, body } = await send();
      expect([status, body]).toEqual([200, {}]);
    });
    expect(messages).toEqual([
      {
        ...letter,
        ...{
          id: expect.any(String),
          email: 'aldo@example.org',
          status: 'new',
          createdAt: clock.now,
          plan: null,
        },
      },
    ]);
    expect(mails).toMatchObject([{ recipient: supportEmail, replyTo: 'aldo@example.org' }]);
    expect(mails[0]?.subject).toContain(letter.subject);
    expect(mails[0]?.text).toContain('> quanti account ha il piano ELITE?');
  });

  test('needs no phone, and may come from somebody signed in', async () => {
    const { phone: _, ...withoutPhone } = letter;
    const { messages } = await keptBy(async () => {
      expect((await send(withoutPhone, await signedIn())).status).toBe(200);
    });
    expect(messages).toMatchObject([{ phone: '' }]);
  });

  test.each([
    [{ subscriptionPlan: 'PRO' }, 'PRO', /^\[PRO\] /],
    [{ subscriptionPlan: 'ELITE' }, 'ELITE', /^\[ELITE\] /],
    [{ subscriptionPlan: 'STARTER' }, 'STARTER', /^Messaggio/],
    [{ subscriptionPlan: 'PRO', subscriptionStatus: 'inactive' }, 'FREE', /^Messaggio/],
  ] as const)(
    'of a user with %j stands with the plan whose rights they have: %s',
    async (rights, plan, subject) => {
      const { messages, mails } = await keptBy(async () => send(letter, await signedIn(rights)));
      expect(messages).toMatchObject([{ plan }]);
      expect(mails).toMatchObject([{ subject: expect.stringMatching(subject) }]);
    },
  );

  test('of a visitor who types the e-mail of a PRO customer has no plan', async () => {
    const pro = await signedIn({ subscriptionPlan: 'PRO' });
    const { messages, mails } = await keptBy(() => send({ ...letter, email: pro.email }));
    expect(messages).toMatchObject([{ plan: null }]);
    expect(mails).toMatchObject([{ subject: expect.stringMatching(/^Messaggio/) }]);
  });

  test('is kept and mailed, or neither', async () => {
    const { messages, mails } = await keptBy(async () => {
      // The mail cannot be written: nothing may stay, so that a second try does not arrive twice.
      await db.execute('alter table outbox rename to outbox_away');
      expect((await send()).status).toBe(500);
      await db.execute('alter table outbox_away rename to outbox');
    });
    expect({ messages, mails }).toEqual({ messages: [], mails: [] });
    expect(errors.splice(0)).toHaveLength(1);
  });
});

describe('what is refused names its field, says what to do and keeps nothing', () => {
  test.each<[string, Letter, string, RegExp]>([
    ['no name', { name: ' ' }, 'name', /Scrivi qualcosa/],
    ['a name of marks nobody sees', { name: '\u0000\u202e\ufeff' }, 'name', /Scrivi qualcosa/],
    ['a name too long', { name: 'a'.repeat(121) }, 'name', /accorcialo a 120/],
    ['no e-mail', { email: '' }, 'email', /nome@esempio\.it/],
    ['an e-mail that is none', { email: 'aldo(at)example.org' }, 'email', /nome@esempio\.it/],
    ['an e-mail with a header', { email: 'aldo@example.org\r\nBcc: x@y.it' }, 'email', /nome@esempio\.it/],
    ['an e-mail for two', { email: 'a@example.org, b@example.org' }, 'email', /nome@esempio\.it/],
    ['a phone too long', { phone: '0'.repeat(41) }, 'phone', /accorcialo a 40/],
    ['no subject', { subject: '\r\n' }, 'subject', /Scrivi qualcosa/],
    ['a subject too long', { subject: 'a'.repeat(161) }, 'subject', /accorcialo a 160/],
    ['no message', { message: '\n\n' }, 'message', /Scrivi qualcosa/],
    ['a message too long', { message: 'a'.repeat(5001) }, 'message', /accorcialo a 5000/],
    ['a name that is no text', { name: ['Aldo'] }, 'name', /./],
    ['a trap that is no text', { website: { $gt: '' } }, 'website', /./],
  ])('%s', async (_, wrong, field, sentence) => {
    const { messages, mails } = await keptBy(async () => {
      const { status, body } = await send({ ...letter, ...wrong });
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ field, message: expect.stringMatching(sentence) }]);
    });
    expect({ messages, mails }).toEqual({ messages: [], mails: [] });
  });

  test.each<[string, unknown, number]>([
    ['nothing', '', 400],
    ['null', null, 400],
    ['a list', [letter], 400],
    ['half a JSON', '{"name":"Aldo', 400],
    ['more than 64 kB', { ...letter, message: 'è'.repeat(40_000) }, 413],
  ])('%s', async (_, payload, status) => {
    const { messages } = await keptBy(async () => expect((await send(payload)).status).toBe(status));
    expect(messages).toEqual([]);
  });

  test('in the language of who wrote', async () => {
    const german = { 'accept-language': 'de' };
    const { body } = await send({ ...letter, subject: '' }, visitor(), german);
    expect(body.errors[0].message).toContain('Schreiben Sie auch hier etwas');
  });
});

describe('promise 32: whatever is written stays plain text', () => {
  test.each<[string, Letter, Letter]>([
    ['markup', { name: '<b>Aldo</b>', subject: '<img src=x onerror=alert(1)>' }, {}],
    [
      'line breaks in lines',
      { name: 'Aldo\r\nBcc: x@y.it', subject: 'Ciao\nX-Header: 1', phone: '1\r2' },
      { name: 'Aldo Bcc: x@y.it', subject: 'Ciao X-Header: 1', phone: '1 2' },
    ],
    [
      'marks that turn text round',
      { name: 'Al\u202edo', message: 'uno\u2066due\u2069' },
      { name: 'Aldo', message: 'unodue' },
    ],
    ['NUL', { name: 'Al\u0000do', message: 'a\u0000b' }, { name: 'Aldo', message: 'ab' }],
    ['half a character', { message: 'a\ud800b' }, { message: 'a\ufffdb' }],
    ['SQL', { subject: "'; DROP TABLE contact_messages; --" }, {}],
    ['exactly as much as fits', { message: '🚗'.repeat(2500), subject: 's'.repeat(160) }, {}],
    ['words of other alphabets', { name: 'Łukasz Müller 王伟', message: 'مرحبا' }, {}],
  ])('%s', async (_, hostile, cleaned) => {
    const { messages, mails } = await keptBy(async () => {
      expect((await send({ ...letter, ...hostile })).status).toBe(200);
    });
    expect(messages).toMatchObject([{ ...hostile, ...cleaned }]);
    expect(mails[0]?.subject).not.toMatch(/[\r\n]/);
    expect(mails[0]?.html).not.toMatch(/<b>Aldo|<img/);
  });
});

describe('machines', () => {
  test('who fill in the field nobody sees are thanked, and nothing is kept', async () => {
    const { messages, mails } = await keptBy(async () => {
      const { status, body } = await send({ ...letter, website: 'https://spam.example' });
      expect([status, body]).toEqual([200, {}]);
    });
    expect({ messages, mails }).toEqual({ messages: [], mails: [] });
  });

  test('who write a sixth time within ten minutes are refused, whatever address they claim', async () => {
    const caller = visitor();
    const { messages } = await keptBy(async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => send(letter, caller)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    });
    expect(messages).toHaveLength(5);

    const posing = { 'x-forwarded-for': '198.51.100.7', 'x-client-address': '198.51.100.7' };
    const refused = await send(letter, caller, posing);
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('dieci minuti')]);
    expect((await send(letter, visitor())).status).toBe(200);
    minutes(10);
    expect((await send(letter, caller)).status).toBe(200);
  });

  test('who fall into the trap are counted too, so that they cannot go on for ever', async () => {
    const caller = visitor();
    const trapped = () => send({ ...letter, website: 'x' }, caller);
    for (let tries = 0; tries < 5; tries++) expect((await trapped()).status).toBe(200);
    expect((await trapped()).status).toBe(429);
  });

  test('what was refused for its fields does not count', async () => {
    const caller = visitor();
    for (let tries = 0; tries < 8; tries++) await send({ ...letter, name: '' }, caller);
    expect((await send(letter, caller)).status).toBe(200);
  });

  test('many of them together are braked, and people are told another way for an hour', async () => {
    await db.delete(rateLimit);
    for (let n = 0; n < 119; n++) {
      await rateLimiter(db).take('contact', { most: 120, milliseconds: 3_600_000 }, clock.now);
    }
    const { messages } = await keptBy(async () => {
      expect((await send({ ...letter, website: 'trapped, so not counted' })).status).toBe(200);
      expect((await send()).status).toBe(200);
      const { status, body } = await send();
      expect([status, body.message]).toEqual([429, expect.stringContaining(supportEmail)]);
    });
    expect(messages).toHaveLength(1);
    minutes(60);
    expect((await send()).status).toBe(200);
  });
});

test('nothing above was an error of the server', () => {
  expect(errors).toEqual([]);
});
