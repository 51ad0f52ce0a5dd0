import { expect, test } from 'vitest';
import { it } from '#web/i18n/messages/contact/it.ts';
import { type ContactValues, findContactFaults } from './find-contact-faults.ts';

const letter = { name: 'Aldo', email: 'aldo@example.org', phone: '', subject: 'Piani', message: 'Ciao' };
const faultsOf = (typed: Partial<ContactValues>) =>
  findContactFaults({ ...letter, ...typed }, it.faults, (value) => value.toLocaleString('it-IT'));

test.each<[Partial<ContactValues>, Partial<ContactValues>]>([
  [{}, {}],
  [{ phone: '0'.repeat(40), message: ` ${'a'.repeat(5000)} ` }, {}],
  [{ email: 'aldo.bianchi+auto@mail.example.org' }, {}],
  [
    { name: ' ', email: '', subject: '\t', message: '\n' },
    {
      name: 'Scrivi il tuo nome.',
      email: 'Inserisci un indirizzo e-mail valido.',
      subject: 'Scrivi l’oggetto del messaggio.',
      message: 'Scrivi il messaggio.',
    },
  ],
  [{ email: 'aldo' }, { email: 'Inserisci un indirizzo e-mail valido.' }],
  [{ email: 'aldo@example' }, { email: 'Inserisci un indirizzo e-mail valido.' }],
  [{ phone: '0'.repeat(41) }, { phone: 'Al massimo 40 caratteri.' }],
  [{ message: 'a'.repeat(12_000) }, { message: 'Al massimo 5000 caratteri.' }],
])('%j has the faults %j', (typed, faults) => {
  expect(faultsOf(typed)).toEqual(faults);
});
