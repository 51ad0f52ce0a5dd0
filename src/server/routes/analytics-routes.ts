import type { Handlers } from './handler.ts';

export function analyticsRoutes(): Pick<
  Handlers,
  'getAnalytics' | 'getCompetitors' | 'getMarketTrends' | 'saveRoiInputs' | 'getReport' | 'sendReport'
> {
  const notYet = () => {
    throw new Error('not yet');
  };
  return {
    getAnalytics: notYet,
    getCompetitors: notYet,
    getMarketTrends: notYet,
    saveRoiInputs: notYet,
    getReport: notYet,
    sendReport: notYet,
  };
}
