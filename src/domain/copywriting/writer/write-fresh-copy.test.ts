import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { type CopyRequest, copyStyles, type PriorText } from '../copy.ts';
import { findHardFails } from '../quality/find-hard-fails.ts';
import { measureSameness } from '../quality/measure-sameness.ts';
import { briefs } from './fixtures/briefs.ts';
import { italian } from './languages/it/italian.ts';
import { writeCopy } from './write-copy.ts';
import { writeFreshCopy } from './write-fresh-copy.ts';

const thisYear = 2026;
const request: CopyRequest = {
  brief: briefSchema.parse({
    make: 'Fiat',
    model: 'Panda',
    year: 2019,
    price: 7900,
    fuelType: 'GPL',
    doors: 5,
  }),
  style: 'persuasive',
  language: 'it',
  seed: 7,
};

const textOf = (of: CopyRequest) => writeFreshCopy(of, italian, thisYear).text;

test('with nothing to keep away from it is the text of the seed', () => {
  expect(textOf(request)).toBe(writeCopy(request, italian, thisYear));
});

test('a car described again reads differently, and the same request reads the same', () => {
  const before = { brief: request.brief, text: textOf(request) };
  const again = { ...request, apartFrom: [before] };
  expect(textOf(again)).not.toBe(before.text);
  expect(textOf(again)).toBe(textOf(again));
});

test.each(copyStyles)('the %s texts of one dealer keep apart from each other', (style) => {
  const written: PriorText[] = [];
  for (const brief of briefs.filter(({ year, price }) => year && price)) {
    const text = textOf({ brief, style, language: 'it', seed: 1, apartFrom: written });
    for (const prior of written) {
      expect(measureSameness(text, prior.text)).toBeLessThan(0.2);
    }
    written.push({ brief, text });
  }
});

test('no sentence of a dealer’s last twenty texts comes back', () => {
  const written: PriorText[] = [];
  const met = new Set<string>();
  const again: string[] = [];
  for (const brief of briefs.slice(0, 20)) {
    const text = textOf({ brief, style: 'persuasive', language: 'it', seed: 1, apartFrom: written });
    for (const sentence of text.split(/(?<=[.?!])\s+/).filter((found) => found.split(' ').length > 5)) {
      if (met.has(sentence)) again.push(sentence);
      met.add(sentence);
    }
    written.push({ brief, text });
  }
  expect(again).toEqual([]);
});

test('the same car twenty times over still leaves a fit text', () => {
  const same = {
    ...request,
    apartFrom: Array.from({ length: 20 }, () => ({
      brief: request.brief,
      text: textOf(request),
    })),
  };
  expect(findHardFails(textOf(same), request.brief, italian.quality)).toEqual([]);
});

test('a car whose every wording has a hard fail gets the plainest text, which tells all', () => {
  const unfit = { ...italian, quality: { ...italian.quality, forbidden: { 'banned-word': [/\p{L}+/u] } } };
  const brief = briefSchema.parse({
    ...{ make: 'Fiat', model: 'Panda', year: 2019, mileage: 64000, price: 7900, doors: 5, color: 'Blu' },
    notes:
      'tetto apribile, graffio sul cofano, unico proprietario, il cane sale volentieri, prezzo trattabile',
  });
  const { text, angle, leftOut } = writeFreshCopy({ ...request, brief }, unfit, thisYear);
  expect(angle).toBeUndefined();
  expect(leftOut).toEqual([]);
  for (const said of [
    ...[
      'Fiat Panda',
      'anno 2019',
      '64.000 km',
      'prezzo: 7.900 €',
      'colore: blu',
      '5 porte',
      'tetto apribile',
    ],
    ...['graffio sul cofano', 'unico proprietario', 'Il cane sale volentieri.', 'trattabile'],
  ]) {
    expect(text).toContain(said);
  }
});
