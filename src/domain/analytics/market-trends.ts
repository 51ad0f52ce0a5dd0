import type { Day } from '#domain/shared/days.ts';
import type { AnalyticsPeriod } from './period.ts';

/** Supply and demand across all dealers; nothing in it comes of fewer than `fewestDealers`. */
export interface MarketTrends {
  automotive: { month: string; demand: number; supply: number }[];
  segments: { name: string; value: number }[];
  insights: {
    dominantSegment: { name: string } | null;
    avgGrowth: number | null;
    marketHealth: number | null;
  };
  topBrands: { name: string; sales: number }[];
  topModels: { brand: string; model: string; year: number; searches: number }[];
  /** `cars` is the supply, as far as enough dealers stand behind it. */
  basis: { from: Day; to: Day; dealers: number; cars: number; fewestDealers: number };
}

/** Dealers that must stand behind a figure, so that none tells about one of them. */
export const fewestDealers = 10;

export interface MarketStore {
  /** The newest; undefined where none has been worked out yet. */
  find(period: AnalyticsPeriod): Promise<{ trends: MarketTrends; computedAt: Date } | undefined>;
  save(period: AnalyticsPeriod, trends: MarketTrends, computedAt: Date): Promise<void>;
  /** Sums over all dealers, each with how many of them stand behind it. */
  countMarket(from: Day, to: Day): Promise<MarketCounts>;
}

/** What a market's figures are made of; `dealers` are different ones. */
export interface MarketCounts {
  /** Behind supply or demand. */
  dealers: number;
  demand: CountOfDealers;
  byMonth: { month: string; supply: CountOfDealers; demand: CountOfDealers }[];
  /** Cars of the supply whose body is known. */
  byCategory: { category: string; cars: CountOfDealers }[];
  soldByMake: { make: string; sold: CountOfDealers }[];
  /** Cars of the supply whose year is known. */
  byModel: { make: string; model: string; year: number; cars: CountOfDealers }[];
}

/** So many, of so many different dealers. */
export interface CountOfDealers {
  n: number;
  dealers: number;
}
