import { useEffect, useRef, useState } from 'react';
import type { VehicleReadingAnswer } from '#contract/listings.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { displayOf, draftOf } from './vehicle-draft.ts';

interface StockChoiceProps {
  readings: readonly VehicleReadingAnswer[];
  /** The file has more than these. */
  isCut: boolean | undefined;
  onChoose(reading: VehicleReadingAnswer): void;
  /** What there is to say of the file itself. */
  children: React.ReactNode;
}

/** More are easier searched than looked through. */
const mostLookedThrough = 12;

/** The vehicles of a stock list, one of which is to be described. */
export function StockChoice({ readings, isCut, onChoose, children }: StockChoiceProps) {
  const { stock } = listingsMessages.use();
  const messages = appMessages.use();
  const formats = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  const [search, setSearch] = useState('');
  const vehicles = readings.map((reading) => {
    const draft = draftOf(reading.vehicleData, messages, formats);
    const name = [draft.make, draft.model, reading.version].filter(Boolean).join(' ') || stock.unnamed;
    const line = (['year', 'mileage', 'fuelType', 'price'] as const)
      .map((field) => displayOf(field, draft, messages, formats))
      .filter(Boolean)
      .join(' · ');
    return { reading, name, line };
  });
  const sought = search.toLowerCase().split(' ');
  const shown = vehicles.filter(({ name, line }) => {
    const text = `${name} ${line}`.toLowerCase();
    return sought.every((word) => text.includes(word));
  });

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section className="appear mt-8">
      <h2 ref={heading} tabIndex={-1} className="display scroll-mt-20 text-xl outline-none">
        {stock.title}
      </h2>
      <p className="mt-1 text-muted text-sm">
        {isCut ? stock.cut(readings.length) : stock.hint(readings.length)}
      </p>
      {children}
      {readings.length > mostLookedThrough && (
        <input
          type="search"
          aria-label={stock.search}
          placeholder={stock.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className="control mt-4"
        />
      )}
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {shown.map(({ reading, name, line }, row) => (
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
        ))}
      </ul>
      {shown.length === 0 && <p className="mt-4 text-muted">{stock.noneFound}</p>}
    </section>
  );
}
