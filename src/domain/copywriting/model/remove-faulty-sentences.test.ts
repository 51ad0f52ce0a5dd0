import { expect, test } from 'vitest';
import type { Problem } from './find-problems.ts';
import { removeFaultySentences } from './remove-faulty-sentences.ts';

const text =
  'Questa Panda del 2019 è bianca e ha il cambio manuale. È stata di un medico. Inoltre è sempre stata in garage.\n\nIl prezzo è di 7.900 € e la garanzia dura dodici mesi. Chiamaci per vederla quando vuoi.';
const at = (...words: string[]): Problem[] =>
  words.map((excerpt) => {
    const start = text.indexOf(excerpt);
    return { kind: 'unsupported', excerpt, place: { start, end: start + excerpt.length } };
  });

test('takes the sentence at fault and the one that leans on it, and keeps paragraphs', () => {
  expect(removeFaultySentences(text, at('di un medico'), ['Panda'])).toBe(
    'Questa Panda del 2019 è bianca e ha il cambio manuale.\n\nIl prezzo è di 7.900 € e la garanzia dura dodici mesi. Chiamaci per vederla quando vuoi.',
  );
});

test('gives up when too little would be left', () => {
  expect(removeFaultySentences(text, at('cambio manuale', 'medico', '7.900 €'), ['Panda'])).toBeUndefined();
});

test('gives up when nothing would name the car any more', () => {
  expect(removeFaultySentences(text, at('bianca'), ['Panda'])).toBeUndefined();
});
