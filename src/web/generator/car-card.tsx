import { ChevronDown, Pencil } from 'lucide-react';
import { useState } from 'react';
import { vehicleFields } from '#domain/vehicles/vehicle.ts';
import { findLabel } from '#domain/vehicles/vocabularies.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CarSilhouette } from '#web/vehicles/car-silhouette.tsx';
import { CarFacts } from './car-facts.tsx';
import { MissingFields } from './missing-fields.tsx';
import { StartOverButton } from './start-over-button.tsx';
import { useEnterVehicle } from './use-enter-vehicle.ts';
import type { Generator } from './use-generator.ts';
import { countKnown, displayOf } from './vehicle-draft.ts';
import { VehicleForm } from './vehicle-form.tsx';

interface CarCardProps {
  flow: Generator;
  faults: Record<string, string>;
}

/** The car, always in view: beside the step on a desk, folded above it on a phone. */
export function CarCard({ flow, faults }: CarCardProps) {
  const messages = appMessages.use();
  const { generator, vehicle } = messages;
  const formats = useFormats();
  const { step, isWriting } = flow.state;
  const [isUnfolded, setUnfolded] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const { draft, onType, tries, enter, submit } = useEnterVehicle(flow);
  const known = countKnown(draft);
  const name = `${draft.make} ${draft.model}`.trim();
  const silhouette = {
    category: findLabel('category', draft.category),
    color: findLabel('color', draft.color),
    isUnknown: known === 0,
  };
  const line = (['year', 'mileage', 'price'] as const)
    .map((field) => displayOf(field, draft, messages, formats))
    .filter(Boolean)
    .join(' · ');

  function close() {
    enter();
    setEditing(false);
  }

  return (
    <aside
      aria-label={generator.cardTitle}
      className={`max-lg:sticky max-lg:top-0 max-lg:z-20 max-lg:-mx-4 md:max-lg:-mx-8 ${known === 0 ? 'max-lg:hidden' : ''}`}
    >
      <button
        type="button"
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
        className={`flex w-full items-center gap-3 border-line border-y bg-sheet px-4 py-2 text-left md:px-8 lg:hidden`}
      >
        <CarSilhouette {...silhouette} className="h-9 w-auto shrink-0" />
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold">{name || vehicle.unnamed}</span>
          <span className="block truncate text-muted text-sm tabular-nums">
            {line || generator.cardCount(known, vehicleFields.length)}
          </span>
        </span>
        <span className="sr-only">{isUnfolded ? generator.cardHide : generator.cardShow}</span>
        <ChevronDown
          aria-hidden="true"
          className={`size-5 shrink-0 text-muted transition-transform ${isUnfolded ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        className={`rounded-lg border-line bg-sheet max-lg:max-h-[70dvh] max-lg:overflow-y-auto max-lg:rounded-none max-lg:border-b max-lg:shadow-raised lg:sticky lg:top-6 lg:border ${isUnfolded ? '' : 'max-lg:hidden'}`}
      >
        <div className={`border-line px-5 pt-6 pb-4 max-lg:hidden ${known === 0 ? '' : 'border-b'}`}>
          <CarSilhouette {...silhouette} className={known === 0 ? 'w-full text-edge' : 'w-full'} />
          <p className="display mt-4 text-2xl">{name || vehicle.unnamed}</p>
          <p className="mt-1 text-muted text-sm">
            {known === 0 ? generator.cardEmpty : generator.cardCount(known, vehicleFields.length)}
          </p>
        </div>
        {known > 0 && <CarFacts flow={flow} onAsk={() => setUnfolded(false)} />}
        {step === 'generated' && (
          <p className="border-line border-t px-5 py-3 text-muted text-sm">{generator.cardPoint}</p>
        )}
        {step === 'persuasive' && !isWriting && <MissingFields flow={flow} onAdd={() => setEditing(true)} />}
        {known > 0 && step !== 'generated' && !isWriting && (
          <div className="grid gap-1 px-3 pb-3">
            {step === 'persuasive' && (
              <button type="button" onClick={() => setEditing(true)} className={buttonStyle('line')}>
                <Pencil aria-hidden="true" className="size-4" />
                {generator.edit}
              </button>
            )}
            <StartOverButton flow={flow} />
          </div>
        )}
      </div>
      <Dialog title={generator.editTitle} size="form" isOpen={isEditing} onClose={close}>
        <form noValidate onSubmit={(event) => submit(event) && setEditing(false)}>
          <VehicleForm {...{ draft, onType, faults, tries }} />
          <Button type="submit" look="ink" className="mt-8 w-full sm:w-auto sm:px-10">
            {generator.editDone}
          </Button>
        </form>
      </Dialog>
    </aside>
  );
}
