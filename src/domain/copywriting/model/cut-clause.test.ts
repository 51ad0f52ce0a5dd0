import { expect, test } from 'vitest';
import { cutClause } from './cut-clause.ts';

test.each([
  ['Ha il Bluetooth e il tetto panoramico.', 'tetto panoramico', undefined],
  [
    'Questa Panda ha il Bluetooth e il tetto panoramico.',
    'tetto panoramico',
    'Questa Panda ha il Bluetooth.',
  ],
  ['La Panda costa poco, con il tetto panoramico.', 'tetto panoramico', 'La Panda costa poco.'],
  [
    'La Panda ha il Bluetooth, il tetto panoramico e i sensori.',
    'tetto panoramico',
    'La Panda ha il Bluetooth e i sensori.',
  ],
  ['Con il tetto panoramico, la Panda costa poco.', 'tetto panoramico', 'La Panda costa poco.'],
  [
    'La Panda ti porta al lavoro con il tetto panoramico e 69 CV.',
    'tetto panoramico',
    'La Panda ti porta al lavoro con 69 CV.',
  ],
  ['Con il tetto panoramico, il Bluetooth e i sensori si viaggia.', 'tetto panoramico', undefined],
  ['La Panda, con il tetto panoramico, costa poco.', 'tetto panoramico', undefined],
  ['In città, il tetto panoramico incanta, con 69 CV.', 'tetto panoramico', undefined],
  ['Il tetto panoramico incontra 69 CV.', 'tetto panoramico', undefined],
  ['Tra il Bluetooth e il tetto panoramico si sta bene.', 'tetto panoramico', undefined],
  ['Der Wagen hat Bluetooth und ein Panoramadach.', 'Panoramadach', 'Der Wagen hat Bluetooth.'],
  ['Mit dem Panoramadach, das gefällt, fährt er gut.', 'Panoramadach', undefined],
  ['The car has Bluetooth and a panoramic roof.', 'panoramic roof', 'The car has Bluetooth.'],
  ['Cette Panda a le Bluetooth et un toit panoramique.', 'toit panoramique', 'Cette Panda a le Bluetooth.'],
  ['Este Panda tiene Bluetooth y un techo panorámico.', 'techo panorámico', 'Este Panda tiene Bluetooth.'],
])('"%s" without "%s" is %j', (sentence, words, left) => {
  const start = sentence.indexOf(words);
  expect(cutClause(sentence, { start, end: start + words.length }, ['Panda'])).toBe(left);
});
