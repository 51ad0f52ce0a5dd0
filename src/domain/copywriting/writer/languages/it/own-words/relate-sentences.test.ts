import { expect, test } from 'vitest';
import { relateSentences } from './relate-sentences.ts';

test.each([
  [
    'what one thing has is told in one breath',
    [
      'La batteria ha otto anni di garanzia',
      'Nel baule c’è il cavo',
      'La batteria ha uno stato di salute del 96%',
    ],
    ['La batteria ha otto anni di garanzia e uno stato di salute del 96%', 'Nel baule c’è il cavo'],
  ],
  [
    'the same thing named in short is not named again',
    ['La garanzia nostra è di 12 mesi', 'La garanzia si può allungare a 36 mesi'],
    ['La garanzia nostra è di 12 mesi e si può allungare a 36 mesi'],
  ],
  [
    'a sentence that holds an "and" goes on behind a semicolon',
    ['La capote è in tela e si apre a mano', 'La capote è stata lavata'],
    ['La capote è in tela e si apre a mano; è stata lavata'],
  ],
  [
    'two things of which the same is said share it',
    ['Il volano è nuovo del 2025', 'La frizione è nuova del 2025'],
    ['Il volano e la frizione sono nuovi del 2025'],
  ],
  [
    'two of the feminine stay so',
    ['La pompa è stata cambiata a Bari', 'La cinghia è stata cambiata a Bari'],
    ['La pompa e la cinghia sono state cambiate a Bari'],
  ],
  [
    'what speaks of one topic stands together',
    ['Le gomme sono al 70%', 'La frizione è stata fatta', 'I cerchi hanno due segni'],
    ['Le gomme sono al 70%', 'I cerchi hanno due segni', 'La frizione è stata fatta'],
  ],
  [
    'a clause that hangs on another is left alone',
    ['La batteria ha due anni, ma non tiene', 'La batteria ha un odore'],
    ['La batteria ha due anni, ma non tiene', 'La batteria ha un odore'],
  ],
])('%s', (_, sentences, related) => {
  expect(relateSentences(sentences)).toEqual(related);
});
