import { landingMessages } from '#web/i18n/landing-messages.ts';
import { makes, marketplaces } from './known-sources.ts';

/** The marketplaces we read and makes we know, set as type. */
export function SourceNames() {
  const { sources } = landingMessages.use();
  return (
    <section aria-labelledby="sources-title" className="bleed-sunken mt-20 py-16 md:mt-32 md:py-24">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <h2 id="sources-title" className="display text-3xl md:text-4xl">
          {sources.title}
        </h2>
        <p className="max-w-xl text-muted">{sources.text}</p>
      </div>
      <h3 className="sr-only">{sources.marketplaces}</h3>
      <ul className="display mt-10 flex flex-wrap gap-x-[0.7em] gap-y-2 text-[1.75rem] leading-tight sm:text-4xl lg:text-[3.25rem]">
        {marketplaces.map(({ name, country }) => (
          <li key={name} className="flex items-start gap-1.5">
            {name}
            <span className="pt-[0.3em] font-medium font-sans text-muted text-xs tracking-[0.06em]">
              {country}
            </span>
          </li>
        ))}
      </ul>
      <h3 className="sr-only">{sources.makes}</h3>
      <ul className="mt-10 flex flex-wrap gap-x-7 gap-y-2 border-edge border-t pt-6 text-lg">
        {makes.map((make) => (
          <li key={make}>{make}</li>
        ))}
        <li className="text-muted">{sources.andMore}</li>
      </ul>
      <p className="mt-8 text-muted text-sm">{sources.trademarks}</p>
    </section>
  );
}
