import { useState } from 'react';
import { type VehicleField, vehicleFields } from '#domain/vehicles/vehicle.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { EvidenceNote } from './evidence-note.tsx';
import type { Generator } from './use-generator.ts';
import { displayOf } from './vehicle-draft.ts';

const rowStyle = 'flex w-full justify-between gap-4 rounded-md px-2 py-1.5 text-left';

/** What is known of the car; an imported value tells where it was found when it is pointed at. */
export function CarFacts({ flow: { state } }: { flow: Generator }) {
  const messages = appMessages.use();
  const formats = useFormats();
  const [active, setActive] = useState<VehicleField>();
  const { draft, evidence, imported } = state;
  return (
    <ul className="px-3 py-3 text-[0.9375rem]">
      {vehicleFields
        .filter((field) => draft[field].trim())
        .map((field) => {
          const found = evidence[field];
          const isChanged = imported !== undefined && imported[field] !== draft[field];
          const label = <span className="shrink-0 text-muted">{messages.fields[field]}</span>;
          const value = displayOf(field, draft, messages, formats);
          if (!found && !isChanged) {
            return (
              <li key={field} className={rowStyle}>
                {label}
                <span className="min-w-0 break-words text-right font-medium tabular-nums">{value}</span>
              </li>
            );
          }
          return (
            <li key={field} className="relative">
              <button
                type="button"
                aria-expanded={active === field}
                onPointerEnter={(event) => event.pointerType === 'mouse' && setActive(field)}
                onPointerLeave={(event) => event.pointerType === 'mouse' && setActive(undefined)}
                onFocus={() => setActive(field)}
                onBlur={() => setActive(undefined)}
                onKeyDown={(event) => event.key === 'Escape' && setActive(undefined)}
                onClick={() => setActive(field)}
                className={`${rowStyle} transition-colors ${active === field ? (isChanged ? 'bg-notes-wash' : 'bg-listing-wash') : ''}`}
              >
                {label}
                <span
                  className={`min-w-0 break-words text-right font-medium tabular-nums underline decoration-[1.5px] underline-offset-4 ${isChanged ? 'decoration-notes' : 'decoration-listing'}`}
                >
                  {value}
                </span>
              </button>
              {active === field && (
                <EvidenceNote evidence={found} isChanged={isChanged} isAdded={imported?.[field] === ''} />
              )}
            </li>
          );
        })}
    </ul>
  );
}
