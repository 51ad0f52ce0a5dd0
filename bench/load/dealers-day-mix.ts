/** What a dealer does in a working day, and how often: measured with nobody, reckoned from the product's pages. */
export const dealersDay = {
  /** A page of the application or of the public part. */
  page: 6,
  /** A script, style or font that his browser does not keep; most it keeps for good. */
  asset: 12,
  /** Every page asks who is signed in. */
  session: 20,
  dashboard: 6,
  history: 20,
  search: 8,
  open: 15,
  import: 6,
  generate: 6,
  edit: 10,
  translate: 3,
  /** Copied, downloaded, sent to a marketplace: the text goes out and the server is told. */
  export: 10,
  outcome: 3,
  analytics: 3,
} as const;

export type Kind = keyof typeof dealersDay;

export const kinds = Object.keys(dealersDay) as Kind[];

/** Requests of one dealer in a day. */
export const requestsOfDay = Object.values(dealersDay).reduce((sum, times) => sum + times, 0);
