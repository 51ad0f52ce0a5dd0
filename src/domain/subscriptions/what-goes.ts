import type { CopyStyle } from '../copywriting/copy.ts';
import { type Plan, type PlanId, plans } from './plans.ts';

/** The losses of a change to a lower plan; each undefined, or false, where it stays. */
export interface WhatGoes {
  styles: readonly CopyStyle[];
  /** How many descriptions a calendar month still has. */
  descriptionsPerMonth: number | undefined;
  /** `advanced` where those of one's own cars stay. */
  analytics: 'all' | 'advanced' | undefined;
  /** Messages to us wait in line like others. */
  prioritySupport: boolean;
  /** Colleagues work with their own plans. */
  team: boolean;
  /** Keys of dealers' programs are refused. */
  api: boolean;
  /** The guides, and a support address of its own. */
  guides: boolean;
}

/** Returns what a customer of one plan loses by another; nothing where the other one is no lower. */
export function whatGoes(from: PlanId, to: PlanId): WhatGoes {
  const [had, has] = [plans[from], plans[to]];
  const fewer =
    has.descriptionsPerMonth !== null && isMore(had.descriptionsPerMonth, has.descriptionsPerMonth);
  return {
    styles: had.styles.filter((style) => !has.styles.some((kept) => kept === style)),
    descriptionsPerMonth: fewer ? has.descriptionsPerMonth : undefined,
    analytics: lostAnalytics(had, has),
    prioritySupport: had.hasPrioritySupport && !has.hasPrioritySupport,
    team: had.accounts > 1 && has.accounts === 1,
    api: had.apiCallsPerMinute > 0 && has.apiCallsPerMinute === 0,
    guides: from === 'ELITE' && to !== 'ELITE',
  };
}

function lostAnalytics(had: Plan, has: Plan): WhatGoes['analytics'] {
  if (had.analytics.length <= has.analytics.length) return undefined;
  return has.analytics.length === 0 ? 'all' : 'advanced';
}

const isMore = (one: number | null, other: number) => one === null || one > other;
