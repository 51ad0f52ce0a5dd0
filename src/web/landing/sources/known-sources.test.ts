import { expect, test } from 'vitest';
import { makes, marketplaces } from './known-sources.ts';

const readers = Object.keys(import.meta.glob('../../../domain/listings/sites/*/read-*.test.ts'));
const knownMakes = Object.values(
  import.meta.glob<string>('../../../domain/listings/words/makes.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join();

test.each(marketplaces)('$name has a reader of its own, with tests', ({ reader }) => {
  expect(readers.filter((path) => path.includes(`/sites/${reader}/`))).not.toEqual([]);
});

test.each(makes)('%s is a make we know', (make) => {
  expect(knownMakes).toMatch(new RegExp(`^ {2}'?${make}'?: \\[`, 'm'));
});
