import type { InPage } from '../in-page/in-page.ts';

/** The tab whose page the extension's button was pressed on. */
export interface OpenTab {
  url: string;
  /** Calls what the extension does in the page. */
  call<N extends keyof InPage>(name: N, ...args: Parameters<InPage[N]>): Promise<Answer<N>>;
}

type Answer<N extends keyof InPage> = Awaited<ReturnType<InPage[N]>>;

/** Opens the page for the extension; undefined where the browser lets no extension in, like its own pages. */
export async function findOpenTab(): Promise<OpenTab | undefined> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined || !/^https?:/.test(tab.url ?? '')) return undefined;
  const target = { tabId: tab.id };
  try {
    await chrome.scripting.executeScript({ target, files: ['in-page.js'] });
  } catch {
    // The browser's store, and pages that its owner's administrator closes, look like any other.
    return undefined;
  }
  return {
    url: tab.url ?? '',
    async call<N extends keyof InPage>(name: N, ...args: Parameters<InPage[N]>): Promise<Answer<N>> {
      const run = { target, func: callInPage, args: [name, args] as [string, unknown[]] };
      const [answered] = await chrome.scripting.executeScript(run);
      // The browser hands undefined over as null.
      return (answered?.result ?? undefined) as Answer<N>;
    },
  };
}

/** Runs in the page, as text: it may use nothing from outside itself. */
function callInPage(name: string, args: unknown[]): unknown {
  const act = globalThis.autoscritto?.[name as keyof InPage] as ((...args: unknown[]) => unknown) | undefined;
  return act?.(...args);
}
