import { describe, expect, test } from 'vitest';
import { languages } from '#domain/shared/languages.ts';
import type { MailMessage } from './mail-message.ts';
import { writeMail } from './write-mail.ts';

const link = 'https://autoscritto.example/choose-password?token=abc&kind=a';
const examples = {
  'finish-sign-up': { kind: 'finish-sign-up', firstName: 'Dina', link, hours: 24 },
  'already-registered': {
    ...{ kind: 'already-registered', firstName: 'Dina' },
    ...{ signInLink: 'https://autoscritto.example/sign-in', newPasswordLink: link },
  },
  'choose-new-password': { kind: 'choose-new-password', firstName: 'Dina', link, hours: 1 },
  'no-account': { kind: 'no-account', link },
  'password-changed': { kind: 'password-changed', firstName: 'Dina', link },
  'way-linked': { kind: 'way-linked', firstName: 'Dina', provider: 'Google', link },
  'api-key-created': {
    ...{ kind: 'api-key-created', firstName: 'Dina', name: 'Gestionale', lastCharacters: 'x9Qz', link },
  },
  'webhook-paused': {
    ...{ kind: 'webhook-paused', firstName: 'Dina', host: 'gestionale.example', link },
  },
  'deletion-planned': {
    ...{ kind: 'deletion-planned', firstName: 'Dina', on: '2026-12-21T10:00:00.000Z' },
    link: 'https://autoscritto.example/dashboard?tab=profile',
  },
  'absence-warning': {
    ...{ kind: 'absence-warning', firstName: 'Dina', on: '2026-12-21T10:00:00.000Z' },
    link: 'https://autoscritto.example/dashboard?tab=profile',
  },
  'team-invitation': {
    ...{ kind: 'team-invitation', from: 'Dina Rossi', companyName: 'Rossi Auto S.r.l.' },
    ...{ link, days: 7 },
  },
  'left-team': { kind: 'left-team', from: 'Dina Rossi' },
  'member-left': { kind: 'member-left', name: 'Anna Bianchi' },
  'payment-received': {
    ...{ kind: 'payment-received', plan: 'PRO', billingCycle: 'annual', totalCents: 129_605 },
    ...{ hasVat: true, hasAccount: true, link },
  },
  'billing-details-wanted': {
    ...{ kind: 'billing-details-wanted', firstName: 'Dina', documents: 1, hasAccount: true },
    ...{ since: '2026-11-21T10:00:00.000Z', link: 'https://autoscritto.example/dashboard?tab=billing' },
  },
  'order-paid': { kind: 'order-paid', plan: 'PRO', hasAccount: false, link },
  'payment-disputed': { kind: 'payment-disputed', plan: 'PRO', link },
  'payment-refunded': { kind: 'payment-refunded', plan: 'PRO', link },
  'renewal-failed': { kind: 'renewal-failed', plan: 'STARTER', link },
  'plan-cancelled': { kind: 'plan-cancelled', plan: 'ELITE', endsOn: '2026-12-31T22:59:59.000Z', link },
  'plan-resumed': {
    ...{ kind: 'plan-resumed', plan: 'ELITE', on: '2026-12-31T22:59:59.000Z', amountCents: 4900, link },
  },
  'plan-change-planned': {
    ...{ kind: 'plan-change-planned', plan: 'ELITE', next: { plan: 'STARTER', billingCycle: 'annual' } },
    ...{ on: '2026-12-31T22:59:59.000Z', amountCents: 9200, link },
  },
  'plan-change-taken-back': {
    ...{ kind: 'plan-change-taken-back', plan: 'ELITE', on: '2026-12-31T22:59:59.000Z' },
    ...{ amountCents: 4900, link },
  },
  'monthly-report': {
    ...{ kind: 'monthly-report', month: '2026-10', descriptions: 12, published: 9, leads: 7, sold: 4 },
    ...{ avgSaleTime: 12.5, standing: 5, reportLink: 'https://autoscritto.example/analytics?tab=reports' },
    markLink: 'https://autoscritto.example/history?view=published',
    stopLink: 'https://autoscritto.example/mails/stop-reports?language=it&token=abc',
  },
  contact: {
    ...{ kind: 'contact', name: 'Aldo Bianchi', email: 'aldo@example.org', phone: '+39 080 1234567' },
    ...{ subject: 'Disdetta', text: 'Buongiorno,\nvorrei disdire.' },
  },
} satisfies { [K in MailMessage['kind']]: Extract<MailMessage, { kind: K }> };
const all = languages.flatMap((language) =>
  Object.values(examples).map((message) => ({ language, message: message as MailMessage })),
);
const htmlOf = (text: string) => text.replaceAll('&', '&amp;');

