import type { FetchedPage, FetchFault, PageSource } from '#domain/listings/fetching/page-source.ts';

const keptMilliseconds = 10 * 60 * 1000;
/** Characters of all pages kept, some MB. */
const mostKept = 16_000_000;
/** What is kept of a page beside its characters, in characters: refusals have none. */
const eachTakes = 1000;
/** Asking again soon makes these worse. */
const lasting: readonly (FetchFault | undefined)[] = [undefined, 'blocked', 'robots', 'too-many-requests'];

/** Asks for the same page once in ten minutes, and once for all who want it at the same time. */
export function rememberPages(source: PageSource, now: () => Date): PageSource {
  const kept = new Map<string, { page: Promise<FetchedPage>; since: number; size: number }>();
  let total = 0;

  function forget(key: string) {
    total -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }

  return {
    fetch(url) {
      const key = url.trim().replace(/#.*$/s, '');
      const before = kept.get(key);
      if (before && now().getTime() - before.since < keptMilliseconds) return before.page;
      forget(key);
      const entry = { page: source.fetch(url), since: now().getTime(), size: 0 };
      kept.set(key, entry);
      entry.page.then(
        (page) => {
          if (kept.get(key) !== entry) return;
          if (!lasting.includes(page.fault)) return forget(key);
          entry.size = eachTakes + key.length + (page.kind === 'page' ? page.content.length : 0);
          total += entry.size;
          for (const oldest of kept.keys()) {
            if (total <= mostKept) break;
            forget(oldest);
          }
        },
        () => {
          if (kept.get(key) === entry) forget(key);
        },
      );
      return entry.page;
    },
  };
}
