import { useState } from 'react';
import type { SampleClaim, SampleFact } from '#web/i18n/messages/site/it.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CarSilhouette } from '#web/vehicles/car-silhouette.tsx';

type Source = 'listing' | 'notes';

/** Where each fact of the example comes from, in reading order. */
const sources = {
  model: 'listing',
  year: 'listing',
  mileage: 'listing',
  fuelType: 'listing',
  transmission: 'listing',
  color: 'listing',
  warranty: 'listing',
  price: 'listing',
  seats: 'notes',
  towbar: 'notes',
} as const satisfies Record<SampleFact, Source>;

const facts = Object.keys(sources) as SampleFact[];

const lit = {
  listing: 'bg-listing-wash',
  notes: 'bg-notes-wash',
} satisfies Record<Source, string>;
const underline = {
  listing: 'decoration-listing',
  notes: 'decoration-notes',
} satisfies Record<Source, string>;
const mark = { listing: 'bg-listing', notes: 'bg-notes' } satisfies Record<Source, string>;

/** A text and the data it was written from: pointing at one lights up the other. */
export function Sample() {
  const { landing } = siteMessages.use();
  const [active, setActive] = useState<SampleFact>();
  const watch = (fact: SampleFact) => ({
    onPointerEnter: () => setActive(fact),
    onPointerLeave: () => setActive(undefined),
    onFocus: () => setActive(fact),
    onBlur: () => setActive(undefined),
  });
  return (
    <figure className="mt-9 overflow-hidden rounded-lg border border-line bg-sheet shadow-raised">
      <div className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="border-line border-b p-5 text-[0.9375rem] md:px-8 md:py-6 lg:border-r lg:border-b-0">
          <CarSilhouette category="Station Wagon" color="Blu" className="w-full max-w-72" />
          <FactList source="listing" active={active} watch={watch} />
          <FactList source="notes" active={active} watch={watch} />
        </div>
        <div className="p-5 md:p-8 lg:px-12 lg:py-10">
          <p className="font-medium text-muted text-sm">{landing.sampleTextTitle}</p>
          {landing.sampleText.map((paragraph, index) => (
            <p key={index} className="mt-4 font-display text-[1.1875rem] leading-[1.7] md:text-[1.375rem]">
              {paragraph.map((part) =>
                typeof part === 'string' ? (
                  part
                ) : (
                  <Claim key={part.fact} claim={part} isLit={active === part.fact} watch={watch} />
                ),
              )}
            </p>
          ))}
        </div>
      </div>
      <figcaption className="flex flex-wrap items-baseline gap-x-3 border-line border-t px-5 py-3 text-muted text-sm md:px-8">
        <strong className="font-semibold text-ink">{landing.sampleLabel}</strong>
        {landing.sampleHint}
      </figcaption>
    </figure>
  );
}

interface LinkProps {
  watch(fact: SampleFact): object;
}

function FactList({ source, active, watch }: LinkProps & { source: Source; active: SampleFact | undefined }) {
  const { landing } = siteMessages.use();
  return (
    <>
      <h2 className="mt-4 mb-1 flex items-center gap-2 font-medium text-muted text-sm">
        <span aria-hidden="true" className={`h-0.5 w-4 ${mark[source]}`} />
        {source === 'listing' ? landing.fromListing : landing.fromNotes}
      </h2>
      <dl className="-mx-2">
        {facts
          .filter((fact) => sources[fact] === source)
          .map((fact) => (
            <div
              key={fact}
              id={`fact-${fact}`}
              {...watch(fact)}
              className={classNames(
                'flex justify-between gap-4 rounded-md px-2 py-0.5 transition-colors',
                active === fact && lit[source],
              )}
            >
              <dt className="text-muted">{landing.facts[fact][0]}</dt>
              <dd className="text-right font-medium tabular-nums">{landing.facts[fact][1]}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function Claim({ claim, isLit, watch }: LinkProps & { claim: SampleClaim; isLit: boolean }) {
  const { landing } = siteMessages.use();
  const source = sources[claim.fact];
  return (
    <a
      href={`#fact-${claim.fact}`}
      title={landing.facts[claim.fact].join(': ')}
      {...watch(claim.fact)}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(`fact-${claim.fact}`)?.scrollIntoView({ block: 'nearest' });
      }}
      className={classNames(
        'rounded-[3px] underline decoration-[1.5px] underline-offset-[5px] transition-colors',
        underline[source],
        isLit && lit[source],
      )}
    >
      {claim.text}
    </a>
  );
}
