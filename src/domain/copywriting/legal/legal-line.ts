import type { Localised } from '#domain/shared/localised.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import type { Market } from '../markets/market.ts';

/** A trader owes more than a private person. */
export const sellers = ['professional', 'private'] as const;
export type Seller = (typeof sellers)[number];

/** How binding a line is: the law asks for it, or it is fair and prevents disputes. */
export type Weight = 'required' | 'advised';

/** Something the law or fairness wants said of a vehicle; offered to the seller, never added by itself. */
export interface LegalLine {
  id: string;
  weight: Weight;
  markets: readonly Market[];
  applies(brief: Brief, seller: Seller): boolean;
  /** What to write; absent when only the seller knows the figures that belong there. */
  line?: Localised;
  /** Why, in a sentence. */
  why: Localised;
  /** Law or source, as it is cited. */
  source: string;
  /** The day the row was last compared with its source. */
  verifiedOn: string;
}
