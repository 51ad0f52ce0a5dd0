import { expect, test } from 'vitest';
import type { LanguageModel } from './language-model.ts';
import { translateSentences } from './translate-sentences.ts';

const sentences = ['Il prezzo è di 7.900 € e comprende il passaggio.', 'Vieni a vederla con calma.'];

const answering = (answer: unknown): LanguageModel => ({
  engine: { name: 'of the test', version: '1' },
  timeout: 1000,
  ask: async () => ({ text: JSON.stringify(answer), ending: 'finished', inputTokens: 1, outputTokens: 1 }),
});

test('one translation comes for each sentence, without what models put around it', async () => {
  const german = ['Der Preis von **7.900 €** enthält die Ummeldung.', '"Komm und sieh ihn dir in Ruhe an."'];
  expect(await translateSentences(answering({ sentences: german }), sentences, 'it', 'de')).toEqual([
    'Der Preis von 7.900 € enthält die Ummeldung.',
    'Komm und sieh ihn dir in Ruhe an.',
  ]);
});

test('nothing to translate asks nobody', async () => {
  expect(await translateSentences(answering('never asked'), [], 'it', 'de')).toEqual([]);
});

test.each([
  [['Der Preis von 7.900 € enthält die Ummeldung.'], 'unfit'],
  [['Der Preis von 7.500 € enthält die Ummeldung.', 'Komm vorbei.'], 'unfit'],
  [['Der Preis enthält die Ummeldung.', 'Komm vorbei.'], 'unfit'],
  [['Der Preis von 7.900 € enthält die Ummeldung.', ' '], 'unfit'],
  [['Der Preis von 7.900 € enthält die Ummeldung.', 'Tut mir leid, das geht nicht.'], 'refused'],
  [sentences, 'unfit'],
  [
    ['Der Preis von 7.900 € enthält die Ummeldung.', `Komm vorbei. ${'Und noch mehr dazu. '.repeat(9)}`],
    'unfit',
  ],
  [['Der Preis von 7.900 € enthält die Ummeldung.', 'Schreiben Sie uns über WhatsApp.'], 'unfit'],
  [['Der Preis von 7.900 € enthält die Ummeldung.', 'Komm vorbei, mehr auf boese.example/panda.'], 'unfit'],
  [['Der Preis von 7.900 € enthält die Ummeldung.', 'Kein Verkauf an Ausländer.'], 'unfit'],
  ['Der Preis', 'unreadable'],
])('%j is %s', async (translated, fault) => {
  const translating = translateSentences(answering({ sentences: translated }), sentences, 'it', 'de');
  await expect(translating).rejects.toMatchObject({ fault });
});

test('a contact that the seller typed is translated', async () => {
  const german = ['Schreiben Sie uns über WhatsApp.'];
  const typed = ['Scriveteci su WhatsApp.'];
  expect(await translateSentences(answering({ sentences: german }), typed, 'it', 'de')).toEqual(german);
});
