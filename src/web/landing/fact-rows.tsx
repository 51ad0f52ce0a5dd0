import { landingSamplesMessages } from '#web/i18n/landing-samples-messages.ts';
import { factStyle } from './fact-style.ts';
import { isFromNotes, type TiedWords, type VehicleFact } from './tied-sample.ts';

interface FactRowsProps {
  facts: readonly TiedWords[];
  id: string;
}

/** The data a text was written from: the car's fields, then what the seller noted besides. */
export function FactRows({ facts, id }: FactRowsProps) {
  const messages = landingSamplesMessages.use();
  return (
    <>
      <Source name={messages.fromListing} mark="bg-listing" />
      <dl className="-mx-2">
        {facts
          .filter(({ fact }) => !isFromNotes(fact))
          .map(({ fact, text }) => (
            <div
              key={fact}
              id={`${id}-${fact}`}
              data-fact={fact}
              className={`tied-fact flex justify-between gap-4 px-2 py-0.5 ${factStyle(fact)}`}
            >
              <dt className="text-muted">{messages.facts[fact as VehicleFact]}</dt>
              <dd className="text-right font-medium tabular-nums">{text}</dd>
            </div>
          ))}
      </dl>
      <Source name={messages.fromNotes} mark="bg-notes" />
      <ul className="-mx-2">
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
    </>
  );
}

function Source({ name, mark }: { name: string; mark: string }) {
  return (
    <p className="mt-4 mb-1 flex items-center gap-2 font-medium text-muted text-sm">
      <span aria-hidden="true" className={`h-0.5 w-4 ${mark}`} />
      {name}
    </p>
  );
}
