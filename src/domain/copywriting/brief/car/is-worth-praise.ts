import type { Meaning } from '../../vocabulary/meaning.ts';

/** More seats than a car has anyhow. */
export const seatsMany = ({ term, figure }: Pick<Meaning, 'term' | 'figure'>): boolean =>
  term === 'thirdRow' || (term === 'manySeats' && (figure?.value ?? 0) > 5);

/** Three seats in a van are told, but not praised as room for everybody. */
export const isWorthPraise = (meaning: Pick<Meaning, 'term' | 'figure'>): boolean =>
  meaning.term !== 'manySeats' || seatsMany(meaning);
