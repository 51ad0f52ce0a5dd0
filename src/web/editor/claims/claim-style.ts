import type { Claim } from '#domain/copywriting/facts/claim.ts';

/** Words that are pointed at, here or from the data. */
export const litStyle = ({ source }: Claim): string =>
  source?.field === 'notes' ? 'rounded-sm bg-notes-wash' : 'rounded-sm bg-listing-wash';

/** Words that must not be published, whatever the data say. */
export const bannedStyle =
  'rounded-sm bg-accent-wash underline decoration-2 decoration-accent decoration-double underline-offset-4';

/** Words carry a fine line in the colour of their source; what has none is marked so that it is seen. */
export function claimStyle({ verdict, source }: Claim): string {
  if (verdict === 'contradicting') {
    return 'rounded-sm bg-accent-wash underline decoration-2 decoration-accent decoration-wavy underline-offset-4';
  }
  if (verdict === 'unsupported') {
    return 'rounded-sm bg-warning-wash underline decoration-2 decoration-warning decoration-dotted underline-offset-4';
  }
  const colour = source?.field === 'notes' ? 'decoration-notes' : 'decoration-listing';
  const line = verdict === 'derived' ? 'decoration-dashed' : 'decoration-solid';
  return `underline decoration-1 underline-offset-4 ${colour} ${line}`;
}
