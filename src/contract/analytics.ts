import { z } from 'zod';
import { reportedKinds } from '#domain/analytics/happening.ts';
import { analyticsPeriods } from '#domain/analytics/period.ts';
import { channelIds } from '#domain/copywriting/channels/channel.ts';
import { copyStyles } from '#domain/copywriting/copy.ts';
import { cleanLine } from '#domain/shared/clean-text.ts';
import { type Endpoint, nothing } from './endpoint.ts';
import { outcomeSchema } from './marks.ts';
import { monthSchema } from './month.ts';
import { pagePaths } from './pages.ts';

const styleSchema = z.enum(copyStyles);
const daySchema = z.iso.date();
const periodParams = z.object({ period: z.enum(analyticsPeriods) });
const ofDescription = z.object({ id: z.uuid() });
const monthParams = z.object({ month: monthSchema });

/** A figure that is null where there is too little to tell it from. */
const figure = z.number().nullable();

export const roiInputsSchema = z.object({
  minutesPerText: z.number().int().min(0).max(480),
  /** Euro cents. */
  hourCost: z.number().int().min(0).max(100_000),
  /** Euro cents. */
  dayCost: z.number().int().min(0).max(100_000),
  usualDays: z.number().int().min(1).max(1000).nullable(),
});

export const analyticsSchema = z.object({
  totalDescriptions: z.int(),
  /** Percent against the period before. */
  descriptionsGrowth: figure,
  /** Percent of the cars published in the period that had a lead or were sold. */
  conversionRate: figure,
  /** Percentage points against the period before. */
  conversionGrowth: figure,
  /** Days from publication to sale, of the cars sold in the period. */
  avgSaleTime: figure,
  /** Percent less than in the period before; negative where it took longer. */
  saleTimeReduction: figure,
  /** Percent of the plan's price; null below ELITE. */
  roi: figure,
  /** Percentage points against the period before. */
  roiGrowth: figure,
  isRealTime: z.boolean(),
  lastUpdated: z.iso.datetime(),
  /** Percent of the cars published with this style; null under the fewest cars. */
  stylePerformance: z.array(z.object({ style: styleSchema, conversions: figure })),
  /** A day of the period with published cars, and how many percent of them had a lead or were sold. */
  conversionTrend: z.array(z.object({ date: daySchema, conversions: z.number() })),
  /** What the figures stand on. */
  basis: z.object({
    from: daySchema,
    to: daySchema,
    published: z.int(),
    converted: z.int(),
    sold: z.int(),
    /** Those of them whose publication is known: the average time to sell is theirs. */
    timed: z.int(),
    byStyle: z.array(z.object({ style: styleSchema, published: z.int(), converted: z.int() })),
    byDay: z.array(z.object({ date: daySchema, published: z.int(), converted: z.int() })),
    before: z.object({ descriptions: z.int(), published: z.int(), converted: z.int(), sold: z.int() }),
    /** Cars a rate or an average needs at least. */
    fewestCars: z.int(),
    /** How the return was worked out, in euro cents; absent below ELITE, whose part it is. */
    roi: z
      .object({
        inputs: roiInputsSchema,
        /** Nobody has set the inputs: they are our assumptions. */
        isAssumed: z.boolean(),
        timeValue: z.int(),
        fasterSalesValue: z.int(),
        planPrice: z.int(),
      })
      .optional(),
    /** Made up for the demo, and to be marked so. */
    isSample: z.boolean(),
  }),
});

export const competitorsSchema = z.object({
  /** Mean score (0 to 100) of our texts and of the ads imported from each marketplace. */
  comparison: z.array(z.object({ competitor: z.string(), score: z.number() })),
  /** Percent of the imports. */
  marketShare: z.array(z.object({ name: z.string(), value: z.number() })),
  performance: z.object({
    /** Seconds from the order to the texts. */
    avgResponseTime: figure,
    /** Mean score of our texts, 0 to 100. */
    qualityScore: figure,
    /** Percent of the ratings that were good. */
    customerSatisfaction: figure,
  }),
  basis: z.object({
    from: daySchema,
    to: daySchema,
    imports: z.int(),
    /** Ads scored, by marketplace, including those too few to show. */
    scoredAds: z.array(z.object({ competitor: z.string(), ads: z.int() })),
    texts: z.int(),
    generations: z.int(),
    ratings: z.int(),
    fewestAds: z.int(),
  }),
});

export const marketTrendsSchema = z.object({
  /** Supply: cars imported or entered; demand: leads and sales. */
  automotive: z.array(z.object({ month: z.string(), demand: z.int(), supply: z.int() })),
  /** Percent of the supply by body. */
  segments: z.array(z.object({ name: z.string(), value: z.number() })),
  insights: z.object({
    dominantSegment: z.object({ name: z.string() }).nullable(),
    /** Percent, of the demand against the period before. */
    avgGrowth: figure,
    /** Demand per hundred cars of supply. */
    marketHealth: figure,
  }),
  topBrands: z.array(z.object({ name: z.string(), sales: z.int() })),
  topModels: z.array(z.object({ brand: z.string(), model: z.string(), year: z.int(), searches: z.int() })),
  basis: z.object({
    from: daySchema,
    to: daySchema,
    dealers: z.int(),
    cars: z.int(),
    /** Dealers a figure needs at least. */
    fewestDealers: z.int(),
    computedAt: z.iso.datetime(),
  }),
});

