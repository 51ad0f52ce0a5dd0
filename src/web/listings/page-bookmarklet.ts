import { handOverPage, handOverTo } from './hand-over-page.ts';

/** What the bookmarklet says on the marketplace's page. */
export interface BookmarkletWords {
  copied: string;
  failed: string;
}

/** The address of a bookmark that hands the page it is pressed on over to `origin`. */
export function pageBookmarklet(origin: string, words: BookmarkletWords): string {
  const content = `(${handOverPage})(${JSON.stringify(handOverTo(origin))})`;
  return `javascript:${encodeURIComponent(`(${copyPage})(${content},${JSON.stringify(words)})`)}`;
}

/** Runs on the marketplace's page, as text, like `handOverPage`; answers nothing, which a browser would show. */
function copyPage(content: string | undefined, words: BookmarkletWords): void {
  if (content === undefined) return;
  navigator.clipboard.writeText(content).then(
    () => alert(words.copied),
    () => alert(words.failed),
  );
}
