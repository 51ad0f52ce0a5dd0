import type { ReaderResult } from '../listing-reading.ts';
import type { Json, PageContent, PageScript } from '../page/page-content.ts';
import { parseJson } from '../page/walk-json.ts';
import { readAutoscout24 } from './autoscout24/read-autoscout24.ts';
import { readAutotraderUk } from './autotrader-uk/read-autotrader-uk.ts';
import { readLeboncoin } from './leboncoin/read-leboncoin.ts';
import type { StateReader } from './site-state.ts';
import { readSubito } from './subito/read-subito.ts';

/** Every site whose data is known; each recognises its own by shape, not by the page's address. */
const sites: readonly StateReader[] = [readAutoscout24, readSubito, readLeboncoin, readAutotraderUk];

const assignments = ['__staticRouterHydrationData', '__INITIAL_STATE__', 'FLUX_STATE', '__INITIAL_PROPS__'];

/** The ad in the data a site leaves in its page for its own scripts. */
export function readSiteState({ scripts, url }: PageContent): ReaderResult {
  for (const script of scripts) {
    const state = stateOf(script);
    const result = state === undefined ? undefined : readState(state, url);
    if (result) return result;
  }
  return { findings: [] };
}

/** The ad in a state that is parsed already: a saved JSON answer, or `__NEXT_DATA__`. */
export function readState(state: Json, url: string | undefined): ReaderResult | undefined {
  for (const read of sites) {
    const result = read(state, url);
    if (result) return result;
  }
  return undefined;
}

function stateOf({ id, text }: PageScript): Json | undefined {
  if (id === '__NEXT_DATA__') return parseJson(text);
  const head = text.slice(0, 200);
  const name = assignments.find((assignment) => head.includes(assignment));
  return name ? assignedValue(text, text.indexOf(name)) : undefined;
}

/** The value in `window.NAME = {...};` or `window.NAME = JSON.parse("...");`, escapes included. */
function assignedValue(text: string, from: number): Json | undefined {
  const start = text.indexOf('=', from) + 1;
  const value = text.slice(start).trim().replace(/;$/, '');
  if (!value.startsWith('JSON.parse(')) return parseJson(value);
  const literal = value.slice('JSON.parse('.length, value.lastIndexOf(')')).trim();
  const inner = parseJson(literal);
  return typeof inner === 'string' ? parseJson(inner) : undefined;
}
