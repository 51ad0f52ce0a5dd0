import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import { measureSameness } from './measure-sameness.ts';

const texts = [
  'La TAG è comoda in città e non chiede attenzioni, e si parcheggia in un attimo ovunque.',
  'Chi viaggia molto la TAG la apprezza: è comoda in città e non chiede attenzioni nemmeno fuori.',
  'Un furgone TAG con il vano intero, pronto per il lavoro di ogni giorno e per quello di domani.',
  'Ogni mattina si parcheggia in un attimo ovunque, e la sera riporta a casa tutta la famiglia.',
];

function compared(all: readonly string[]) {
  const comparison = compareTexts();
  for (const text of all) comparison.add(text);
  return comparison;
}

test('the nearest of each text is the one with which it shares most, as if all pairs had been measured', () => {
  const { nearestOf } = compared(texts);
  for (const [index, text] of texts.entries()) {
    const shares = texts.map((other, at) => (at === index ? 0 : measureSameness(text, other)));
    const most = Math.max(...shares);
    expect(nearestOf(index)?.share ?? 0).toBeCloseTo(most);
    if (most > 0) expect(shares[nearestOf(index)?.index ?? -1]).toBe(most);
  }
  expect(nearestOf(2)).toBeUndefined();
});

test('the nearest to a text that is not among them come in the order of their likeness', () => {
  const { nearestTo } = compared(texts);
  const found = nearestTo('Si dice: è comoda in città e non chiede attenzioni nemmeno fuori.', 5);
  expect(found.map(({ index }) => index)).toEqual([1, 0]);
  expect(nearestTo('Nessuna parola in comune con gli altri testi di prima.', 5)).toEqual([]);
  expect(nearestTo(texts[0] ?? '', 1)).toEqual([{ index: 0, share: 1 }]);
});

test('two thousand texts that are all the same have each other as nearest', () => {
  const { nearestOf } = compared(Array.from({ length: 2000 }, () => texts[0] ?? ''));
  expect(nearestOf(0)?.share).toBe(1);
  expect(nearestOf(1999)).toEqual({ index: 0, share: 1 });
});

test('texts too short for a run are alike no other', () => {
  expect(compared(['Una TAG.', 'Una TAG.']).nearestOf(0)).toBeUndefined();
});
