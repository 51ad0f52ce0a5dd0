import { type AnalyticsPart, analyticsParts } from '../analytics/analytics-part.ts';
import type { CopyStyle } from '../copywriting/copy.ts';

export const planIds = ['FREE', 'STARTER', 'PRO', 'ELITE'] as const;
export type PlanId = (typeof planIds)[number];

/** The higher, the more a plan gives. */
export const rankOf = (plan: PlanId): number => planIds.indexOf(plan);

export interface Plan {
  /** Whole euro per month, VAT included where it applies. */
  monthlyPrice: number;
  /** Whole euro per year, VAT included where it applies. */
  annualPrice: number;
  /** Descriptions per calendar month (Europe/Rome); null is unlimited. */
  descriptionsPerMonth: number | null;
  styles: readonly CopyStyle[];
  /** Sentences a language model may translate or reword in a calendar month, beyond the descriptions themselves. */
  modelSentencesPerMonth: number;
  /**
   * Texts that all who share the plan may ask for in a day, translations and new wordings included: several times
   * what its month allows, or the stock of the largest dealers.
   */
  writingsPerDay: number;
  /** Texts a language model writes for one, of which the best is taken. */
  modelCandidates: number;
  accounts: number;
  /** Calls a minute by each API key; 0 is a plan without the API. */
  apiCallsPerMinute: number;
  /** Whether a whole stock file is written at once. */
  writesStock: boolean;
  analytics: readonly AnalyticsPart[];
  /** Whether messages to us are answered before those of others. */
  hasPrioritySupport: boolean;
  isPopular: boolean;
}

export const plans = {
  FREE: {
    monthlyPrice: 0,
    annualPrice: 0,
    descriptionsPerMonth: 1,
    styles: ['professional'],
    modelSentencesPerMonth: 30,
    writingsPerDay: 100,
    modelCandidates: 1,
    accounts: 1,
    apiCallsPerMinute: 0,
    writesStock: false,
    analytics: [],
    hasPrioritySupport: false,
    isPopular: false,
  },
  STARTER: {
    monthlyPrice: 9,
    annualPrice: 92,
    descriptionsPerMonth: 5,
    styles: ['professional'],
    modelSentencesPerMonth: 150,
    writingsPerDay: 200,
    modelCandidates: 1,
    accounts: 1,
    apiCallsPerMinute: 0,
    writesStock: false,
    analytics: [],
    hasPrioritySupport: false,
    isPopular: false,
  },
  PRO: {
    monthlyPrice: 29,
    annualPrice: 296,
    descriptionsPerMonth: null,
    styles: ['professional', 'persuasive'],
    modelSentencesPerMonth: 1500,
    writingsPerDay: 2000,
    modelCandidates: 2,
    accounts: 1,
    apiCallsPerMinute: 120,
    writesStock: true,
    analytics: ['performance'],
    hasPrioritySupport: true,
    isPopular: true,
  },
  ELITE: {
    monthlyPrice: 49,
    annualPrice: 500,
    descriptionsPerMonth: null,
    styles: ['professional', 'persuasive', 'advanced'],
    modelSentencesPerMonth: 6000,
    writingsPerDay: 2000,
    modelCandidates: 2,
    accounts: 5,
    apiCallsPerMinute: 300,
    writesStock: true,
    analytics: analyticsParts,
    hasPrioritySupport: true,
    isPopular: false,
  },
} as const satisfies Record<PlanId, Plan>;
