import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';
import { de } from './fixtures/strangers-de.ts';
import { en } from './fixtures/strangers-en.ts';
import { es } from './fixtures/strangers-es.ts';
import { fr } from './fixtures/strangers-fr.ts';
import { it } from './fixtures/strangers-it.ts';

const fields = [
  ...(['make', 'model', 'year', 'mileage', 'price'] as const),
  ...(['fuelType', 'transmission', 'power', 'displacement'] as const),
];
type Field = (typeof fields)[number];

interface Fault {
  text: string;
  field: Field;
  meant: string;
  read: string;
}

/** Every field of a table that is read, and those read otherwise than meant. */
function score(table: string) {
  const faults: Fault[] = [];
  let [there, right] = [0, 0];
  for (const row of table.trim().split('\n')) {
    const [text = '', ...truth] = row.split('|').map((cell) => cell.trim());
    const reading = readListing({ content: text.replaceAll(' / ', '\n') });
    const vehicle = reading.kind === 'listing' ? reading.vehicle : {};
    for (const [at, field] of fields.entries()) {
      const [meant = '', read = ''] = [truth[at], String(vehicle[field] ?? '')];
      if (meant !== '') there++;
      if (meant !== '' && isSame(field, meant, read)) right++;
      else if (read !== '' && !isMore(field, meant, text)) faults.push({ text, field, meant, read });
    }
  }
  return { share: right / there, faults };
}

/** The make comes with its models; a British mile is reckoned in kilometres and brake horsepower in metric ones. */
const isMore = (field: Field, meant: string, text: string) =>
  (meant === '' && field === 'make') ||
  (meant === '' && field === 'mileage' && /miles|\dk\b/i.test(text)) ||
  (field === 'power' && /bhp/i.test(text));

function isSame(field: Field, meant: string, read: string): boolean {
  if (field === 'transmission') return (meant === 'Manuale') === (read === 'Manuale') && read !== '';
  if (field !== 'make' && field !== 'model') return meant === read;
  const [one, other] = [meant, read].map((name) =>
    name
      .normalize('NFD')
      .replace(/[\s-]|\p{M}/gu, '')
      .toLowerCase(),
  ) as [string, string];
  return (
    other !== '' && (one.includes(other) || other.includes(one) || one.slice(0, 4) === other.slice(0, 4))
  );
}

test.each([
  ['Italian', it, 0.96],
  ['German', de, 0.84],
  ['French', fr, 0.8],
  ['Spanish', es, 0.85],
  ['English', en, 0.79],
])('of a stranger’s %s messages nothing is read otherwise than he meant it', (_, table, least) => {
  const { share, faults } = score(table);
  expect(faults).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(least);
});
