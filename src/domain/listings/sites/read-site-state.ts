import type { ReaderResult } from '../listing-reading.ts';
import { mergeFindings } from '../merging/merge-findings.ts';
import type { Json, PageContent } from '../page/page-content.ts';
import { findStates } from '../states/find-states.ts';
import { plainWords } from '../words/plain-words.ts';
import { readAutoscout24 } from './autoscout24/read-autoscout24.ts';
import { readAutotraderUk } from './autotrader-uk/read-autotrader-uk.ts';
import { readLabelledData } from './labelled-data/read-labelled-data.ts';
import { readLeboncoin } from './leboncoin/read-leboncoin.ts';
import { readPlainVehicle } from './plain-data/read-plain-vehicle.ts';
import type { StateReader } from './site-state.ts';
import { readSubito } from './subito/read-subito.ts';

/** What is known of sites' data; each recognises its own by shape, not by the page's address. */
const sites: readonly StateReader[] = [
  readAutoscout24,
  readSubito,
  readLeboncoin,
  readAutotraderUk,
  readLabelledData,
];

/** The ad in the data a site leaves in its page for its own scripts. */
export function readSiteState(page: PageContent): ReaderResult {
  for (const state of findStates(page.scripts)) {
    const result = readState(state, page.url) ?? titledVehicle(state, page);
    if (result) return result;
  }
  return { findings: [] };
}

/** A plain vehicle in a page's data is the page's own only when its title or heading names it too. */
function titledVehicle(state: Json, { title, headings, url }: PageContent): ReaderResult | undefined {
  const result = readPlainVehicle(state, url);
  const { make, model } = mergeFindings(result?.findings ?? []).vehicle;
  const named = ` ${plainWords(title)} ${plainWords(headings[0] ?? '')} `;
  return make && model && named.includes(` ${plainWords(`${make} ${model}`)} `) ? result : undefined;
}

/** The ad in a state that is parsed already: a saved JSON answer, or `__NEXT_DATA__`. */
export function readState(state: Json, url: string | undefined): ReaderResult | undefined {
  for (const read of sites) {
    const result = read(state, url);
    if (result) return result;
  }
  return undefined;
}
