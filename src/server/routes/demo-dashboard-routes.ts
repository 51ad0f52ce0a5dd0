import type { Handlers } from './handler.ts';

type DemoDashboardRoutes = Pick<
  Handlers,
  'getDemoUser' | 'getDemoStats' | 'getDemoPlanLimits' | 'findDemoDescriptions' | 'generateDemoDescriptions'
>;

export function demoDashboardRoutes(): DemoDashboardRoutes {
  const notYet = () => {
    throw new Error('not written yet');
  };
  return {
    getDemoUser: notYet,
    getDemoStats: notYet,
    getDemoPlanLimits: notYet,
    findDemoDescriptions: notYet,
    generateDemoDescriptions: notYet,
  };
}
