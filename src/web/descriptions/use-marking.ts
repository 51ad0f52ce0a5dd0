import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DescriptionItem } from '#contract/descriptions.ts';
import { call } from '#web/api/call.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { keepOutcome } from './keep-outcome.ts';
import { changeBetween, type Outcome, type OutcomeChange, standingOf } from './standing.ts';

/** Marks what became of a car, says so and offers to take it back. */
export function useMarking(item: DescriptionItem) {
  const { history } = appMessages.use();
  const client = useQueryClient();
  const { id, outcome = {} } = item;

  async function mark(change: OutcomeChange): Promise<Outcome> {
    const after = await call('markOutcome', { params: { id }, payload: change });
    keepOutcome(client, id, after);
    return after;
  }
  function sayMarked(after: Outcome): void {
    const undo = changeBetween(after, outcome);
    if (Object.keys(undo).length === 0) return;
    showToast({
      title: history.outcome.marked[standingOf(after).kind],
      action: {
        label: history.outcome.undo,
        act: () => void mark(undo).catch((error) => tellFailure(error, history.outcome.failed)),
      },
    });
  }
  const step = useMutation({
    mutationFn: mark,
    onSuccess: sayMarked,
    onError: (error) => tellFailure(error, history.outcome.failed),
  });
  return { mark, sayMarked, step };
}