describe.each(all)('$message.kind in $language', ({ language, message }) => {
  const mail = writeMail(message, language);

  test('says the same as text and as HTML, every link in both', () => {
    expect(mail.subject).toMatch(/^\S.{5,90}\S$/);
    const links = Object.values(message)
      .map(String)
      .filter((value) => value.startsWith('https://'));
    for (const address of links) {
      expect(mail.text).toContain(`\n${address}\n`);
      expect(mail.html).toContain(`<a href="${htmlOf(address)}"`);
      expect(mail.html).toContain(`>${htmlOf(address)}</a>`);
    }
    // A button and its address written out; the quiet one is its address only.
    const quiet = message.kind === 'monthly-report' ? 1 : 0;
    expect(mail.html.match(/href=/g) ?? []).toHaveLength(links.length * 2 - quiet);
  });

  test('fetches nothing, and no value is missing in it', () => {
    expect(mail.html).not.toMatch(/<(?:img|script|link|iframe|table)|src=|url\(/i);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.text + mail.subject).not.toMatch(/undefined|null|NaN|\[object|!/);
    expect(mail.text).toContain('Autoscritto');
  });
});

test('no two languages say a mail with the same words', () => {
  for (const message of Object.values(examples)) {
    const texts = languages.map((language) => writeMail(message, language).text);
    expect(new Set(texts).size).toBe(languages.length);
  }
});

test('money and days stand as the language writes them, days as in Italy', () => {
  const paid = languages.map((language) => writeMail(examples['payment-received'], language).subject);
  expect(paid.map((subject) => subject.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
    'Pagamento ricevuto: piano PRO, 1296,05 €',
    'Payment received: PRO plan, €1,296.05',
    'Zahlung erhalten: Tarif PRO, 1.296,05 €',
    'Paiement reçu : formule PRO, 1 296,05 €',
    'Pago recibido: plan PRO, 1296,05 €',
  ]);
  expect(writeMail(examples['plan-cancelled'], 'it').text).toContain('fino al 31 dicembre 2026');
  expect(writeMail(examples['plan-cancelled'], 'de').text).toContain('bis zum 31. Dezember 2026');
});

test('VAT is named where there is some', () => {
  const paid = (hasVat: boolean) => writeMail({ ...examples['payment-received'], hasVat }, 'it').text;
  expect(paid(true)).toContain('1296,05\u00a0€, IVA compresa, per il piano PRO');
  expect(paid(false)).toContain('1296,05\u00a0€ per il piano PRO');
});

test.each([
  ['it', 'scegli la password: l’account è con questo indirizzo e-mail'],
  ['en', 'choose your password: the account has this e-mail address'],
  ['de', 'wählen Sie Ihr Passwort: Das Konto hat diese E-Mail-Adresse'],
  ['fr', 'choisissez votre mot de passe\u00a0: le compte est à cette adresse e-mail'],
  ['es', 'elige la contraseña: la cuenta tiene esta dirección de correo'],
] as const)(
  'who paid before he had an account is told to choose a password, for that e-mail, in %s',
  (language, advice) => {
    const paid = { ...examples['payment-received'], hasAccount: false } as const;
    expect(writeMail(paid, language).text).toContain(advice);
  },
);

test.each(languages)(
  'a plan that ended at once cannot be resumed, and credit pays a renewal, in %s',
  (language) => {
    const words = (message: MailMessage) => writeMail(message, language).text;
    const [later, atOnce] = [
      examples['plan-cancelled'],
      { ...examples['plan-cancelled'], endsOn: undefined },
    ];
    expect(words(later)).toMatch(/2026/);
    expect(words(atOnce)).not.toMatch(/undefined|2026/);
    expect(words({ ...examples['plan-resumed'], amountCents: 0 })).not.toMatch(/0[.,]00/);
    expect(words(examples['plan-resumed'])).toMatch(/49[.,]00/);
  },
);

test('without a first name or a company the sentences stand without them', () => {
  const nameless = { ...examples['finish-sign-up'], firstName: ' ' };
  expect(writeMail(nameless, 'it').text).toMatch(/^Ciao,\n/);
  expect(writeMail({ ...examples['team-invitation'], companyName: '' }, 'en').text).not.toContain('(');
});

describe('names are only ever text', () => {
  test.each([
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    [
      '"><a href="https://evil.example">Dina',
      '&quot;&gt;&lt;a href=&quot;https:\u200b//evil.\u200bexample&quot;',
    ],
    ["Dina'; --", 'Dina&#39;; --'],
  ])('%s', (firstName, inHtml) => {
    const { html } = writeMail({ ...examples['choose-new-password'], firstName }, 'it');
    expect(html).toContain(inHtml);
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(html).not.toContain('<img');
  });

  test('line breaks make no new paragraph, header or line of a subject', () => {
    const from = 'Dina\r\nBcc: victim@example.org\r\n\r\nHai vinto';
    const mail = writeMail({ ...examples['team-invitation'], from }, 'it');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text).not.toMatch(/^(?:Bcc|Hai vinto)/m);
  });

  test('an advertisement in a name is cut short and leads nowhere', () => {
    const firstName = `www.evil.example https://evil.example ${'compra '.repeat(50)}`;
    const { text } = writeMail({ ...examples['finish-sign-up'], firstName }, 'it');
    expect(text).not.toMatch(/evil\.example|https:\/\/evil/);
    expect(text.split('\n')[0]?.length).toBeLessThan(100);
  });

  test.each([
    { ...examples['team-invitation'], from: 'www.evil.example' },
    { ...examples['team-invitation'], companyName: 'www.evil.example' },
    { ...examples['left-team'], from: 'www.evil.example' },
    { ...examples['member-left'], name: 'www.evil.example' },
    { ...examples['already-registered'], firstName: 'www.evil.example' },
    { ...examples['password-changed'], firstName: 'www.evil.example' },
  ])('nobody’s name leads anywhere in $kind', (message) => {
    const { subject, text, html } = writeMail(message, 'it');
    expect(subject + text + html).not.toContain('evil.example');
  });

  test('an honest company keeps its name', () => {
    expect(writeMail(examples['team-invitation'], 'it').text).toContain('Dina Rossi (Rossi Auto S.r.l.)');
  });
});

test('a message to us quotes every line and is answered to its writer', () => {
  const hostile = {
    ...examples.contact,
    subject: 'Disdetta\r\nBcc: victim@example.org',
    email: 'aldo@example.org\r\nBcc: other@example.org',
    text: 'riga uno\n<script>alert(1)</script>\r\n\r\nriga tre',
  };
  const mail = writeMail(hostile, 'it');
  expect(mail.subject).toBe('Messaggio: Disdetta Bcc: victim@example.org');
  expect(mail.replyTo).not.toMatch(/[\r\n]/);
  expect(mail.text).toContain('> riga uno\n> <script>alert(1)</script>\n> \n> riga tre');
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(writeMail(examples.contact, 'it').replyTo).toBe('aldo@example.org');
});
