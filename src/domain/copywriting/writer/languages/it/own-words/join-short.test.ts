import { expect, test } from 'vitest';
import { joinShort } from './join-short.ts';

test.each([
  [
    'what the car has is told in one sentence',
    ['Ha il servosterzo', 'Ha le palette al volante', 'Ha un’autoradio Pioneer'],
    ['Ha il servosterzo, le palette al volante e un’autoradio Pioneer'],
  ],
  [
    'two short ones about two things are joined, the third begins anew',
    ['Il cavo è stato sostituito', 'L’impianto audio ha nove casse', 'Il portellone si apre con il piede'],
    ['Il cavo è stato sostituito, e l’impianto audio ha nove casse', 'Il portellone si apre con il piede'],
  ],
  [
    'what has parts of its own stands alone',
    ['La capote funziona, ma è sbiadita', 'Il telo è nuovo'],
    ['La capote funziona, ma è sbiadita', 'Il telo è nuovo'],
  ],
  [
    'what goes on about the car does not lean on a thing',
    ['La batteria è nuova', 'È stata lavata ogni settimana'],
    ['La batteria è nuova', 'È stata lavata ogni settimana'],
  ],
])('%s', (_, sentences, joined) => {
  expect(joinShort(sentences)).toEqual(joined);
});

test('of sentences about the car in a row only the first names it', () => {
  expect(
    joinShort([
      'L’auto è di un notaio',
      'L’auto ha 4 posti veri, e comodi',
      'Si prova su strada',
      'L’auto è a Bari',
    ]),
  ).toEqual(['L’auto è di un notaio', 'Ha 4 posti veri, e comodi', 'Si prova su strada', 'L’auto è a Bari']);
});
