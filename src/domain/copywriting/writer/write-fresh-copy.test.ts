import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { type CopyRequest, copyStyles, type PriorText } from '../copy.ts';
import { findHardFails } from '../quality/find-hard-fails.ts';
import { maskFacts } from '../quality/mask-facts.ts';
import { measureSameness } from '../quality/measure-sameness.ts';
import { briefs } from './fixtures/briefs.ts';
import { italian } from './languages/it/italian.ts';
import { writeFitCopy } from './write-fit-copy.ts';
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

test('with nothing to keep away from it is the text of the seed', () => {
  expect(writeFreshCopy(request, italian, thisYear)).toBe(writeFitCopy(request, italian, thisYear));
});

test('a car described again reads differently, and the same request reads the same', () => {
  const before = { brief: request.brief, text: writeFreshCopy(request, italian, thisYear) };
  const again = { ...request, apartFrom: [before] };
  expect(writeFreshCopy(again, italian, thisYear)).not.toBe(before.text);
  expect(writeFreshCopy(again, italian, thisYear)).toBe(writeFreshCopy(again, italian, thisYear));
});

test.each(copyStyles)('the %s texts of one dealer keep apart from each other', (style) => {
  const written: PriorText[] = [];
  for (const brief of briefs.filter(({ year, price }) => year && price)) {
    const text = writeFreshCopy(
      { brief, style, language: 'it', seed: 1, apartFrom: written },
      italian,
      thisYear,
    );
    for (const prior of written) {
      expect(
        measureSameness(
          maskFacts(text, brief, italian.quality),
          maskFacts(prior.text, prior.brief, italian.quality),
        ),
      ).toBeLessThan(0.2);
    }
    written.push({ brief, text });
  }
});

test('no sentence of a dealer’s last twenty texts comes back', () => {
  const written: PriorText[] = [];
  const met = new Set<string>();
  const again: string[] = [];
  for (const brief of briefs.slice(0, 20)) {
    const text = writeFreshCopy(
      { brief, style: 'persuasive', language: 'it', seed: 1, apartFrom: written },
      italian,
      thisYear,
    );
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
      text: writeFitCopy(request, italian, thisYear),
    })),
  };
  expect(findHardFails(writeFreshCopy(same, italian, thisYear), request.brief, italian.quality)).toEqual([]);
});
