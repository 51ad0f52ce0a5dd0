import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StockCarItem } from '#contract/stock.ts';
import { noTargeting, type Targeting, targetingFields } from '#domain/vehicles/targeting.ts';
import { failureOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { ChooseTargeting } from './choose-targeting.tsx';

interface CarTargetingProps {
  jobId: string;
  car: StockCarItem & { targeting: Targeting };
  name: string;
}

/** Whom one car's texts are for: what its data suggest or the seller chose, to be changed in its place. */
export function CarTargeting({ jobId, car, name }: CarTargetingProps) {
  const messages = stockMessages.use();
  const words = messages.targeting;
  const { optionNames } = appMessages.use();
  const client = useQueryClient();
  const [draft, setDraft] = useState<Targeting>();
  const saving = useMutation({
    mutationFn: (targeting: Targeting | null) =>
      call('targetStockCar', { params: { id: jobId, carId: car.id }, payload: { targeting } }),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: queryKeys.stockCars(jobId) });
      setDraft(undefined);
    },
  });
  const chosen = targetingFields.flatMap((field) => {
    const names: Record<string, string> = optionNames[field];
    return car.targeting[field].map((option) => names[option] ?? option);
  });
  return (
    <div className="mt-3 border-line border-t pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 text-sm">
          <span className="text-muted">{car.isTargeted ? words.chosen : words.suggested}:</span>{' '}
          {chosen.length > 0 ? chosen.join(' · ') : words.nobody}
        </p>
        {!draft && (
          <Button
            look="quiet"
            aria-label={words.changeOf(name)}
            onClick={() => setDraft({ ...noTargeting, ...car.targeting })}
          >
            {words.change}
          </Button>
        )}
      </div>
      {draft && (
        <>
          <ChooseTargeting targeting={draft} onChange={setDraft} />
          <div className="mt-5 flex flex-wrap gap-3">
            <Button look="ink" isPending={saving.isPending} onClick={() => saving.mutate(draft)}>
              {words.save}
            </Button>
            {car.isTargeted && (
              <Button disabled={saving.isPending} onClick={() => saving.mutate(null)}>
                {words.asSuggested}
              </Button>
            )}
            <Button look="quiet" onClick={() => setDraft(undefined)}>
              {messages.cars.close}
            </Button>
          </div>
        </>
      )}
      {saving.error && (
        <p role="alert" className="mt-3 text-accent-text">
          {failureOf(saving.error, { ours: messages.notDone, offline: messages.offline })}
        </p>
      )}
    </div>
  );
}
