import { useEffect, useRef } from 'react';
import type { VehicleReadingAnswer } from '#contract/listings.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { displayOf, draftOf } from './vehicle-draft.ts';

interface StockChoiceProps {
  readings: readonly VehicleReadingAnswer[];
  onChoose(reading: VehicleReadingAnswer): void;
}

/** The vehicles of a stock list, one of which is to be described. */
export function StockChoice({ readings, onChoose }: StockChoiceProps) {
  const { stock } = listingsMessages.use();
  const messages = appMessages.use();
  const formats = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section className="appear mt-8">
      <h2 ref={heading} tabIndex={-1} className="display scroll-mt-20 text-xl outline-none">
        {stock.title}
      </h2>
      <p className="mt-1 text-muted text-sm">{stock.hint(readings.length)}</p>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {readings.map((reading, row) => {
          const draft = draftOf(reading.vehicleData, messages, formats);
          const name = `${draft.make} ${draft.model}`.trim() || stock.unnamed;
          const line = (['year', 'mileage', 'fuelType', 'price'] as const)
            .map((field) => displayOf(field, draft, messages, formats))
            .filter(Boolean)
            .join(' · ');
          return (
            <li key={row} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 grow basis-56">
                <p className="break-words font-semibold">{name}</p>
                <p className="text-muted text-sm tabular-nums">{line}</p>
              </div>
              <Button
                look="line"
                aria-label={`${stock.choose}: ${name} ${line}`}
                onClick={() => onChoose(reading)}
              >
                {stock.choose}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
