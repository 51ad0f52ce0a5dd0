import { type Confidence, type EvidenceSource, schemaOrgSources } from '../listing-reading.ts';

const fromData: readonly EvidenceSource[] = ['site-state', ...schemaOrgSources];
const shown: readonly EvidenceSource[] = ['labels', 'price-tag'];

/** Evidence that may contradict other evidence; titles and descriptions are too loose for that. */
export const isWeighty = (source: EvidenceSource) => fromData.includes(source) || shown.includes(source);

/** How sure a value of this source is, given which others say the same and whether any says otherwise. */
export function confidenceOf(
  source: EvidenceSource,
  { confirmedBy, isContested }: { confirmedBy: readonly EvidenceSource[]; isContested: boolean },
): Confidence {
  if (isContested) return 'low';
  if (fromData.includes(source) || confirmedBy.some((other) => other !== source)) return 'high';
  return shown.includes(source) ? 'medium' : 'low';
}
