import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { readCar } from '../../../../../brief/car/read-car.ts';
import { loadFactChecker } from '../../../../../facts/load-fact-checker.ts';
import { findHardFails } from '../../../../../quality/find-hard-fails.ts';
import { seededRandom } from '../../../../seeded-random.ts';
import { fillSilently } from '../../../../text/fill-silently.ts';
import { fillTemplate } from '../../../../text/fill-template.ts';
import { parseTemplate } from '../../../../text/parse-template.ts';
import { german } from '../../german.ts';
import { models } from './models.ts';

const check = await loadFactChecker('de');

const examples = [
  ...['Volkswagen Golf', 'Volkswagen Polo', 'Volkswagen Passat', 'Volkswagen Tiguan', 'Volkswagen Touran'],
  ...['Volkswagen up', 'Volkswagen T-Roc', 'Volkswagen ID.3', 'Skoda Octavia', 'Skoda Superb', 'Skoda Fabia'],
  ...['Seat Ibiza', 'Seat Leon', 'Audi A3', 'Audi A4', 'Audi Q5', 'BMW 320d', 'BMW 118i', 'BMW X1'],
  ...[
    'MINI Cooper Countryman',
    'MINI Cooper',
    'Mercedes-Benz A 180',
    'Mercedes-Benz C 220',
    'Mercedes-Benz SLK',
  ],
  ...['Smart ForTwo', 'Opel Corsa', 'Opel Astra', 'Opel Adam', 'Ford Fiesta', 'Ford Focus', 'Ford Kuga'],
  ...['Ford Mustang', 'Ford Transit Custom', 'Fiat 500', 'Fiat Panda', 'Abarth 595', 'Alfa-Romeo Giulia'],
  ...['Alfa-Romeo Giulietta', 'Alfa-Romeo Stelvio', 'Jeep Compass', 'Jeep Renegade', 'Lamborghini Huracán'],
  ...['Renault Clio', 'Renault Captur', 'Renault Zoe', 'Dacia Duster', 'Dacia Sandero', 'Dacia Spring'],
  ...['Peugeot 208', 'Peugeot 3008', 'Citroën C3', 'Citroën Berlingo', 'Toyota Yaris', 'Toyota C-HR'],
  ...['Hyundai i10', 'Hyundai Tucson', 'Kia Sportage', 'Nissan Qashqai', 'Mitsubishi L200', 'Suzuki Jimny'],
  ...['Suzuki Ignis', 'Suzuki Swift', 'MG ZS', 'Volvo V60', 'Volvo XC60', 'Tesla Model 3'],
].map((name) => name.replace('Alfa-Romeo', 'Alfa_Romeo').split(' '));

const named = ([make = '', ...model]: readonly string[]) => ({
  make: make.replace('_', ' '),
  model: model.join(' '),
});
const rowsFor = ({ make, model }: { make: string; model: string }) =>
  models.filter(({ name }) => name.test(`${make} ${model}`));

test('every row is of one of these models', () => {
  const tried = new Set(examples.map(named).flatMap(rowsFor));
  expect(models.filter((row) => !tried.has(row)).map(({ name }) => name)).toEqual([]);
});

test.each(examples.map(named))('what is said of a $make $model claims nothing', ({ make, model }) => {
  const rows = rowsFor({ make, model });
  expect(rows).toHaveLength(1);
  const brief = briefSchema.parse({ make, model });
  const car = readCar(brief, 2026);
  const wrong = rows.flatMap(({ say }) =>
    say.flatMap((line) => {
      const fill = fillSilently(german.tell(car), car);
      const filled = fillTemplate(parseTemplate(line), fill, new Set(), seededRandom(line));
      if (!filled) return [`cannot be said: ${line}`];
      const text = german.polish(filled.text, car);
      return [
        ...findHardFails(text, brief, german.quality).map(({ excerpt }) => `${excerpt}: ${text}`),
        ...check(text, brief)
          .filter(({ verdict }) => /unsupported|contradicting/u.test(verdict))
          .map(({ start, end }) => `invents ${text.slice(start, end)}: ${text}`),
      ];
    }),
  );
  expect(wrong).toEqual([]);
});
