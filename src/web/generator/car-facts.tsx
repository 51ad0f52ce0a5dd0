import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { detailFields } from '#domain/vehicles/details/detail.ts';
import { type VehicleField, vehicleFields } from '#domain/vehicles/vehicle.ts';
import { pointAt, stopPointing, usePointed } from '#web/editor/claims/pointing.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EvidenceNote } from './evidence-note.tsx';
import { NotesFact } from './notes-fact.tsx';
import type { Generator } from './use-generator.ts';
import { displayOf, displayOfDetail } from './vehicle-draft.ts';

const rowStyle = 'flex w-full justify-between gap-4 rounded-md px-2 py-1.5 text-left';

interface CarFactsProps {
  flow: Generator;
  /** A fact was pressed: its words in the text are to be seen. */
  onAsk(): void;
}

/**
 * What is known of the car; an imported value tells where it was found when it is pointed at, and
 * beside a text the words that rest on it light up.
 */
export function CarFacts({ flow: { state }, onAsk }: CarFactsProps) {
  const messages = appMessages.use();
  const { confidence } = listingsMessages.use();
  const formats = useFormats();
  const [active, setActive] = useState<VehicleField>();
  const pointed = usePointed();
  const { draft, evidence, imported, notes } = state;
  const hasText = state.step === 'generated';

  function indicate(field: VehicleField | undefined, isAskedFor = false) {
    setActive(field);
    if (hasText) pointAt('card', field && { field, isAskedFor });
  }
  function leave() {
    setActive(undefined);
    stopPointing('card');
  }
  return (
    <ul className="px-3 py-3 text-[0.9375rem]">
      {vehicleFields
        .filter((field) => draft[field].trim())
        .map((field) => {
          const found = evidence[field];
          const isChanged = imported !== undefined && imported[field] !== draft[field];
          const label = <span className="shrink-0 text-muted">{messages.fields[field]}</span>;
          const value = displayOf(field, draft, messages, formats);
          const isLit = active === field || (pointed?.by === 'text' && pointed.field === field);
          const isDoubtful = !isChanged && found?.confidence === 'low';
          const hasEvidence = found !== undefined || isChanged;
          if (!hasEvidence && !hasText) {
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
                data-lit={isLit ? '' : undefined}
                aria-expanded={hasEvidence ? active === field : undefined}
                onPointerEnter={(event) => event.pointerType === 'mouse' && indicate(field)}
                onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
                onFocus={() => indicate(field)}
                onBlur={leave}
                onKeyDown={(event) => event.key === 'Escape' && indicate(undefined)}
                onClick={() => {
                  indicate(field, true);
                  if (hasText) onAsk();
                }}
                className={classNames(
                  `${rowStyle} transition-colors`,
                  isLit && (isChanged ? 'bg-notes-wash' : 'bg-listing-wash'),
                )}
              >
                {label}
                <span
                  className={classNames(
                    'min-w-0 break-words text-right font-medium tabular-nums',
                    hasEvidence && 'underline decoration-[1.5px] underline-offset-4',
                    isChanged
                      ? 'decoration-notes'
                      : isDoubtful
                        ? 'decoration-warning decoration-dotted'
                        : 'decoration-listing',
                  )}
                >
                  {isDoubtful && (
                    <CircleHelp
                      role="img"
                      aria-label={confidence.low}
                      className="mr-1.5 mb-0.5 inline size-4 text-warning"
                    />
                  )}
                  {value}
                </span>
              </button>
              {hasEvidence && active === field && (
                <EvidenceNote evidence={found} isChanged={isChanged} isAdded={imported?.[field] === ''} />
              )}
            </li>
          );
        })}
      {detailFields
        .filter((field) => draft[field].trim())
        .map((field) => (
          <li key={field} className={rowStyle}>
            <span className="shrink-0 text-muted">{messages.details.names[field]}</span>
            <span className="min-w-0 break-words text-right font-medium tabular-nums">
              {displayOfDetail(field, draft[field].trim(), messages, formats)}
            </span>
          </li>
        ))}
      {hasText && notes.trim() && <NotesFact notes={notes} onAsk={onAsk} />}
    </ul>
  );
}
