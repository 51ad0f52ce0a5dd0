import { expect, test } from 'vitest';
import { gatherLeftBehind, groupByReason, withOwnWords } from './left-behind.ts';

test('what several texts leave out is listed once, the gravest first, with the texts that lack it', () => {
  const wheels = { note: 'cerchi 20', kind: 'other', reason: 'No words.', isQuoted: false } as const;
  const scratch = { note: 'graffio', kind: 'damage', reason: 'Quoted.', isQuoted: true } as const;
  const typed = { sentence: 'Solo a commercianti.', kind: 'deal', reason: 'Typed.' } as const;
  expect(
    gatherLeftBehind([
      { style: 'professional', leftOut: [wheels], untranslated: [typed] },
      { style: 'persuasive', leftOut: [scratch, wheels], untranslated: [] },
    ]),
  ).toEqual([
    { words: 'graffio', kind: 'damage', reason: 'Quoted.', isQuoted: true, styles: ['persuasive'] },
    {
      words: 'Solo a commercianti.',
      kind: 'deal',
      reason: 'Typed.',
      isQuoted: false,
      styles: ['professional'],
    },
    {
      words: 'cerchi 20',
      kind: 'other',
      reason: 'No words.',
      isQuoted: false,
      styles: ['professional', 'persuasive'],
    },
  ]);
});

test('a reason is said once for neighbours, and never moves what is grave behind what is not', () => {
  const item = (words: string, kind: 'damage' | 'deal' | 'other', reason: string) => ({
    ...{ words, kind, reason, isQuoted: false, styles: [] },
  });
  const [scratch, trade] = [item('graffio', 'damage', 'No words.'), item('export', 'deal', 'Deleted.')];
  const [wheels, hook] = [item('cerchi', 'other', 'No words.'), item('gancio', 'other', 'No words.')];
  expect(groupByReason([scratch, trade, wheels, hook])).toEqual([[scratch], [trade], [wheels, hook]]);
});

test.each([
  ['nothing', [], 'A car.'],
  ['a note', ['graffio sul paraurti'], 'A car.\n\nGraffio sul paraurti.'],
  ['a note and a sentence', ['graffio', 'Solo a commercianti.'], 'A car.\n\nGraffio. Solo a commercianti.'],
])('%s in the seller’s own words stands in a paragraph of its own', (_, words, expected) => {
  expect(withOwnWords('A car.', words)).toBe(expected);
});
