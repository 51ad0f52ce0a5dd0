import { landingSamplesMessages } from '#web/i18n/landing-samples-messages.ts';
import { CarSilhouette } from '#web/vehicles/car-silhouette.tsx';
import { ListingFacts, NotedFacts } from './fact-rows.tsx';
import { afterSample } from './tied-samples.ts';
import { TiedText } from './tied-text.tsx';

/** An ad as one finds them beside what the writer makes of the same car, with its data and what changed. */
export function BeforeAfter() {
  const { examples } = landingSamplesMessages.use();
  const { drawing, paragraphs, facts } = afterSample.use();
  return (
    <section id="examples" aria-labelledby="examples-title" tabIndex={-1} className="tied mt-20 md:mt-32">
      <h2 id="examples-title" className="display text-3xl md:text-4xl">
        {examples.title}
      </h2>
      <p className="mt-3 max-w-2xl text-lg text-muted">{examples.lead}</p>
      <div className="mt-9 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <AdTitle title={examples.before} label={examples.beforeLabel} line="border-line" />
          <div className="mt-5 grid gap-3 rounded-lg bg-sunken p-5 text-[0.9375rem] text-muted leading-snug md:p-6">
            {examples.beforeAd.map((line) => (
              <p key={line} className="first:font-bold first:text-ink">
                {line}
              </p>
            ))}
          </div>
        </div>
        <div>
          <AdTitle title={examples.after} label={examples.afterLabel} line="border-ink" />
          <TiedText
            paragraphs={paragraphs}
            id="after"
            className="mt-4 font-display text-[1.125rem] leading-[1.7] md:text-[1.25rem]"
          />
        </div>
      </div>
      <div className="mt-10 grid gap-x-14 gap-y-5 border-line border-t pt-6 text-[0.9375rem] md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,1fr)_minmax(0,17rem)]">
        <h3 className="sr-only">{examples.data}</h3>
        <CarSilhouette {...drawing} className="w-full max-w-48 md:max-lg:hidden" />
        <ListingFacts facts={facts} id="after" className="gap-x-10 sm:max-md:columns-2 lg:columns-2" />
        <NotedFacts facts={facts} id="after" />
      </div>
      <Changes />
    </section>
  );
}

function AdTitle({ title, label, line }: { title: string; label: string; line: string }) {
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 pt-3 ${line}`}>
      <h3 className="display text-2xl">{title}</h3>
      <p className="text-muted text-sm">{label}</p>
    </div>
  );
}

function Changes() {
  const { changes, notes } = landingSamplesMessages.use().examples;
  const { words, claims } = afterSample.use();
  const told = [
    [notes.first.title, notes.first.text],
    [notes.defect.title, notes.defect.text],
    [notes.tied.title, notes.tied.text(claims)],
    [notes.plain.title, notes.plain.text(words)],
  ];
  return (
    <>
      <h3 className="sr-only">{changes}</h3>
      <dl className="mt-10 grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {told.map(([title, text]) => (
          <div key={title} className="border-ink border-t pt-4">
            <dt className="display text-xl">{title}</dt>
            <dd className="mt-1.5 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
