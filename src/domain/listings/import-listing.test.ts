import { expect, test } from 'vitest';
import { languages } from '#domain/shared/languages.ts';
import { fetchFaultMessages } from './fetching/fetch-fault-messages.ts';
import type { FetchedPage } from './fetching/page-source.ts';
import { importListing } from './import-listing.ts';
import type { ListingReading } from './listing-reading.ts';
import { refusalMessages } from './refusing/refusal-messages.ts';

const refused: ListingReading = { kind: 'refused', reason: 'not-a-listing' };
const importWith = (page: FetchedPage, reading: ListingReading = refused, mayFetch = true) =>
  importListing(
    {
      pages: { fetch: async () => page },
      places: { take: async () => () => {} },
      readListing: async () => reading,
      limiter: { take: async () => mayFetch },
      now: () => new Date('2026-11-21T10:00:00Z'),
    },
    { userId: 'dina', url: 'https://auto.example/ad' },
  );
const page = { kind: 'page', content: '<h1>', url: 'https://auto.example/ad' } as const;
const listing: ListingReading = {
  kind: 'listing',
  vehicle: { make: 'Fiat' },
  evidence: {},
  conflicts: {},
  equipment: [],
};

test('a fetch that failed is told by its own sentence', async () => {
  expect(await importWith({ kind: 'fault', fault: 'pdf' })).toEqual({
    kind: 'refused',
    text: fetchFaultMessages.pdf,
  });
});

test('what the site said against its page counts when no vehicle is in it', async () => {
  expect(await importWith({ ...page, fault: 'gone' })).toEqual({
    kind: 'refused',
    text: fetchFaultMessages.gone,
  });
  expect(await importWith(page)).toEqual({ kind: 'refused', text: refusalMessages['not-a-listing'] });
});

test('a page that yields a vehicle is read, whatever the site said of it', async () => {
  expect(await importWith({ ...page, fault: 'server-error' }, listing)).toEqual({
    ...listing,
    url: page.url,
  });
});

test('without a place nothing is fetched; a place is given back after a fault too', async () => {
  const pages = { fetch: async () => Promise.reject(new Error('a fault of ours')) };
  const deps = { ...{ pages, readListing: async () => refused }, limiter: { take: async () => true } };
  const now = () => new Date('2026-11-21T10:00:00Z');
  const order = { userId: 'dina', url: 'https://auto.example/ad' };
  const full = importListing({ ...deps, now, places: { take: async () => undefined } }, order);
  await expect(full).rejects.toMatchObject({ kind: 'too-many-requests', text: refusalMessages.busy });
  let held = 0;
  const take = async () => {
    held++;
    return () => void held--;
  };
  await expect(importListing({ ...deps, now, places: { take } }, order)).rejects.toThrow('a fault of ours');
  expect(held).toBe(0);
});

test('beyond the limit nothing is fetched', async () => {
  await expect(importWith(page, listing, false)).rejects.toMatchObject({ kind: 'too-many-requests' });
});

test.each(languages)('every sentence is another one in %s and says what to do', (language) => {
  const texts = [...Object.values(refusalMessages), ...Object.values(fetchFaultMessages)];
  const own = new Set(texts);
  const sentences = [...own].map((text) => text[language]);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/[.:].+/);
});
