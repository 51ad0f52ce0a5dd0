import { expect, it } from 'vitest';
import { findMeanings } from './find-meanings.ts';
import { italianTerms } from './words/it.ts';

it('keeps the places of what it finds', () => {
  const text = 'Ha i fari LED e il gancio di traino.';
  const spans = findMeanings(text, italianTerms).map(({ term, start, end }) => [
    term,
    text.slice(start, end),
  ]);
  expect(spans).toEqual([
    ['ledLights', 'fari LED'],
    ['towHook', 'gancio di traino'],
  ]);
});

it('attaches parts, states, figures and dates to the thing they are said of', () => {
  expect(findMeanings('danno anteriore a paraurti, cofano e faro destro', italianTerms)).toMatchObject([
    {
      term: 'damage',
      modifiers: ['front'],
      places: [
        { term: 'bumper', modifiers: [] },
        { term: 'bonnet', modifiers: [] },
        { term: 'headlight', modifiers: ['right'] },
      ],
    },
  ]);
  expect(findMeanings('frizione e volano sostituiti nel 2024 a 90.000 km', italianTerms)).toMatchObject([
    { term: 'clutch', modifiers: ['replaced'], km: 90_000, date: { year: 2024 } },
    { term: 'flywheel', modifiers: ['replaced'], km: 90_000, date: { year: 2024 } },
  ]);
});
