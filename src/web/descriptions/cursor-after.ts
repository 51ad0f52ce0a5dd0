import type { DescriptionItem, descriptionPageSize } from '#contract/descriptions.ts';

/** Held to the contract by its type; importing the value would bring zod along. */
export const pageSize: typeof descriptionPageSize = 50;

export type Cursor = { afterCreatedAt: string; afterId: string } | undefined;

/** Where the page after this one begins; nowhere when this one is not full. */
export function cursorAfter(page: readonly DescriptionItem[]): Cursor {
  const last = page.at(-1);
  if (!last || page.length < pageSize) return undefined;
  return { afterCreatedAt: last.createdAt, afterId: last.id };
}
