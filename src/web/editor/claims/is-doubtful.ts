import type { Claim } from '#domain/copywriting/facts/claim.ts';

/** A claim the seller has to look at: nothing in the data says it, or they say otherwise. */
export const isDoubtful = ({ verdict }: Claim): boolean =>
  verdict === 'unsupported' || verdict === 'contradicting';
