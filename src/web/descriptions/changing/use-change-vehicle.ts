import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoints.ts';
import { call, type InputOf } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { whenSaved } from './when-saved.ts';

export type ChangedVehicle = AnswerOf<'changeVehicle'>;
type VehiclePayload = InputOf<'changeVehicle'>['payload'];

interface Changing {
  /** The new data are in use; before that only the data as they were are shown. */
  onChanged(changed: ChangedVehicle): void;
  onFailed?(error: Error): void;
}

/** Changes the data of a described car, says in how many texts, and offers to take it back. */
export function useChangeVehicle(id: string, { onChanged, onFailed }: Changing) {
  const { changing } = appMessages.use();
  const client = useQueryClient();

  async function change(payload: VehiclePayload): Promise<ChangedVehicle> {
    // A wording that came later would bring the old figures back.
    await whenSaved(client, id);
    const changed = await call('changeVehicle', { params: { id }, payload });
    await Promise.all(
      [
        queryKeys.description(id),
        queryKeys.descriptions,
        queryKeys.allTextVersions(id),
        queryKeys.waitingCars,
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
    return changed;
  }
  function show(changed: ChangedVehicle, { seen }: VehiclePayload) {
    onChanged(changed);
    const undo = seen && { vehicle: seen, seen: changed.brief };
    showToast({
      title: changing.done,
      description: changing.carried(changed.carried.length),
      ...(undo && {
        action: {
          label: changing.undo,
          act: () => void change(undo).then(onChanged, (error) => tellFailure(error, changing.failed)),
        },
      }),
    });
  }
  return useMutation({
    mutationFn: change,
    onSuccess: show,
    onError(error) {
      if (onFailed) onFailed(error);
      else tellFailure(error, changing.failed);
    },
  });
}
