import { describe, expect, test } from 'vitest';
import { readSentencesAnswer, readTextAnswer, readTextSoFar } from './read-answer.ts';

const answer = (text: string, ending: 'finished' | 'cut-off' | 'refused' = 'finished') => ({
  ...{ text, ending, inputTokens: 1, outputTokens: 1 },
});

test.each([
  ['{"text":"Una \\"Panda\\".\\n\\nFine."}', 'Una "Panda".\n\nFine.'],
  ['```json\n{"text": "Una Panda."}\n```', 'Una Panda.'],
  ['Ecco:\n{"text": "Una Panda."}', 'Una Panda.'],
  ['<think>Che dire {"text": "no"}</think>{"text": "Una Panda."}', 'Una Panda.'],
  ['{"text": "Prima riga.\nSeconda riga."}', 'Prima riga.\nSeconda riga.'],
  ['{"text": "Una "Panda" bella."}', 'Una "Panda" bella.'],
  ['Una Panda bella, senza JSON.', 'Una Panda bella, senza JSON.'],
])('the text of %j', (raw, text) => {
  expect(readTextAnswer(answer(raw))).toBe(text);
});

test.each([
  ['', 'finished', 'empty'],
  ['{"text": ""}', 'finished', 'empty'],
  ['{"description": "Una Panda."}', 'finished', 'unreadable'],
  ['<!doctype html><p>502</p>', 'finished', 'unreadable'],
  ['{"text": "Una Pan', 'cut-off', 'cut-off'],
  ['{"text": "Una Pan', 'finished', 'cut-off'],
  ['Una Pan', 'cut-off', 'cut-off'],
  ['Una Panda.', 'refused', 'refused'],
] as const)('%j (%s) is %s', (raw, ending, fault) => {
  expect(() => readTextAnswer(answer(raw, ending))).toThrow(expect.objectContaining({ fault }));
});

test('the text grows with the answer, escapes never show in halves', () => {
  const whole = '{"text": "È \\u00e8 \\"qui\\"."}';
  const soFar = Array.from(whole, (_, index) => readTextSoFar(whole.slice(0, index + 1)).text);
  expect(soFar.at(-1)).toBe('È è "qui".');
  for (const text of soFar) expect('È è "qui".'.startsWith(text)).toBe(true);
});

test('of an answer with a draft the draft grows, and then the text', () => {
  const whole = '{"draft": "Una prima.", "faults": ["“prima”: fiacco"], "text": "Una seconda."}';
  const soFar = Array.from(whole, (_, index) => readTextSoFar(whole.slice(0, index + 1)).text);
  expect(soFar[whole.indexOf(' prima') - 1]).toBe('Una');
  expect(soFar[whole.indexOf('fiacco')]).toBe('Una prima.');
  expect(soFar.at(-1)).toBe('Una seconda.');
  expect(readTextAnswer(answer(whole))).toBe('Una seconda.');
});

test('a draft whose text never came is cut off', () => {
  expect(() => readTextAnswer(answer('{"draft": "Una prima.", "faults": [], "te', 'cut-off'))).toThrow();
});

describe('sentences', () => {
  test('are read from JSON', () => {
    expect(readSentencesAnswer(answer('```\n{"sentences": ["Eins.", "Zwei."]}\n```'))).toEqual([
      ...['Eins.', 'Zwei.'],
    ]);
  });

  test.each(['Eins. Zwei.', '{"sentences": [1]}', '{"sentences": ["Eins."'])('but not from %j', (raw) => {
    expect(() => readSentencesAnswer(answer(raw))).toThrow(expect.objectContaining({ fault: 'unreadable' }));
  });
});
