/** What the bookmarklet says on the marketplace's page. */
export interface BookmarkletWords {
  copied: string;
  failed: string;
}

/** How the opened tab says that it listens, and what a page comes in. */
export const readySignal = 'autoscritto-ready';
export const pageSignal = 'autoscritto-page';

/** The address of a bookmark that hands the page it is pressed on over to `origin`. */
export function pageBookmarklet(origin: string, words: BookmarkletWords): string {
  const settings = JSON.stringify({ origin, words, readySignal, pageSignal });
  return `javascript:${encodeURIComponent(`(${handOverPage})(${settings})`)}`;
}

/**
 * Runs on the marketplace's page, as text: it may use nothing from outside itself. It asks the site
 * for nothing; what the visitor typed into the page is left behind.
 */
function handOverPage({
  origin,
  words,
  readySignal,
  pageSignal,
}: {
  origin: string;
  words: BookmarkletWords;
  readySignal: string;
  pageSignal: string;
}): void {
  const mostLetters = 4_800_000;
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  for (const idle of page.querySelectorAll(
    'style,svg,noscript,iframe,video,canvas,template,input,textarea,select,img,picture,link:not([rel=canonical])',
  )) {
    idle.remove();
  }
  for (const script of page.querySelectorAll('script')) {
    const isData =
      /json/i.test(script.type) ||
      /__NEXT_DATA__|__next_f|__INITIAL_|HydrationData|FLUX_STATE|dataLayer/.test(script.text);
    if (!isData) script.remove();
  }
  const content = `<!doctype html>${page.outerHTML}`.slice(0, mostLetters);
  const marked = window as { autoscrittoWasShutOut?: boolean };

  function copy() {
    navigator.clipboard.writeText(content).then(
      () => alert(words.copied),
      () => alert(words.failed),
    );
  }
  const tab = marked.autoscrittoWasShutOut ? null : window.open(`${origin}/import`, '_blank');
  if (!tab) {
    copy();
    return;
  }
  // Until the tab answers it is taken for one the site keeps apart: the next press copies.
  marked.autoscrittoWasShutOut = true;
  addEventListener('message', function onReady(event) {
    if (event.origin !== origin || event.data !== readySignal) return;
    removeEventListener('message', onReady);
    marked.autoscrittoWasShutOut = false;
    (event.source as Window).postMessage({ signal: pageSignal, url: location.href, content }, origin);
  });
}