/** Days a mark can name: from the first a car may have been published to today. */
const marked = <T extends z.ZodRawShape>(more: T) =>
  z
    .object({ on: daySchema, ...more })
    .nullable()
    .optional();

/** What becomes of a car: absent stays as it is, null takes a mark back. */
export const outcomeChangeSchema = z.object({
  published: marked({ style: styleSchema }),
  lead: marked({}),
  /** Euro cents. */
  sold: marked({ price: z.int().min(0).max(1_000_000_000).optional() }),
  withdrawn: marked({}),
});

export const analyticsEndpoints = {
  getAnalytics: {
    method: 'GET',
    path: '/api/analytics/{period}',
    access: 'signed-in',
    summary:
      'What came of the descriptions of a period; for PRO, ELITE and administrators, the return from ELITE on',
    params: periodParams,
    answer: analyticsSchema,
  },
  getCompetitors: {
    method: 'GET',
    path: '/api/analytics/competitors/{period}',
    access: 'signed-in',
    summary: 'Our texts beside those of the marketplaces one imports from; for ELITE and administrators',
    params: periodParams,
    answer: competitorsSchema,
  },
  getMarketTrends: {
    method: 'GET',
    path: '/api/analytics/market-trends/{period}',
    access: 'signed-in',
    summary: 'Supply and demand across all dealers, never of fewer than ten; for ELITE and administrators',
    params: periodParams,
    answer: marketTrendsSchema,
  },
  saveRoiInputs: {
    method: 'PUT',
    path: '/api/analytics-inputs',
    access: 'signed-in',
    summary: 'What the return is worked out with',
    payload: roiInputsSchema,
    answer: nothing,
  },
  getReport: {
    method: 'GET',
    path: '/api/reports/{month}',
    access: 'signed-in',
    summary: 'The report of a month as PDF; for ELITE and administrators',
    params: monthParams,
    answer: 'file',
  },
  sendReport: {
    method: 'POST',
    path: '/api/reports/{month}/mail',
    access: 'signed-in',
    summary: 'The same, by mail to oneself',
    params: monthParams,
    answer: nothing,
  },
  getReportMails: {
    method: 'GET',
    path: '/api/report-mails',
    access: 'signed-in',
    summary: 'Whether the report of each month comes by mail',
    answer: z.object({ isWanted: z.boolean() }),
  },
  updateReportMails: {
    method: 'PUT',
    path: '/api/report-mails',
    access: 'signed-in',
    summary: 'Switches these mails on or off',
    payload: z.object({ isWanted: z.boolean() }),
    answer: nothing,
  },
  stopReportMails: {
    method: 'POST',
    path: pagePaths.stopReports,
    access: 'anyone',
    summary: 'Switches them off by the secret that stands in each; what mailbox programs call (RFC 8058)',
    query: z.object({ token: z.string().max(200).default('') }),
    answer: nothing,
  },
  reportHappening: {
    method: 'POST',
    path: '/api/descriptions/{id}/happenings',
    access: 'signed-in',
    summary: 'Tells that a text was copied, downloaded, shared or exported',
    params: ofDescription,
    payload: z.object({
      kind: z.enum(reportedKinds),
      style: styleSchema,
      /** The channel it was exported to. */
      place: z.enum(channelIds).optional(),
    }),
    answer: nothing,
  },
  rateText: {
    method: 'PUT',
    path: '/api/descriptions/{id}/ratings/{style}',
    access: 'signed-in',
    summary: 'Rates a text, once for each; a second rating replaces the first',
    params: ofDescription.extend({ style: styleSchema }),
    payload: z.object({ isGood: z.boolean(), reason: z.string().max(500).transform(cleanLine).default('') }),
    answer: nothing,
  },
  markOutcome: {
    method: 'PATCH',
    path: '/api/descriptions/{id}/outcome',
    access: 'signed-in',
    summary: 'Marks a car as published, asked for, sold or withdrawn, or takes a mark back',
    params: ofDescription,
    payload: outcomeChangeSchema,
    answer: outcomeSchema,
  },
  markAdvertised: {
    method: 'PUT',
    path: '/api/descriptions/{id}/advertised',
    access: 'signed-in',
    summary: 'Tells which price the advertisements of a car have by now; absent for none',
    params: ofDescription,
    payload: z.object({ price: z.int().min(0).max(2_147_483_647).optional() }),
    answer: nothing,
  },
} as const satisfies Record<string, Endpoint>;
