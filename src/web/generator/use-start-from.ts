import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { isBegun } from './generator-state.ts';
import type { Generator } from './use-generator.ts';
import { draftOf } from './vehicle-draft.ts';

/**
 * Begins with the data of another car (`/generator?from=…`), without what is its alone: mileage, plate, stock number.
 * The draft that it takes the place of can be had back.
 */
export function useStartFrom({ state, dispatch }: Generator) {
  const from = new URLSearchParams(useSearch()).get('from');
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const messages = appMessages.use();
  const formats = useFormats();
  const { generator } = messages;

  const start = useEffectEvent(async (id: string) => {
    const before = state;
    navigate(pagePaths.generator, { replace: true });
    try {
      const { brief } = await client.fetchQuery({
        queryKey: queryKeys.description(id),
        queryFn: ({ signal }) => call('getDescription', { params: { id }, signal }),
      });
      const { details, mileage: _, ...vehicle } = brief;
      const shared = { ...details, plate: undefined, stockNumber: undefined };
      const { targetCustomers, vehicleTypes, intendedUse, sellingPoints, notes = '' } = brief;
      dispatch({
        type: 'started-from',
        draft: draftOf({ ...vehicle, details: shared }, messages, formats),
        targeting: { targetCustomers, vehicleTypes, intendedUse, sellingPoints },
        notes,
      });
      if (isBegun(before))
        showToast({
          title: generator.draftReplaced,
          action: {
            label: generator.draftBack,
            act: () => dispatch({ type: 'draft-restored', state: before }),
          },
        });
    } catch (error) {
      tellFailure(error, { title: generator.startFromFailed });
    }
  });

  useEffect(() => {
    if (from) void start(from);
  }, [from]);
}
