/** The Euro emission classes of cars, as they are printed. */
export const euroClasses = [
  ...['Euro 0', 'Euro 1', 'Euro 2', 'Euro 3', 'Euro 4', 'Euro 5', 'Euro 6', 'Euro 6b', 'Euro 6c'],
  ...['Euro 6d-TEMP', 'Euro 6d', 'Euro 6e'],
] as const;

/**
 * What many sellers state of a car besides the fields every car has: one row each. Nothing else in the program lists
 * them: forms, contract, history of changes, what is searched and what texts may say follow from this table, and
 * names in five languages are asked for by the compiler. `isPrivate`: for the seller alone, never in a text.
 */
export const detailTable = {
  /** Trim and engine as the maker calls them: "2.0 TDI DSG Style". */
  version: { kind: 'text', most: 60 },
  /** Month of first registration. */
  registered: { kind: 'month' },
  seats: { kind: 'figure', least: 1, most: 9 },
  euroClass: { kind: 'choice', options: euroClasses, isPrinted: true },
  /** How many have owned it so far. */
  owners: { kind: 'choice', options: ['one', 'two', 'three'] },
  /** Month the roadworthiness inspection is valid to. */
  inspection: { kind: 'month' },
  /** Month of the last service. */
  serviced: { kind: 'month' },
  /** VAT shown on the invoice, or taxed by the margin. */
  vat: { kind: 'choice', options: ['shown', 'margin'] },
  /** Whether somebody may drive it who has just got the licence. */
  newDrivers: { kind: 'choice', options: ['yes', 'no'] },
  plate: { kind: 'text', most: 12, isPrivate: true },
  stockNumber: { kind: 'text', most: 30, isPrivate: true },
} as const satisfies Record<string, DetailKind>;

type DetailKind = { isPrivate?: true } & (
  | { kind: 'text'; most: number }
  /** `2027-05`. */
  | { kind: 'month' }
  | { kind: 'figure'; least: number; most: number }
  /** `isPrinted`: everybody calls the options what they are called here. */
  | { kind: 'choice'; options: readonly string[]; isPrinted?: true }
);

export type DetailField = keyof typeof detailTable;
export const detailFields = Object.keys(detailTable) as DetailField[];

type ValueOf<K> = K extends { kind: 'figure' }
  ? number
  : K extends { options: readonly (infer O)[] }
    ? O
    : string;

/** Those that are known; figures as numbers, months as `2027-05`, choices by their name in the table. */
export type Details = { [F in DetailField]?: ValueOf<(typeof detailTable)[F]> | undefined };

/** What the options of each choice are called by somebody who reads them. */
export type DetailOptionNames = {
  [F in DetailField as (typeof detailTable)[F] extends { kind: 'choice' }
    ? (typeof detailTable)[F] extends { isPrinted: true }
      ? never
      : F
    : never]: Record<NonNullable<Details[F]> & string, string>;
};

export const isDetailField = (field: string): field is DetailField => field in detailTable;
