import { expect, test } from 'vitest';
import { loadQualityWords } from './load-quality-words.ts';
import { maskFacts } from './mask-facts.ts';

const words = await loadQualityWords('it');
const panda = {
  make: 'Fiat',
  model: 'Panda',
  targetCustomers: [],
  vehicleTypes: [],
  intendedUse: [],
  sellingPoints: [],
};

test('name, figures and notes of the car are tags, the wording stays', () => {
  const brief = { ...panda, notes: 'gancio traino, Gancio traino; tagliandi' };
  const text = 'Vendo una Fiat Panda con gancio traino e tagliandi, 64.000 km.';
  expect(maskFacts(text, brief, words)).toBe('Vendo una TAG con TAG e TAG , TAG .');
});

test('notes of thousands of items are masked in as many texts as a stock has', () => {
  const letter = (n: number) => String.fromCharCode(97 + (n % 26));
  const itemsOf = (car: number) =>
    Array.from({ length: 1990 }, (_, n) => letter(n) + letter(n / 26) + letter(n / 676) + letter(car));
  for (let car = 0; car < 120; car++) {
    const brief = { ...panda, notes: itemsOf(car).join(',') };
    for (const other of [car, car + 1, car + 2]) {
      expect(maskFacts(`Panda ${itemsOf(other).join(' ')}`, brief, words)).toContain(' TAG ');
    }
  }
});
