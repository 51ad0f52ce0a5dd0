import type { Term } from './terms.ts';

/** What began at its date and goes on: "fatture dal 2005", "della stessa famiglia dal 1988". */
export const since: ReadonlySet<Term> = new Set<Term>(['invoicesSince', 'sameFamily']);
