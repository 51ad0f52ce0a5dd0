import { calls } from './calls.ts';

/** Cached reads are kept under their path. */
export const queryKeys = {
  descriptions: [calls.findDescriptions.path],
  recentDescriptions: [calls.findDescriptions.path, 'recent'],
  searchedDescriptions: (search: string) => [calls.findDescriptions.path, 'search', search],
  dashboardStats: [calls.getDashboardStats.path],
} as const;
