import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { entitledPlan } from '#domain/subscriptions/entitlements.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { dismissToast, showToast } from '#web/ui/toast/toast-store.ts';
import type { GeneratorState } from './generator-state.ts';
import type { Generator } from './use-generator.ts';
import { vehicleOf } from './vehicle-draft.ts';

/**
 * Has the texts written; each shows as soon as it is there. A failure, and the seller who stops it,
 * leave everything as it was.
 */
export function useGenerate({ dispatch }: Generator) {
  const { generator } = appMessages.use();
  const client = useQueryClient();
  const hasCount = entitledPlan(useSignedInUser()).descriptionsPerMonth !== null;
  const stopping = useRef<AbortController>(undefined);
  const writing = useMutation({
    mutationFn: ({ draft, targeting, styles, notes, language }: GeneratorState) =>
      call('generateDescriptions', {
        payload: {
          vehicleData: {
            ...vehicleOf(draft),
            targetCustomers: [...targeting.targetCustomers],
            vehicleTypes: [...targeting.vehicleTypes],
            intendedUse: [...targeting.intendedUse],
            sellingPoints: [...targeting.sellingPoints],
            copyStyles: [...styles],
            notes,
            language,
          },
        },
        ...(stopping.current && { signal: stopping.current.signal }),
        onEvent: (event) =>
          'text' in event
            ? dispatch({ type: 'text-arrived', style: event.style, text: event.text })
            : dispatch({ type: 'text-grew', style: event.style, text: event.partial }),
      }),
    onMutate() {
      dismissToast();
      dispatch({ type: 'writing-started' });
    },
    onSuccess({ id, descriptions }) {
      const { professionalDescription, persuasiveDescription, advanced } = descriptions;
      dispatch({
        type: 'texts-completed',
        descriptionId: id,
        texts: {
          ...(professionalDescription ? { professional: professionalDescription } : {}),
          ...(persuasiveDescription ? { persuasive: persuasiveDescription } : {}),
          ...(advanced ? { advanced } : {}),
        },
      });
      showToast(generator.done);
      void client.invalidateQueries({ queryKey: queryKeys.descriptions });
      void client.invalidateQueries({ queryKey: queryKeys.dashboardStats });
      void client.invalidateQueries({ queryKey: queryKeys.waitingCars });
    },
    onError(error) {
      dispatch({ type: 'writing-failed' });
      if (isStop(error)) {
        void client.invalidateQueries({ queryKey: queryKeys.dashboardStats });
        return showToast(hasCount ? generator.stoppedOfCount : generator.stopped);
      }
      // Without a connection the notice has to do: a toast may not have been loaded yet.
      if (!(error instanceof ApiError) || error.isUnauthorized) return;
      showToast({ ...generator.failed, variant: 'destructive' });
    },
  });
  return {
    error: isStop(writing.error) ? null : writing.error,
    reset: writing.reset,
    start(state: GeneratorState) {
      stopping.current = new AbortController();
      writing.mutate(state);
    },
    stop: () => stopping.current?.abort(),
  };
}

const isStop = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
