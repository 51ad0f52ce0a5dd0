import { expect, test } from 'vitest';
import type { FetchedPage } from '#domain/listings/fetching/page-source.ts';
import { rememberPages } from './remember-pages.ts';

const minute = 60_000;

function sourceOf(answer: (url: string) => FetchedPage) {
  const asked: string[] = [];
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const pages = rememberPages(
    {
      fetch: async (url) => {
        asked.push(url);
        return answer(url);
      },
    },
    () => clock.now,
  );
  const wait = (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds);
  };
  return { pages, asked, wait };
}
const page = (url: string, length = 10): FetchedPage => ({ kind: 'page', content: 'a'.repeat(length), url });

test('the same page is asked for once in ten minutes', async () => {
  const { pages, asked, wait } = sourceOf(page);
  const [first, second] = await Promise.all([
    pages.fetch('https://a.example/1'),
    pages.fetch('https://a.example/1#b'),
  ]);
  expect(second).toBe(first);
  wait(9 * minute);
  await pages.fetch(' https://a.example/1 ');
  expect(asked).toHaveLength(1);
  wait(2 * minute);
  await pages.fetch('https://a.example/1');
  await pages.fetch('https://a.example/2');
  expect(asked).toHaveLength(3);
});

test.each(['blocked', 'too-many-requests', 'robots'] as const)(
  'a site that says %s is not asked again',
  async (fault) => {
    const { pages, asked } = sourceOf(() => ({ kind: 'fault', fault }));
    await pages.fetch('https://a.example/1');
    expect(await pages.fetch('https://a.example/1')).toEqual({ kind: 'fault', fault });
    expect(asked).toHaveLength(1);
  },
);

test.each(['server-error', 'too-slow', 'unreachable'] as const)(
  '%s may be gone the next moment',
  async (fault) => {
    const { pages, asked } = sourceOf(() => ({ kind: 'fault', fault }));
    await pages.fetch('https://a.example/1');
    await pages.fetch('https://a.example/1');
    expect(asked).toHaveLength(2);
  },
);

test('a few large pages push out the oldest', async () => {
  const { pages, asked } = sourceOf((url) => page(url, 6_000_000));
  for (const path of ['1', '2', '3', '3', '1']) await pages.fetch(`https://a.example/${path}`);
  expect(asked.map((url) => url.at(-1))).toEqual(['1', '2', '3', '1']);
});

test('so do very many sites that refuse', async () => {
  const { pages, asked } = sourceOf(() => ({ kind: 'fault', fault: 'blocked' }));
  const all = 16_001;
  for (let n = 0; n < all; n++) await pages.fetch(`https://a.example/${n}`);
  await pages.fetch('https://a.example/0');
  expect(asked).toHaveLength(all + 1);
  await pages.fetch(`https://a.example/${all - 1}`);
  expect(asked).toHaveLength(all + 1);
});
