/**
 * The parts of the analytics, each given by a plan or not: `performance` is what came of a dealer's own cars and
 * texts, `return` what the plan brings in, `competitors` the ads of others, `market` all dealers together, `reports`
 * the figures of a month as PDF and by mail.
 */
export const analyticsParts = ['performance', 'return', 'competitors', 'market', 'reports'] as const;
export type AnalyticsPart = (typeof analyticsParts)[number];
