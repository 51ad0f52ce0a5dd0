import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import type { StockCarItem, StockJobItem } from '#contract/stock.ts';
import { copyStyles } from '#domain/copywriting/copy.ts';
import type { Vehicle, VehicleField } from '#domain/vehicles/vehicle.ts';
import { Paragraphs } from '#web/documents/paragraphs.tsx';
import { displayOf, draftOf } from '#web/generator/vehicle-draft.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { CarTargeting } from './car-targeting.tsx';
import { MendCar } from './mend-car.tsx';
import { NearestText } from './nearest-text.tsx';
import { useApprove } from './use-approve.ts';

const tones = {
  unread: 'plain',
  faulty: 'warning',
  ready: 'plain',
  writing: 'plain',
  written: 'good',
  failed: 'warning',
  cancelled: 'plain',
} as const;

interface StockCarProps {
  job: StockJobItem;
  car: StockCarItem;
  /** Whom its texts are for is shown and can be changed. */
  isTargeted: boolean;
}

/** A car of a job: what is wrong with it, or its texts to be read and approved. */
export function StockCar({ job, car, isTargeted }: StockCarProps) {
  const { cars: words } = stockMessages.use();
  const messages = appMessages.use();
  const formats = useFormats();
  const approve = useApprove(job.id);
  const [isMending, setIsMending] = useState(false);
  const draft = draftOf(car.entry as Vehicle, messages, formats);
  const name = [draft.make, draft.model].filter(Boolean).join(' ') || words.unnamed;
  const facts = (['year', 'mileage', 'fuelType', 'price'] as const)
    .map((field) => displayOf(field, draft, messages, formats))
    .filter(Boolean);
  const styles = copyStyles.filter((style) => car.copy?.[style]);
  const canBeMended = car.state === 'faulty' || car.state === 'ready' || car.state === 'failed';
  const nameOf = (field: string) => messages.fields[field as VehicleField] ?? field;

  return (
    <li className="rounded-lg border border-line bg-sheet p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="break-words font-semibold">{name}</h3>
          <p className="text-muted text-sm tabular-nums">
            {[words.number(car.position), ...facts].join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {car.isEdited && <Badge>{words.edited}</Badge>}
          <Badge tone={tones[car.state]}>{car.isApproved ? words.approved : words.states[car.state]}</Badge>
        </div>
      </div>
      {car.line && (
        <p className="mt-2 break-words text-sm">
          {words.line}: <span className="text-muted">{car.line}</span>
        </p>
      )}
      {car.link && (
        <p className="mt-2 break-all text-sm">
          {words.link}: <span className="text-muted">{car.link.url}</span>
        </p>
      )}
      {car.state === 'faulty' && car.link?.refusal && (
        <p className="mt-2 text-sm text-warning">{car.link.refusal}</p>
      )}
      {(car.faults.length > 0 || Object.keys(car.unclear).length > 0) && (
        <ul className="mt-2 text-sm text-warning">
          {car.faults.map(({ field, message }) => (
            <li key={field}>
              {nameOf(field)}: {message}
            </li>
          ))}
          {Object.entries(car.unclear).map(([field, text]) => (
            <li key={field}>{(car.link ? words.unclearInAd : words.unclear)(nameOf(field), text)}</li>
          ))}
        </ul>
      )}
      {isTargeted && car.targeting && (
        <CarTargeting jobId={job.id} car={{ ...car, targeting: car.targeting }} name={name} />
      )}
      {car.state === 'failed' && <p className="mt-2 text-sm text-warning">{words.failedText}</p>}
      {car.doubts.length > 0 && (
        <p className="mt-2 text-sm text-warning">{words.doubts(car.doubts.join(', '))}</p>
      )}
      {styles.map((style) => (
        <details key={style} open={style === styles[0]} className="mt-3 border-line border-t pt-1">
          <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 font-medium text-sm [&::-webkit-details-marker]:hidden">
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 text-muted transition-transform [details[open]>summary>&]:rotate-180"
            />
            {messages.styles[style][0]}
            {car.scores?.[style] !== undefined && (
              <span className="font-normal text-muted tabular-nums">{words.score(car.scores[style])}</span>
            )}
            <NearestText job={job} carId={car.id} style={style} />
          </summary>
          <Paragraphs text={car.copy?.[style] ?? ''} className="max-w-[70ch] font-display leading-relaxed" />
        </details>
      ))}
      {isMending ? (
        <MendCar job={job} car={car} onClose={() => setIsMending(false)} />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
          {canBeMended && (
            <Button aria-label={words.mendOf(name)} onClick={() => setIsMending(true)}>
              {words.mend}
            </Button>
          )}
          {car.descriptionId && (
            <>
              <Button
                look={car.isApproved ? 'quiet' : 'line'}
                aria-pressed={car.isApproved}
                aria-label={car.isApproved ? words.takeBackOf(name) : words.approveOf(name)}
                isPending={approve.isPending}
                onClick={() => approve.mutate({ carIds: [car.id], isApproved: !car.isApproved })}
              >
                {car.isApproved && <Check aria-hidden="true" className="size-4" />}
                {car.isApproved ? words.approved : words.approve}
              </Button>
              <Link
                href={`${pagePaths.history}?open=${car.descriptionId}`}
                aria-label={words.openOf(name)}
                className={buttonStyle('quiet')}
              >
                {words.open}
              </Link>
            </>
          )}
        </div>
      )}
    </li>
  );
}
