import { useMutation } from '@tanstack/react-query';
import type { PlanId } from '#domain/subscriptions/plans.ts';
import { call } from '#web/api/call.ts';

/** Asks the server for a text and keeps what came back as it came, or what went wrong. */
export function useTestAi(plan: PlanId) {
  const test = useMutation({
    mutationFn: () => call('generateDemoDescriptions', { payload: { plan } }),
  });
  return {
    run: () => test.mutate(),
    isRunning: test.isPending,
    answer: test.error ? { error: test.error.name, message: test.error.message } : test.data,
    clear: test.reset,
  };
}
