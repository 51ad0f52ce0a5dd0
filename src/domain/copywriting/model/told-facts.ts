import { targetingFields } from '#domain/vehicles/targeting.ts';
import type { Claim } from '../facts/claim.ts';

/** For whom a text is, is no fact of the car. */
const aims: readonly string[] = targetingFields;

/** The claims that rest on what the seller gave. */
export const givenClaims = (claims: readonly Claim[]): Claim[] =>
  claims.filter(
    ({ verdict, source }) =>
      (verdict === 'given' || verdict === 'derived') && source !== undefined && !aims.includes(source.field),
  );

/** Returns the given facts that claims tell, each by its kind and source: the same fact in any wording. */
export const toldFacts = (claims: readonly Claim[]): ReadonlySet<string> =>
  new Set(givenClaims(claims).map(({ kind, source }) => `${kind} ${source?.field} ${source?.value}`));
