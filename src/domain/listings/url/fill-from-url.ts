import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import type { Finding } from '../listing-reading.ts';
import { areAtOdds } from '../merging/are-at-odds.ts';
import { mergeFindings } from '../merging/merge-findings.ts';
import { plainWords } from '../words/plain-words.ts';
import { readUrl } from './read-url.ts';

/** Where a page stood, with its title and first headings. */
export interface Address {
  url: string | undefined;
  titles?: readonly string[];
}

/**
 * What was found, merged, with the address's own words where the page says nothing. They count only
 * when they tell of the same car: a name the page does not state has to stand in its titles, and
 * where the page names another car (a redirect, an ad that was replaced) the address says nothing.
 */
export function fillFromUrl(findings: Finding[], { url, titles = [] }: Address) {
  const merged = mergeFindings(findings);
  const told = url === undefined ? [] : readUrl(url);
  if (told.length === 0) return merged;
  const named = mergeFindings(told).vehicle;
  if (!isSameCar(merged.vehicle, named, titles)) return merged;
  const missing = told.filter(({ field }) => merged.vehicle[field] === undefined);
  return missing.length === 0 ? merged : mergeFindings([...findings, ...missing]);
}

function isSameCar(own: Vehicle, named: Vehicle, titles: readonly string[]): boolean {
  const shown = titles.map((title) => ` ${plainWords(title)} `).join('');
  const isShown = (name: string | undefined) => name !== undefined && shown.includes(` ${plainWords(name)} `);
  if (own.make ? own.make !== named.make : !isShown(named.make) && !isShown(named.model)) return false;
  if (own.model && named.model) return !areAtOdds('model', own.model, named.model);
  return named.model === undefined || isShown(named.model);
}
