import { expect, test } from 'vitest';
import { polish } from './polish.ts';

test.each([
  ['fragen zu dem Golf', 'Fragen zum Golf'],
  ['an dem Panda. in der Stadt', 'Am Panda. In der Stadt'],
  ['ein Ort, an dem Kinder warten', 'Ein Ort, an dem Kinder warten'],
  ['zu der Giulia', 'Zur Giulia'],
  ['fragen zu dem i20', 'Fragen zum i20'],
  ['so viel: ^300 PS', 'So viel: 300 PS'],
  ['dieser Golf, Baujahr 2019,: ein Kombi', 'Dieser Golf, Baujahr 2019: ein Kombi'],
  ['so ist es: ^der Golf fährt', 'So ist es: Der Golf fährt'],
])('"%s" becomes "%s"', (filled, said) => {
  expect(polish(filled)).toBe(said);
});
