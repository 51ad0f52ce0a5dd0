import type { Language } from '#domain/shared/languages.ts';
import type { User } from '../accounts/user.ts';
import { type KeepDraftDeps, keepDraft } from './keep-draft.ts';
import { requireStock } from './require-stock.ts';
import type { CountedJob } from './stock-job.ts';

/**
 * Keeps the links of ads, each once, as a draft of a job in place of an earlier draft; their pages are read by
 * `readNextLink`. Throws `forbidden` without a plan that writes the stock.
 */
export async function bringLinks(
  deps: KeepDraftDeps,
  user: User,
  { links, language }: { links: readonly string[]; language: Language },
): Promise<CountedJob> {
  requireStock(user);
  const cars = [...new Set(links)].map((url) => ({
    ...({ state: 'unread', entry: {}, unclear: {}, line: null, link: { url } } as const),
  }));
  return keepDraft(deps, user, { cars, language });
}
