import { expect, it } from 'vitest';
import type { DescriptionItem } from '#contract/descriptions.ts';
import { descriptionPageSize } from '#contract/descriptions.ts';
import { cursorAfter, pageSize } from './cursor-after.ts';

const item = (id: string) => ({ id, createdAt: '2026-11-21T09:00:00.000Z' }) as DescriptionItem;

it('goes on after the last of a full page', () => {
  const page = Array.from({ length: pageSize }, (_, index) => item(String(index)));
  expect(cursorAfter(page)).toEqual({ afterCreatedAt: '2026-11-21T09:00:00.000Z', afterId: '49' });
});

it('ends with a page that is not full', () => {
  expect(cursorAfter([item('1')])).toBeUndefined();
  expect(cursorAfter([])).toBeUndefined();
});

it('asks for the pages of the contract', () => {
  expect(pageSize).toBe(descriptionPageSize);
});
