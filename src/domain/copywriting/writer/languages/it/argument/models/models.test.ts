import { beforeAll, expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { readCar } from '../../../../../brief/car/read-car.ts';
import { traits } from '../../../../../brief/car/traits.ts';
import { loadFactChecker } from '../../../../../facts/load-fact-checker.ts';
import { findHardFails } from '../../../../../quality/find-hard-fails.ts';
import { seededRandom } from '../../../../seeded-random.ts';
import { fillSilently } from '../../../../text/fill-silently.ts';
import { fillTemplate } from '../../../../text/fill-template.ts';
import { parseTemplate } from '../../../../text/parse-template.ts';
import { italian } from '../../italian.ts';
import { examples, others } from './fixtures/examples.ts';
import { models } from './models.ts';

let check: Awaited<ReturnType<typeof loadFactChecker>>;
beforeAll(async () => {
  check = await loadFactChecker('it');
});

const rowsFor = (make: string, model: string) => models.filter(({ name }) => name.test(`${make} ${model}`));

test.each(examples)('%s %s has lines of its own and nobody else’s', (make, model) => {
  expect(rowsFor(make, model)).toHaveLength(1);
});

test.each(others)('%s %s is not taken for a car it is named like', (make, model) => {
  expect(rowsFor(make, model)).toEqual([]);
});

test('every model is tried', () => {
  const tried = new Set(examples.flatMap(([make, model]) => rowsFor(make, model)));
  expect(models.filter((row) => !tried.has(row)).map(({ name }) => name)).toEqual([]);
});

test('no line is said of two models, and the lines of a model start differently', () => {
  const lines = models.flatMap(({ say }) => say.map((line) => parseTemplate(line).body));
  expect(new Set(lines.map((body) => JSON.stringify(body))).size).toBe(lines.length);
  const alike = models.filter(({ say }) => new Set(say.map(firstWord)).size < say.length);
  expect(alike.map(({ say }) => say)).toEqual([]);
});

const firstWord = (line: string) => line.replace(/^.*?:: /u, '').split(' ')[0];

test('lines depend on known traits', () => {
  const known = new Set<string>(traits);
  const wrong = models
    .flatMap(({ say }) => say)
    .filter((line) => parseTemplate(line).when.some((trait) => !known.has(trait.replace(/^!/u, ''))));
  expect(wrong).toEqual([]);
});

test.each(examples)('what is said of a %s %s claims nothing', (make, model) => {
  const brief = briefSchema.parse({ make, model });
  const car = readCar(brief, 2026);
  const wrong = rowsFor(make, model).flatMap(({ say }) =>
    say.flatMap((line) => {
      const fill = fillSilently(italian.tell(car), car);
      const filled = fillTemplate(parseTemplate(line), fill, new Set(), seededRandom(line));
      if (!filled) return [`cannot be said: ${line}`];
      const text = italian.polish(filled.text, car);
      const words = text.split(' ').length;
      return [
        ...(words < 9 || words > 18 ? [`${words} words: ${text}`] : []),
        ...findHardFails(text, brief, italian.quality).map(
          ({ rule, excerpt }) => `${rule} (${excerpt}): ${text}`,
        ),
        ...check(text, brief)
          .filter(({ verdict }) => /unsupported|contradicting/u.test(verdict))
          .map(({ start, end }) => `invents ${text.slice(start, end)}: ${text}`),
      ];
    }),
  );
  expect(wrong).toEqual([]);
});
