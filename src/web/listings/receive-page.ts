import { longestPage } from '#contract/longest-page.ts';
import { pageSignal, readySignal } from './hand-over-page.ts';

/** A page as it was handed over: anybody's text, not to be trusted. */
export interface HandedPage {
  content: string;
  url: string | undefined;
}

/** Some sites cut the tie to the tabs they open: nothing will come. */
const patience = 4000;

/**
 * Tells the tab that opened this one that a page may come, and waits for it; undefined when none
 * comes. Answers the way to stop waiting.
 */
export function receivePage(onPage: (page: HandedPage | undefined) => void): () => void {
  const opener: Window | null = window.opener;
  if (!opener) {
    onPage(undefined);
    return () => {};
  }
  const timer = setTimeout(() => finish(undefined), patience);
  const finish = (page: HandedPage | undefined) => {
    stop();
    onPage(page);
  };
  const onMessage = (event: MessageEvent) => {
    const page = event.source === opener ? pageIn(event.data) : undefined;
    if (page) finish(page);
  };
  function stop() {
    clearTimeout(timer);
    removeEventListener('message', onMessage);
  }
  addEventListener('message', onMessage);
  // Which site opened this tab is not known, and the signal tells it nothing.
  opener.postMessage(readySignal, '*');
  return stop;
}

function pageIn(data: unknown): HandedPage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { signal, content, url } = data as Record<string, unknown>;
  if (signal !== pageSignal || typeof content !== 'string' || content.length > longestPage) return undefined;
  return { content, url: typeof url === 'string' && /^https?:\/\//.test(url) ? url : undefined };
}
