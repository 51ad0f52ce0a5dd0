import { describe, expect, test } from 'vitest';
import { loadFactChecker } from '../../copywriting/facts/load-fact-checker.ts';
import { loadTermWords } from '../../copywriting/vocabulary/load-term-words.ts';
import { type Brief, briefSchema } from '../../vehicles/brief.ts';
import { briefAsTold } from './brief-as-told.ts';

const porsche = briefSchema.parse({
  ...{ make: 'Porsche', model: '911', year: 2019, mileage: 38_500, price: 104_900, power: 385 },
  ...{ fuelType: 'Benzina', transmission: 'Automatica', color: 'Grigio', doors: 2, warranty: '12 mesi' },
  notes:
    'Porsche Approved, mai usata in pista, sedili in pelle riscaldati. Graffio sul paraurti posteriore; unico proprietario',
});
const written = [
  'Ecco una Porsche 911 del 2019, grigia, con due porte e 38.500 km. Il motore a benzina da 385 CV ha il cambio automatico.',
  'C’è un graffio sul paraurti posteriore. A bordo trovate i sedili in pelle riscaldati. La vettura non è mai stata usata in pista e ha avuto un unico proprietario; si presenta con Porsche Approved.',
  'Il prezzo richiesto è 104.900 €, con la garanzia di 12 mesi.',
].join('\n\n');

const reader = {
  check: await loadFactChecker('it', { thisYear: 2026 }),
  terms: await loadTermWords('it'),
};
const notesOf = ({ notes }: Brief) => notes;

/** The written text with one stretch replaced by another. */
const edit = (from: string, to: string) => {
  if (!written.includes(from)) throw new Error(`not in the text: ${from}`);
  return written.replace(from, to);
};
const told = (text: string, brief = porsche, before = written) => briefAsTold(brief, before, text, reader);

test('a text as it was written changes nothing', () => {
  expect(told(written)).toEqual({ brief: porsche, deleted: [], added: [] });
});

describe('a figure or label changed in the text replaces the one of the data, and adds no sentence', () => {
  test.each<[string, string, string, Partial<Brief>]>([
    ['a price', '104.900 €', '99.900 €', { price: 99_900 }],
    ['a price put another way', '104.900 €', '€ 99.900', { price: 99_900 }],
    ['a mileage', '38.500 km', '39.200 km', { mileage: 39_200 }],
    ['a year', '2019', '2020', { year: 2020 }],
    ['a power', '385 CV', '420 CV', { power: 420 }],
    ['a power in kW', '385 CV', '309 kW', { power: 420 }],
    ['doors in words', 'due porte', 'cinque porte', { doors: 5 }],
    ['a warranty', '12 mesi', '24 mesi', { warranty: '24 mesi' }],
    ['a fuel', 'motore a benzina', 'motore diesel', { fuelType: 'Diesel' }],
  ])('%s', (_, from, to, expected) => {
    const { brief, added, deleted } = told(edit(from, to));
    expect(brief).toEqual({ ...porsche, ...expected });
    expect({ added, deleted }).toEqual({ added: [], deleted: [] });
  });
});

describe('a figure that the text leaves open is in no translation', () => {
  test.each<[string, string, Partial<Brief>]>([
    ['the price taken out', edit('Il prezzo richiesto è 104.900 €, con', 'Con'), { price: undefined }],
    ['a bound instead of the price', edit('104.900 €', 'meno di 100.000 €'), { price: undefined }],
    [
      'the new price beside the old one',
      edit('104.900 €', '99.900 € invece di 104.900 €'),
      { price: undefined },
    ],
    [
      'two prices in the place of one',
      edit('104.900 €', '99.900 €, trattabile fino a 98.000 €'),
      { price: undefined },
    ],
    [
      'a sentence taken out',
      edit(' Il motore a benzina da 385 CV ha il cambio automatico.', ''),
      {
        power: undefined,
        fuelType: undefined,
        transmission: undefined,
      },
    ],
    ['words no field holds', edit('12 mesi', '15 mesi'), { warranty: undefined }],
  ])('%s', (_, text, expected) => {
    expect(told(text).brief).toEqual({ ...porsche, ...expected });
  });
});

test('a price in the notes follows the text', () => {
  const brief = briefSchema.parse({ ...porsche, notes: 'prezzo 104.900 € trattabile, unico proprietario' });
  expect(notesOf(told(edit('104.900 €', '99.900 €'), brief).brief)).toBe(
    'prezzo 99.900 € trattabile, unico proprietario',
  );
});

test('another sum beside the price leaves the price as it is', () => {
  const { brief, added } = told(`${written} Il bollo costa 1.240 €.`);
  expect(brief.price).toBe(104_900);
  expect(added).toEqual(['Il bollo costa 1.240 €.']);
});

describe('an item of the notes that was taken out of the text is taken out of the notes', () => {
  test.each<[string, string, string[], string]>([
    [
      'a clause of a sentence',
      edit('non è mai stata usata in pista e ha avuto', 'ha avuto'),
      ['mai usata in pista'],
      'Porsche Approved, sedili in pelle riscaldati. Graffio sul paraurti posteriore; unico proprietario',
    ],
    [
      'a whole sentence',
      edit(' A bordo trovate i sedili in pelle riscaldati.', ''),
      ['sedili in pelle riscaldati'],
      'Porsche Approved, mai usata in pista. Graffio sul paraurti posteriore; unico proprietario',
    ],
    [
      'damage',
      edit('C’è un graffio sul paraurti posteriore. ', ''),
      ['Graffio sul paraurti posteriore'],
      'Porsche Approved, mai usata in pista, sedili in pelle riscaldati. unico proprietario',
    ],
    [
      'words that nobody understands',
      edit('; si presenta con Porsche Approved', ''),
      ['Porsche Approved'],
      'mai usata in pista, sedili in pelle riscaldati. Graffio sul paraurti posteriore; unico proprietario',
    ],
  ])('%s', (_, text, deleted, notes) => {
    const result = told(text);
    expect(notesOf(result.brief)).toBe(notes);
    expect(result).toMatchObject({ deleted, added: [] });
  });
});

test('what is left of an item stands in a sentence of the seller’s own', () => {
  const { deleted, added } = told(edit('in pelle riscaldati', 'in pelle'));
  expect(deleted).toEqual(['sedili in pelle riscaldati']);
  expect(added).toEqual(['A bordo trovate i sedili in pelle.']);
});

test('a denial taken out of a sentence is no mere shortening', () => {
  const { deleted, added } = told(edit('non è mai stata usata in pista', 'è stata usata in pista'));
  expect(deleted).toEqual(['mai usata in pista']);
  expect(added).toHaveLength(1);
});

test('an item that another sentence still tells stays', () => {
  const twice = `${written} Ha avuto un unico proprietario.`;
  expect(told(written, porsche, twice)).toMatchObject({ brief: porsche, deleted: [], added: [] });
});

test('what the text as written never told stays in the brief', () => {
  const brief = briefSchema.parse({
    ...porsche,
    displacement: 2981,
    notes: `${porsche.notes}, gancio di traino`,
  });
  const { brief: result } = told(edit('104.900 €', '99.900 €'), brief);
  expect(result).toMatchObject({ displacement: 2981, notes: brief.notes });
});

test('a sentence that the seller typed is added, with the data as they were', () => {
  const typed = 'La nonna la usava solo la domenica.';
  expect(told(`${written} ${typed}`)).toEqual({ brief: porsche, deleted: [], added: [typed] });
});
