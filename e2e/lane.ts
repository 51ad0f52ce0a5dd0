/** Journeys go in two lanes at once, each with servers of its own that nobody else signs in to. */
export const lanes = 2;

/** The lane that this process is: Playwright counts its workers from 0. */
export const lane = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

export const portsOf = (lane: number) => ({
  application: 3217 + 10 * lane,
  listings: 3218 + 10 * lane,
  /** The application that asks a language model, and that model. */
  modelApplication: 3219 + 10 * lane,
  model: 3220 + 10 * lane,
  /** The application that is paid by Stripe. */
  stripeApplication: 3221 + 10 * lane,
});
