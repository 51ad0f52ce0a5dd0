import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import { createListingReader, type ListingReader } from './create-listing-reader.ts';

const readers: ListingReader[] = [];
afterAll(() => Promise.all(readers.map((reader) => reader.close())));
function readerWith(settings: Parameters<typeof createListingReader>[0] = {}): ListingReader {
  const reader = createListingReader(settings);
  readers.push(reader);
  return reader;
}

const ad = (model: string) =>
  `<h1>Fiat ${model}</h1><dl><dt>Anno<dd>2019<dt>Km<dd>41.000 km<dt>Carburante<dd>Benzina</dl>`;
const long = (content: string, length = 100_000) =>
  content + '<p>Sedili riscaldati.</p>'.repeat(Math.ceil(length / 25));
const hostile = '<div class="a">'.repeat(330_000);
const unreadable = { kind: 'refused', reason: 'unreadable' };

test('a short page is read at once', async () => {
  const reading = await readerWith({ threads: 0 }).readListing({ content: ad('Panda') }, 'anna');
  expect(reading).toMatchObject({ kind: 'listing', vehicle: { make: 'Fiat', model: 'Panda' } });
});

test('long pages are read in a thread, each with its own answer', { timeout: 30_000 }, async () => {
  const { readListing } = readerWith({ threads: 2 });
  const models = ['Panda', 'Tipo', 'Doblo', '500', 'Punto', 'Bravo', 'Qubo', 'Croma'];
  const readings = await Promise.all(
    models.map((model) =>
      readListing({ content: long(ad(model)), url: `https://auto.example/${model}` }, 'anna'),
    ),
  );
  expect(readings.map((reading) => reading.kind === 'listing' && reading.vehicle.mileage)).toEqual(
    models.map(() => 41_000),
  );
});

test('pages that take too long are refused one after the other, each ending its thread', {
  timeout: 30_000,
}, async () => {
  const { readListing } = readerWith({ threads: 1, milliseconds: 1 });
  const readings = await Promise.all([
    readListing({ content: hostile }, 'anna'),
    readListing({ content: hostile }, 'anna'),
  ]);
  expect(readings).toEqual([unreadable, unreadable]);
});

test('pages for which the memory of a thread is too small are refused, and nothing else ends', {
  timeout: 30_000,
}, async () => {
  const { readListing } = readerWith({ threads: 1, megabytes: 5 });
  expect(await readListing({ content: hostile }, 'anna')).toEqual(unreadable);
  expect(await readListing({ content: long(ad('Panda')) }, 'anna')).toEqual(unreadable);
});

test('more pages than may wait are told to come again', { timeout: 30_000 }, async () => {
  const { readListing } = readerWith({ threads: 1, waiting: 2 });
  const content = long(ad('Panda'));
  const readings = await Promise.all(Array.from({ length: 5 }, () => readListing({ content }, 'anna')));
  const kinds = readings.map((reading) => (reading.kind === 'refused' ? reading.reason : reading.kind));
  expect(kinds).toEqual(['listing', 'listing', 'listing', 'busy', 'busy']);
});

test('users take turns: many long pages of one keep nobody else waiting', { timeout: 60_000 }, async () => {
  const { readListing } = readerWith({ threads: 1, ofOneUser: 12 });
  const content = long(ad('Panda'));
  const order: string[] = [];
  const read = (user: string) => readListing({ content }, user).then(() => order.push(user));
  await Promise.all(['mallory', ...Array(9).fill('mallory'), 'anna', 'anna', 'bruno'].map(read));
  // One page is under way when the others come.
  expect(order.slice(0, 4)).toEqual(['mallory', 'anna', 'bruno', 'mallory']);
});

test('one user has ten pages read or waiting, and leaves room for the others', {
  timeout: 60_000,
}, async () => {
  const { readListing } = readerWith({ threads: 1 });
  const content = long(ad('Panda'));
  const users = [...Array(12).fill('mallory'), 'anna'];
  const readings = await Promise.all(users.map((user) => readListing({ content }, user)));
  const kinds = readings.map((reading) => (reading.kind === 'refused' ? reading.reason : reading.kind));
  expect(kinds).toEqual([...Array(10).fill('listing'), 'busy', 'busy', 'listing']);
  expect((await readListing({ content }, 'mallory')).kind).toBe('listing');
});

test('a page whose turn does not come is told to come again', { timeout: 30_000 }, async () => {
  const { readListing } = readerWith({ threads: 1, patience: 1 });
  const content = long(ad('Panda'));
  const [first, second] = await Promise.all(['anna', 'bruno'].map((user) => readListing({ content }, user)));
  expect([first, second]).toMatchObject([{ kind: 'listing' }, { reason: 'busy' }]);
});

test('a hostile page of 5 MB keeps nobody else waiting', { timeout: 30_000 }, async () => {
  const { readListing } = readerWith({ threads: 1 });
  await readListing({ content: long(ad('Panda')) }, 'anna');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await readListing({ content: hostile }, 'anna');
  delay.disable();
  // The machine that runs the tests may be busy itself: reading inline takes many times as long.
  expect(delay.percentile(90) / 1e6).toBeLessThan(60);
});

test('a closed reader ends its threads and answers what was under way', { timeout: 30_000 }, async () => {
  const reader = readerWith({ threads: 1 });
  const reading = reader.readListing({ content: hostile }, 'anna').catch((error: Error) => error.message);
  await reader.close();
  expect(await reading).toMatch(/ended/);
});
