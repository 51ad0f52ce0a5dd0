import { limitClicks } from '#domain/analytics/limit-clicks.ts';
import { markAdvertised } from '#domain/analytics/mark-advertised.ts';
import { type MarkOutcomeDeps, markOutcome } from '#domain/analytics/mark-outcome.ts';
import { rateText } from '#domain/analytics/rate-text.ts';
import { reportHappening } from '#domain/analytics/report-happening.ts';
import type { Handlers } from './handler.ts';
import { presentOutcome } from './present-outcome.ts';

type OutcomeRoutesDeps = MarkOutcomeDeps &
  Parameters<typeof reportHappening>[0] &
  Parameters<typeof rateText>[0];

export function outcomeRoutes(
  deps: OutcomeRoutesDeps,
): Pick<Handlers, 'reportHappening' | 'rateText' | 'markOutcome' | 'markAdvertised'> {
  return {
    async reportHappening({ user, params, payload }) {
      await reportHappening(deps, user, { descriptionId: params.id, ...payload });
      return {};
    },

    async rateText({ user, params, payload }) {
      await limitClicks(deps, user);
      await rateText(deps, user, { descriptionId: params.id, style: params.style, ...payload });
      return {};
    },

    async markOutcome({ user, params, payload }) {
      await limitClicks(deps, user);
      return presentOutcome(await markOutcome(deps, user, params.id, payload));
    },

    async markAdvertised({ user, params, payload }) {
      await markAdvertised(deps, user, params.id, payload.price);
      return {};
    },
  };
}
