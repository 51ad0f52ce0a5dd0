/** How the opened tab says that it listens, and what a page comes in. */
export const readySignal = 'autoscritto-ready';
export const pageSignal = 'autoscritto-page';

/** Where a page is handed over to. */
export interface HandOver {
  /** Of the product's server. */
  origin: string;
  readySignal: string;
  pageSignal: string;
}

export const handOverTo = (origin: string): HandOver => ({ origin, readySignal, pageSignal });

/**
 * Opens the product in a tab and hands it the page that this runs on. Returns the page's content where the site keeps
 * its tabs apart, so that the seller can paste it. It asks the site for nothing and leaves behind what was typed into
 * the page. The bookmarklet carries it as text, so it uses nothing from outside itself.
 */
export function handOverPage({ origin, readySignal, pageSignal }: HandOver): string | undefined {
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
  const tab = marked.autoscrittoWasShutOut ? null : window.open(`${origin}/import`, '_blank');
  if (!tab) return content;
  // Until the tab answers it is taken for one the site keeps apart: the next press copies.
  marked.autoscrittoWasShutOut = true;
  addEventListener('message', function onReady(event) {
    if (event.origin !== origin || event.data !== readySignal) return;
    removeEventListener('message', onReady);
    marked.autoscrittoWasShutOut = false;
    (event.source as Window).postMessage({ signal: pageSignal, url: location.href, content }, origin);
  });
  return undefined;
}
