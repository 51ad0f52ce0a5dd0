/** The fields of a vehicle that hold a figure, typed as dealers type it. */
export const figureFields = ['year', 'mileage', 'power', 'price', 'displacement', 'doors'] as const;
export type FigureField = (typeof figureFields)[number];

/** The least and the most each figure can be: years, km, CV, euro, cc, doors. */
export const figureRanges = {
  year: [1900, 2100],
  mileage: [0, 2_000_000],
  power: [0, 3000],
  price: [0, 50_000_000],
  displacement: [0, 20_000],
  doors: [2, 6],
} as const satisfies Record<FigureField, readonly [least: number, most: number]>;

export const isFigureField = (field: string): field is FigureField =>
  figureFields.some((known) => known === field);
