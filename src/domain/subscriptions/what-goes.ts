import type { CopyStyle } from '../copywriting/copy.ts';
import { type PlanId, plans } from './plans.ts';

/** What a change to a lower plan takes away; each undefined, or false, where it stays. */
export interface WhatGoes {
  styles: readonly CopyStyle[];
  /** How many descriptions a calendar month still has. */
  descriptionsPerMonth: number | undefined;
  analytics: boolean;
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
    analytics: had.hasAnalytics && !has.hasAnalytics,
    team: had.accounts > 1 && has.accounts === 1,
    api: had.apiCallsPerMinute > 0 && has.apiCallsPerMinute === 0,
    guides: from === 'ELITE' && to !== 'ELITE',
  };
}

const isMore = (one: number | null, other: number) => one === null || one > other;
