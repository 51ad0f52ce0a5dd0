import { type Day, dayOf } from '#domain/shared/days.ts';
import type { User } from '../accounts/user.ts';
import type { CopyStyle } from '../copywriting/copy.ts';
import type { AnalyticsStore } from './analytics-store.ts';
import { checkAnalyticsRights, maySeeAnalytics } from './check-analytics-rights.ts';
import {
  type Conversion,
  conversionByDay,
  conversionByStyle,
  conversionGrowth,
  conversionOf,
  conversionRate,
} from './conversion.ts';
import { fewestCars } from './fewest.ts';
import type { DailyFigure } from './figure.ts';
import { growthOf, percentOf } from './percent.ts';
import { type AnalyticsPeriod, rangesOf } from './period.ts';
import { planPriceOf, type Return, returnOf, roiGrowth, roiOf } from './return-on-investment.ts';
import { assumedRoiInputs, type RoiInputs } from './roi-inputs.ts';
import { averageSaleTime, type Sales, salesOf, saleTimeReduction } from './sale-time.ts';
import { sumFigures, withinDays } from './sum-figures.ts';

export interface GetAnalyticsDeps {
  analytics: Pick<AnalyticsStore, 'findFigures' | 'findLastHappening' | 'findRoiInputs'>;
  /** Whether what this user sees was made up for the demo. */
  isSample(user: User): boolean;
  now(): Date;
}

/** Percentages with one decimal; null where there is too little to tell a figure from. */
export interface Analytics {
  totalDescriptions: number;
  descriptionsGrowth: number | null;
  conversionRate: number | null;
  conversionGrowth: number | null;
  avgSaleTime: number | null;
  saleTimeReduction: number | null;
  roi: number | null;
  roiGrowth: number | null;
  /** Figures are counted together with what happens, so they are never behind it. */
  isRealTime: boolean;
  lastUpdated: Date;
  stylePerformance: { style: CopyStyle; conversions: number | null }[];
  conversionTrend: { date: Day; conversions: number }[];
  basis: Conversion & {
    from: Day;
    to: Day;
    sold: number;
    timed: number;
    byStyle: ({ style: CopyStyle } & Conversion)[];
    byDay: ({ date: Day } & Conversion)[];
    before: Conversion & { descriptions: number; sold: number };
    fewestCars: number;
    /** Absent where the plan does not give the return; `roi` and `roiGrowth` are null then. */
    roi?: Return & { inputs: RoiInputs; isAssumed: boolean };
    isSample: boolean;
  };
}

/** Returns what came of an owner's texts in the days of a period. Throws `forbidden` where the plan does not give it. */
export async function getAnalytics(
  { analytics, isSample, now }: GetAnalyticsDeps,
  user: User,
  period: AnalyticsPeriod,
): Promise<Analytics> {
  checkAnalyticsRights(user, 'performance');
  const hasReturn = maySeeAnalytics(user, 'return');
  const instant = now();
  const ranges = rangesOf(period, dayOf(instant));
  const [figures, lastHappening, ownInputs] = await Promise.all([
    analytics.findFigures(user.ownerId, ranges.before.from, ranges.now.to),
    analytics.findLastHappening(user.ownerId),
    analytics.findRoiInputs(user.ownerId),
  ]);
  const inputs = ownInputs ?? assumedRoiInputs;
  const planPrice = planPriceOf(user, ranges.now.days);
  const inPeriod = withinDays(figures, ranges.now);
  const is = workOut(inPeriod, inputs, planPrice);
  const was = workOut(withinDays(figures, ranges.before), inputs, planPrice);
  const byStyle = conversionByStyle(inPeriod);
  const byDay = conversionByDay(inPeriod);
  return {
    totalDescriptions: is.descriptions,
    descriptionsGrowth: growthOf(is.descriptions, was.descriptions),
    conversionRate: conversionRate(is.conversion),
    conversionGrowth: conversionGrowth(is.conversion, was.conversion),
    avgSaleTime: averageSaleTime(is.sales),
    saleTimeReduction: saleTimeReduction(is.sales, was.sales),
    roi: hasReturn ? roiOf(is.value, is.descriptions) : null,
    roiGrowth: hasReturn
      ? roiGrowth(is.value, was.value, { now: is.descriptions, before: was.descriptions })
      : null,
    isRealTime: true,
    lastUpdated: lastHappening ?? instant,
    stylePerformance: byStyle.map(({ style, ...cars }) => ({ style, conversions: conversionRate(cars) })),
    conversionTrend: byDay.map(({ date, published, converted }) => ({
      date,
      conversions: percentOf(converted, published) ?? 0,
    })),
    basis: {
      ...{ from: ranges.now.from, to: ranges.now.to, ...is.conversion },
      ...{ sold: is.sales.sold, timed: is.sales.timed },
      ...{ byStyle, byDay, fewestCars, isSample: isSample(user) },
      before: { descriptions: was.descriptions, ...was.conversion, sold: was.sales.sold },
      ...(hasReturn ? { roi: { ...is.value, inputs, isAssumed: ownInputs === undefined } } : {}),
    },
  };
}

function workOut(figures: readonly DailyFigure[], inputs: RoiInputs, planPrice: number) {
  const descriptions = sumFigures(figures, 'generated').n;
  const sales: Sales = salesOf(figures);
  return {
    descriptions,
    sales,
    conversion: conversionOf(figures),
    value: returnOf({ texts: descriptions, sales, inputs, planPrice }),
  };
}
