/** The lists a marketplace shows beside the prose: what is in the car, its life, what a buyer must know, how it is sold. */
export const factLists = ['equipment', 'history', 'damage', 'deal'] as const;
export type FactListId = (typeof factLists)[number];

/** One list of things in the words of its language, none longer than a line. */
export interface FactList {
  id: FactListId;
  /** Without a colon. */
  heading: string;
  items: readonly string[];
}

/** What is stated of a car, as lists in one language. */
export interface FactSheet {
  /** The form's facts without make, model and price: "anno 2019", "48.000 km". */
  data: readonly string[];
  lists: readonly FactList[];
}
