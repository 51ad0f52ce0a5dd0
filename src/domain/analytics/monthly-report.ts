import { dayOf } from '#domain/shared/days.ts';
import type { AnalyticsStore } from './analytics-store.ts';
import { conversionOf, conversionRate } from './conversion.ts';
import { fewestAds } from './fewest.ts';
import type { DailyFigure } from './figure.ts';
import { daysOfMonth, type Month, monthBefore } from './month.ts';
import { oneDecimal } from './percent.ts';
import type { ReportCars, ReportStore } from './report-store.ts';
import { averageSaleTime, salesOf } from './sale-time.ts';
import { sumFigures } from './sum-figures.ts';

/** What a month gave; null where there is too little to tell a figure from. */
export interface MonthFigures {
  descriptions: number;
  published: number;
  /** Cars with a first lead. */
  leads: number;
  sold: number;
  /** Percent of the cars published in the month that had a lead or were sold until now. */
  conversionRate: number | null;
  /** Days. */
  avgSaleTime: number | null;
  /** 0 to 100. */
  qualityScore: number | null;
}

export interface MonthlyReport {
  month: Month;
  /** The last day it tells of: the month's, or today's while it runs. */
  to: string;
  isOver: boolean;
  figures: MonthFigures;
  before: MonthFigures;
  published: ReportCars;
  sold: ReportCars;
  standing: ReportCars;
}

export interface MonthlyReportDeps {
  analytics: Pick<AnalyticsStore, 'findFigures'>;
  reports: Pick<ReportStore, 'findReportCars'>;
  now(): Date;
}

/** A calendar month of an owner that has begun: its figures beside those of the month before, and its cars. */
export async function monthlyReport(
  { analytics, reports, now }: MonthlyReportDeps,
  ownerId: string,
  month: Month,
): Promise<MonthlyReport> {
  const today = dayOf(now());
  const { from, to } = daysOfMonth(month);
  const last = to < today ? to : today;
  const previous = daysOfMonth(monthBefore(month));
  const [figures, before, cars] = await Promise.all([
    analytics.findFigures(ownerId, from, last),
    analytics.findFigures(ownerId, previous.from, previous.to),
    reports.findReportCars(ownerId, from, last),
  ]);
  return {
    ...{ month, to: last, isOver: to < today },
    ...{ figures: figuresOfMonth(figures), before: figuresOfMonth(before), ...cars },
  };
}

function figuresOfMonth(figures: readonly DailyFigure[]): MonthFigures {
  const conversion = conversionOf(figures);
  const sales = salesOf(figures);
  const scored = sumFigures(figures, 'scored');
  return {
    descriptions: sumFigures(figures, 'generated').n,
    published: conversion.published,
    leads: sumFigures(figures, 'lead').n,
    sold: sales.sold,
    conversionRate: conversionRate(conversion),
    avgSaleTime: averageSaleTime(sales),
    qualityScore: scored.n < fewestAds ? null : oneDecimal(scored.total / scored.n),
  };
}
