/** What is done with a text to take it to where the car is advertised. */
export const advertisingKinds: readonly string[] = ['copied', 'exported'];

/** The price a car was last advertised with, as far as the product knows: by a copy of a text, or as the seller says. */
export interface Advertised {
  /** ISO 8601. */
  at: string;
  /** Whole euro; absent where the car had no price. */
  price?: number | undefined;
}

/** Whether a car costs something else than where it was last advertised; false for a car that never was. */
export const isRepriced = (car: {
  advertised?: Advertised | undefined;
  price?: number | undefined;
}): boolean => car.advertised !== undefined && car.advertised.price !== car.price;
