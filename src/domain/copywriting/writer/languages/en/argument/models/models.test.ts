import { beforeAll, expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { readCar } from '../../../../../brief/car/read-car.ts';
import { loadFactChecker } from '../../../../../facts/load-fact-checker.ts';
import { findHardFails } from '../../../../../quality/find-hard-fails.ts';
import { seededRandom } from '../../../../seeded-random.ts';
import { fillSilently } from '../../../../text/fill-silently.ts';
import { fillTemplate } from '../../../../text/fill-template.ts';
import { parseTemplate } from '../../../../text/parse-template.ts';
import { examples, others } from '../../../it/argument/models/fixtures/examples.ts';
import { english } from '../../english.ts';
import { models } from './models.ts';

let check: Awaited<ReturnType<typeof loadFactChecker>>;
beforeAll(async () => {
  check = await loadFactChecker('en');
});

const rowsFor = (make: string, model: string) => models.filter(({ name }) => name.test(`${make} ${model}`));

/** Models that only English describes. */
const more: [string, string][] = [
  ...([
    ['Ford', 'Mustang 5.0 V8'],
    ['Jeep', 'Compass 1.6'],
    ['Lamborghini', 'Huracán LP 610-4'],
  ] as [string, string][]),
  ...([
    ['Mitsubishi', 'L200 2.3'],
    ['MG', 'ZS 1.5'],
    ['Volvo', 'V60 B4'],
    ['Volvo', 'XC60'],
  ] as [string, string][]),
  ...([
    ['Ford', 'Kuga'],
    ['Ford', 'Focus'],
    ['Ford', 'Fiesta 1.1'],
    ['Ford', 'Transit Custom 280'],
  ] as [string, string][]),
  ...([
    ['Opel', 'Corsa'],
    ['Opel', 'Astra'],
    ['Opel', 'Adam'],
  ] as [string, string][]),
];

test.each([...examples, ...more])('a %s %s has no more lines than its own', (make, model) => {
  expect(rowsFor(make, model).length).toBeLessThan(2);
});

test.each(others)('%s %s is not taken for a car it is named like', (make, model) => {
  expect(rowsFor(make, model)).toEqual([]);
});

test('every model is tried', () => {
  const tried = new Set([...examples, ...more].flatMap(([make, model]) => rowsFor(make, model)));
  expect(models.filter((row) => !tried.has(row)).map(({ name }) => name)).toEqual([]);
});

test('what is said of a model claims nothing', () => {
  const wrong = [...examples, ...more].flatMap(([make, model]) => {
    const brief = briefSchema.parse({ make, model });
    const car = readCar(brief, 2026);
    const fill = fillSilently(english.tell(car), car);
    return rowsFor(make, model).flatMap(({ say }) =>
      say.flatMap((line) => {
        const filled = fillTemplate(parseTemplate(line), fill, new Set(), seededRandom(line));
        if (!filled) return [`cannot be said: ${line}`];
        const text = english.polish(filled.text, car);
        const fails = findHardFails(text, brief, english.quality).map(({ excerpt }) => `${excerpt}: ${text}`);
        const claims = check(text, brief).filter(({ verdict }) => /unsupported|contradicting/.test(verdict));
        return [...fails, ...claims.map(({ start, end }) => `${text.slice(start, end)}: ${text}`)];
      }),
    );
  });
  expect(wrong).toEqual([]);
});
