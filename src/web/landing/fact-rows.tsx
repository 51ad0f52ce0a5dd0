import { landingSamplesMessages } from '#web/i18n/landing-samples-messages.ts';
import { factStyle } from './fact-style.ts';
import { isFromNotes, type TiedWords, type VehicleFact } from './tied-sample.ts';

interface FactsProps {
  facts: readonly TiedWords[];
  /** Which sample they belong to: the words of its text lead here. */
  id: string;
  className?: string;
}

/** The car's fields a text was written from. */
export function ListingFacts({ facts, id, className = '' }: FactsProps) {
  const messages = landingSamplesMessages.use();
  return (
    <div>
      <Source name={messages.fromListing} mark="bg-listing" />
      <dl className={`-mx-2 ${className}`}>
        {facts
          .filter(({ fact }) => !isFromNotes(fact))
          .map(({ fact, text }) => (
            <div
              key={fact}
              id={`${id}-${fact}`}
              data-fact={fact}
              className={`tied-fact flex break-inside-avoid justify-between gap-4 px-2 py-0.5 ${factStyle(fact)}`}
            >
              <dt className="text-muted">{messages.facts[fact as VehicleFact]}</dt>
              <dd className="text-right font-medium tabular-nums">{text}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

/** What the seller noted besides. */
export function NotedFacts({ facts, id, className = '' }: FactsProps) {
  const messages = landingSamplesMessages.use();
  return (
    <div>
      <Source name={messages.fromNotes} mark="bg-notes" />
      <ul className={`-mx-2 ${className}`}>
        {facts
          .filter(({ fact }) => isFromNotes(fact))
          .map(({ fact, text }) => (
            <li
              key={fact}
              id={`${id}-${fact}`}
              data-fact={fact}
              className={`tied-fact px-2 py-0.5 font-medium ${factStyle(fact)}`}
            >
              {text}
            </li>
          ))}
      </ul>
    </div>
  );
}

function Source({ name, mark }: { name: string; mark: string }) {
  return (
    <p className="mb-1 flex items-center gap-2 font-medium text-muted text-sm">
      <span aria-hidden="true" className={`h-0.5 w-4 ${mark}`} />
      {name}
    </p>
  );
}
