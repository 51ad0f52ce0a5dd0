import { describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/languages.ts';
import { readFigure } from '#domain/vehicles/figures/read-figure.ts';
import { formatsOf } from '#web/i18n/formats.ts';
import { de } from '#web/i18n/messages/app/de.ts';
import { en } from '#web/i18n/messages/app/en.ts';
import { es } from '#web/i18n/messages/app/es.ts';
import { fr } from '#web/i18n/messages/app/fr.ts';
import { it as italian } from '#web/i18n/messages/app/it.ts';
import {
  displayOf,
  draftOf,
  emptyDraft,
  findFault,
  findMissing,
  findUnreadable,
  findUnused,
  moveWords,
  understoodOf,
  vehicleOf,
} from './vehicle-draft.ts';

const messages = { it: italian, en, de, fr, es };
const vehicle = { make: 'Volvo', mileage: 68_500, price: 24_900, power: 150, displacement: 1968, doors: 6 };

describe.each(languages)('in %s', (language) => {
  it('writes imported quantities so that they are read back as they were', () => {
    const draft = draftOf(vehicle, messages[language], formatsOf(language));
    for (const field of ['mileage', 'price', 'power', 'displacement'] as const) {
      expect(readFigure(field, draft[field])).toEqual({ value: vehicle[field], items: [] });
    }
  });
});

it('keeps a value that no list offers', () => {
  expect(draftOf(vehicle, italian, formatsOf('it')).doors).toBe('6');
});

it('shows what was typed in the format of the language', () => {
  const draft = { ...emptyDraft, mileage: '150000', power: '110 kW', fuelType: 'Benzina' };
  expect(displayOf('mileage', draft, de, formatsOf('de'))).toBe('150.000 km');
  expect(displayOf('power', draft, de, formatsOf('de'))).toBe('150 PS');
  expect(displayOf('fuelType', draft, de, formatsOf('de'))).toBe('Benzin');
});

it('shows what it cannot read as it was typed, and names it', () => {
  const draft = { ...emptyDraft, mileage: 'pochi', price: ' ' };
  expect(displayOf('mileage', draft, italian, formatsOf('it'))).toBe('pochi');
  expect(findUnreadable(draft)).toEqual(['mileage']);
});

it('shows the figure without the words around it', () => {
  const draft = { ...emptyDraft, price: '17.900 + IVA' };
  expect(displayOf('price', draft, italian, formatsOf('it'))).toBe('17.900\u00a0€');
});

it('says what is wrong with a figure that is out of range, as the server would', () => {
  expect(findFault('mileage', { ...emptyDraft, mileage: '9.000.000' })?.it).toContain('2000000');
});

it.each([
  ['price', '17.900 + IVA', { figure: '17.900\u00a0€', items: ['prezzo + IVA'] }],
  ['price', 'Trattativa riservata', { figure: '', items: ['trattativa riservata'] }],
  ['price', '12.9', { figure: '12.900\u00a0€', items: [] }],
  ['power', '110 kW', { figure: '150 CV', items: [] }],
  ['price', '17900', undefined],
  ['mileage', '72.000km', undefined],
  ['mileage', 'tanti', undefined],
  ['make', 'Fiat 500', undefined],
] as const)('tells what it understood of %s %j', (field, typed, understood) => {
  expect(understoodOf(field, { ...emptyDraft, [field]: typed }, italian, formatsOf('it'))).toEqual(
    understood,
  );
});

it('moves the words around figures to the notes and leaves everything else as typed', () => {
  const draft = { ...emptyDraft, price: '17.900 + IVA', mileage: '72.000km', power: 'tanta' };
  const moved = moveWords(draft, 'gancio traino', italian, formatsOf('it'));
  expect(moved).toEqual({
    draft: { ...draft, price: '17.900\u00a0€' },
    notes: 'prezzo + IVA\ngancio traino',
  });
  expect(moveWords(moved.draft, moved.notes, italian, formatsOf('it'))).toEqual(moved);
});

it('sends only what is known, the year as a number', () => {
  expect(vehicleOf({ ...emptyDraft, make: ' Fiat ', model: 'Panda', year: '2019', doors: '5' })).toEqual({
    make: 'Fiat',
    model: 'Panda',
    year: 2019,
    doors: '5',
  });
});

it('names what the listing said without giving a value, until somebody gives one', () => {
  const evidence: Parameters<typeof findUnused>[1] = {
    price: {
      source: 'site-state',
      where: 'price',
      raw: '7700',
      unused: 'foreign-currency',
      confidence: 'low',
    },
  };
  expect(findUnused(emptyDraft, evidence)).toEqual(['price']);
  expect(findUnused({ ...emptyDraft, price: '8.900' }, evidence)).toEqual([]);
});

it('names the important fields that are missing', () => {
  expect(findMissing({ ...emptyDraft, price: '9.900', year: '2019' })).toEqual([
    'mileage',
    'fuelType',
    'transmission',
    'category',
  ]);
});
