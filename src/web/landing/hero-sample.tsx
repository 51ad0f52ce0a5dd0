import { landingSamplesMessages } from '#web/i18n/landing-samples-messages.ts';
import { CarSilhouette } from '#web/vehicles/car-silhouette.tsx';
import { ListingFacts, NotedFacts } from './fact-rows.tsx';
import { heroSample } from './tied-samples.ts';
import { TiedText } from './tied-text.tsx';

/** In every language its lines end alike in the stand-in and in the face that follows it (`bench public-pages`). */
const textWidth = 'max-w-[30.75rem]';

/** A text being written and the data it is written from: pointing at one lights up the other. */
export function HeroSample() {
  const { hero } = landingSamplesMessages.use();
  const { drawing, paragraphs, facts } = heroSample.use();
  return (
    <figure className="tied mt-9 overflow-hidden rounded-lg border border-line bg-sheet shadow-raised">
      <div className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid content-start gap-4 border-line border-b p-5 text-[0.9375rem] md:px-8 md:py-6 lg:border-r lg:border-b-0">
          <CarSilhouette {...drawing} className="w-full max-w-72" />
          <ListingFacts facts={facts} id="hero" className="gap-x-10 sm:max-lg:columns-2 lg:leading-[1.75]" />
          <NotedFacts facts={facts} id="hero" className="lg:leading-[1.75]" />
        </div>
        <div className="p-5 md:p-8 lg:px-12 lg:py-10">
          <p className="font-medium text-muted text-sm">{hero.title}</p>
          <TiedText
            paragraphs={paragraphs}
            id="hero"
            isBeingWritten
            className={`mt-4 font-display text-[1.125rem] leading-[1.7] md:text-[1.3125rem] ${textWidth}`}
          />
        </div>
      </div>
      <figcaption className="flex flex-wrap items-baseline gap-x-3 border-line border-t px-5 py-3 text-muted text-sm md:px-8">
        <strong className="font-semibold text-ink">{hero.label}</strong>
        {hero.hint}
      </figcaption>
    </figure>
  );
}
