import type { Plan } from '#domain/subscriptions/plans.ts';

type Prices = Pick<Plan, 'monthlyPrice' | 'annualPrice'>;

/** What a month costs when a year is paid, in whole euro. */
export const monthlyPriceOfAYear = ({ annualPrice }: Prices) => Math.round(annualPrice / 12);

/** What a year saves against twelve monthly payments, in euro. */
export const annualSaving = ({ monthlyPrice, annualPrice }: Prices) => monthlyPrice * 12 - annualPrice;
