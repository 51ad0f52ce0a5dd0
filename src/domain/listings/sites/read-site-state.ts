import type { ReaderResult } from '../listing-reading.ts';
import { mergeFindings } from '../merging/merge-findings.ts';
import type { Json, PageContent } from '../page/page-content.ts';
import { findStates } from '../states/find-states.ts';
import { splitTitle } from '../title/split-title.ts';
import { plainWords } from '../words/plain-words.ts';
import { readAutomobileIt } from './automobile-it/read-automobile-it.ts';
import { readAutoscout24 } from './autoscout24/read-autoscout24.ts';
import { readAutoscout24Ch } from './autoscout24-ch/read-autoscout24-ch.ts';
import { readAutotraderUk } from './autotrader-uk/read-autotrader-uk.ts';
import { readAutouncle } from './autouncle/read-autouncle.ts';
import { readCochesNet } from './coches-net/read-coches-net.ts';
import { readLabelledData } from './labelled-data/read-labelled-data.ts';
import { readLeboncoin } from './leboncoin/read-leboncoin.ts';
import { readMobileDe } from './mobile-de/read-mobile-de.ts';
import { readOtomoto } from './otomoto/read-otomoto.ts';
import { readPlainVehicle } from './plain-data/read-plain-vehicle.ts';
import type { StateReader } from './site-state.ts';
import { readSubito } from './subito/read-subito.ts';
import { readWillhaben } from './willhaben/read-willhaben.ts';

/** What is known of sites' data; each recognises its own by shape, not by the page's address. */
const sites: readonly StateReader[] = [
  readAutoscout24,
  readSubito,
  readLeboncoin,
  readAutotraderUk,
  readMobileDe,
  readAutoscout24Ch,
  readAutouncle,
  readAutomobileIt,
  readCochesNet,
  readOtomoto,
  readWillhaben,
  readLabelledData,
];

interface Ad {
  read: StateReader;
  result: ReaderResult;
}

/**
 * The ad in the data a site leaves in its page for its own scripts. Streamed pages hold their ads one
 * by one: where the same reader finds different vehicles, it is not known which one is meant.
 */
export function readSiteState(page: PageContent): ReaderResult {
  const ads: Ad[] = [];
  for (const state of findStates(page.scripts)) {
    const ad = readAd(state, page.url) ?? titledVehicle(state, page);
    if (ad && (ad.result.severalVehicles || ad.result.findings.length > 0)) ads.push(ad);
    if (ads.length >= mostAds) break;
  }
  const own = ads.find(({ result }) => !result.severalVehicles);
  if (!own) return ads[0]?.result ?? { findings: [] };
  const isOne = ads.every((ad) => ad === own || ad.read !== own.read || isSame(ad.result, own.result));
  return isOne ? own.result : { findings: [], severalVehicles: true };
}

const mostAds = 100;
const telling = ['model', 'mileage', 'year', 'price', 'power'] as const;

/** A list of other ads beside the one that was found says nothing against it. */
function isSame(one: ReaderResult, other: ReaderResult): boolean {
  if (one.severalVehicles) return true;
  const [a, b] = [mergeFindings(one.findings).vehicle, mergeFindings(other.findings).vehicle];
  return telling.every((field) => !a[field] || !b[field] || a[field] === b[field]);
}

/** A plain vehicle in a page's data is the page's own only when its title or heading names it too. */
function titledVehicle(state: Json, { title, headings, url }: PageContent): Ad | undefined {
  const result = readPlainVehicle(state, url);
  const { make, model } = mergeFindings(result?.findings ?? []).vehicle;
  const named = ` ${plainWords(title)} ${plainWords(headings[0] ?? '')} `;
  if (!result || !make || !model) return undefined;
  const isNamed =
    named.includes(` ${plainWords(`${make} ${model}`)} `) ||
    [title, headings[0] ?? ''].map(splitTitle).some((name) => name?.make === make && name.model === model);
  return isNamed ? { read: readPlainVehicle, result } : undefined;
}

/** The ad in a state that is parsed already: a saved JSON answer, or `__NEXT_DATA__`. */
export const readState = (state: Json, url: string | undefined): ReaderResult | undefined =>
  readAd(state, url)?.result;

function readAd(state: Json, url: string | undefined): Ad | undefined {
  for (const read of sites) {
    const result = read(state, url);
    if (result) return { read, result };
  }
  return undefined;
}
