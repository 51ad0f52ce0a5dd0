import { expect, test } from 'vitest';
import { cutFaults } from './cut-faults.ts';
import type { Problem } from './find-problems.ts';

const text =
  'Questa Panda del 2019 è bianca e ha il cambio manuale. È stata di un medico. Inoltre è sempre stata in garage.\n\nIl prezzo è di 7.900 € e la garanzia dura dodici mesi. Chiamaci per vederla quando vuoi.';
const at = (...words: string[]): Problem[] =>
  words.map((excerpt) => {
    const start = text.indexOf(excerpt);
    return { kind: 'unsupported', excerpt, place: { start, end: start + excerpt.length } };
  });

test('takes the sentence at fault and the one that leans on it, and keeps paragraphs', () => {
  expect(cutFaults(text, at('di un medico'), ['Panda'])).toBe(
    'Questa Panda del 2019 è bianca e ha il cambio manuale.\n\nIl prezzo è di 7.900 € e la garanzia dura dodici mesi. Chiamaci per vederla quando vuoi.',
  );
});

test('gives up when too little would be left', () => {
  expect(cutFaults(text, at('cambio manuale', 'medico', '7.900 €'), ['Panda'])).toBeUndefined();
});

test('gives up when nothing would name the car any more', () => {
  expect(cutFaults(text, at('bianca'), ['Panda'])).toBeUndefined();
});

test('keeps the given facts of a sentence that can lose a clause', () => {
  const given = [{ start: text.indexOf('7.900'), end: text.indexOf('7.900') + 7 }];
  expect(cutFaults(text, at('garanzia'), ['Panda'], given)).toContain('Il prezzo è di 7.900 €. Chiamaci');
});
