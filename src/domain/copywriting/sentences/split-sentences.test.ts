import { expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const textsOf = (text: string) => splitSentences(text).map((sentence) => sentence.text);

it.each([
  [
    'Ha 1.598 cc e costa 12.900 €. Chiamaci! Vieni a vederla?',
    ['Ha 1.598 cc e costa 12.900 €.', 'Chiamaci!', 'Vieni a vederla?'],
  ],
  [
    'Garanzia ai sensi degli artt. 128 e seguenti. Prezzo IVA inclusa.',
    ['Garanzia ai sensi degli artt. 128 e seguenti.', 'Prezzo IVA inclusa.'],
  ],
  [
    'Der Wagen hat z. B. eine Sitzheizung. 42.000 km sind wenig.',
    ['Der Wagen hat z. B. eine Sitzheizung.', '42.000 km sind wenig.'],
  ],
  ['Disse: “Bella.” Poi la comprò.', ['Disse: “Bella.”', 'Poi la comprò.']],
  ['¿La ves? ¡Ven!', ['¿La ves?', '¡Ven!']],
  ['Senza punto finale', ['Senza punto finale']],
  ['Mercedes Classe A. Con 60.000 km', ['Mercedes Classe A. Con 60.000 km']],
  ['', []],
])('%s', (text, sentences) => {
  expect(textsOf(text)).toEqual(sentences);
});

it('knows the paragraph of each sentence, and where it stands', () => {
  const text = 'Uno. Due.\n\nTre.\nQuattro.';
  expect(splitSentences(text).map(({ paragraph }) => paragraph)).toEqual([0, 0, 1, 1]);
  for (const { start, end, text: sentence } of splitSentences(text)) {
    expect(text.slice(start, end)).toBe(sentence);
  }
});

it.each(['!', '…', 'A. '])('a hundred thousand of %j are split at once', { timeout: 3000 }, (sign) => {
  const text = sign.repeat(100_000);
  const sentences = splitSentences(text);
  expect(sentences.map((sentence) => sentence.text).join(' ')).toBe(text.trim());
});
