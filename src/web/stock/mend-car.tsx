import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { StockCarItem, StockJobItem } from '#contract/stock.ts';
import { vehicleFields } from '#domain/vehicles/vehicle.ts';
import { failureOf, fieldFaultsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { emptyDraft, findUnreadable, type VehicleDraft, vehicleOf } from '#web/generator/vehicle-draft.ts';
import { VehicleForm } from '#web/generator/vehicle-form.tsx';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { Button } from '#web/ui/button.tsx';

interface MendCarProps {
  job: StockJobItem;
  car: StockCarItem;
  onClose(): void;
}

/** The car's form in its place in the list, begun with what the file says; each fault stands at its field. */
export function MendCar({ job, car, onClose }: MendCarProps) {
  const messages = stockMessages.use();
  const client = useQueryClient();
  const [draft, setDraft] = useState<VehicleDraft>(() => draftOfEntry(car));
  const [tries, setTries] = useState(0);
  const saving = useMutation({
    mutationFn: () =>
      call('mendStockCar', {
        params: { id: job.id, carId: car.id },
        payload: { vehicle: { ...keptOf(car), ...vehicleOf(draft) } },
      }),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: queryKeys.stockJobs });
      await client.invalidateQueries({ queryKey: queryKeys.stockCars(job.id) });
      onClose();
    },
  });
  const { error } = saving;
  const ofServer = fieldFaultsOf(error);
  const faults = error
    ? ofServer
    : Object.fromEntries(car.faults.map(({ field, message }) => [field, message]));
  function submit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    if (findUnreadable(draft).length === 0) saving.mutate();
  }
  return (
    <form noValidate onSubmit={submit} className="appear mt-5">
      <VehicleForm
        draft={draft}
        onType={(field, text) => setDraft({ ...draft, [field]: text })}
        faults={faults}
        tries={tries}
      />
      {error && Object.keys(ofServer).length === 0 && (
        <p role="alert" className="mt-3 text-accent-text">
          {failureOf(error, { ours: messages.notDone, offline: messages.offline })}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" look="ink" isPending={saving.isPending}>
          {messages.cars.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {messages.cars.close}
        </Button>
      </div>
    </form>
  );
}

/** What the file says stands in its field, so that it can be corrected. */
function draftOfEntry({ entry, unclear }: StockCarItem): VehicleDraft {
  const details = (entry.details ?? {}) as Partial<VehicleDraft>;
  const stated = vehicleFields.map((field) => [field, String(entry[field] ?? unclear[field] ?? '')]);
  return { ...emptyDraft, ...details, ...Object.fromEntries(stated) };
}

/** Notes are not in this form and stay as they are. */
const keptOf = ({ entry }: StockCarItem) =>
  typeof entry.notes === 'string' && entry.notes ? { notes: entry.notes } : {};
