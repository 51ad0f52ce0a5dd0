import type { Handlers } from './handler.ts';

export function outcomeRoutes(): Pick<Handlers, 'reportHappening' | 'rateText' | 'markOutcome'> {
  const notYet = () => {
    throw new Error('not yet');
  };
  return {
    reportHappening: notYet,
    rateText: notYet,
    markOutcome: notYet,
  };
}
