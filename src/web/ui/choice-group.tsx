import { useId } from 'react';

interface ChoiceGroupProps {
  title: string;
  text: string;
  /** How many are chosen and how many may be, for the eye and spoken. */
  counter: string;
  counterSpoken: string;
  hasChosen: boolean;
  children: React.ReactNode;
}

/** A question with its counter; the answers are big enough for thumbs. */
export function ChoiceGroup({ title, text, counter, counterSpoken, hasChosen, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={id}>
      <legend className="float-left mb-3 flex w-full items-baseline justify-between gap-4 border-line border-b pb-2">
        <span>
          <span className="font-semibold">{title}</span>
          <span className="ml-3 text-muted text-sm max-sm:ml-0 max-sm:block">{text}</span>
        </span>
        <span
          aria-hidden="true"
          className={`shrink-0 text-sm tabular-nums ${hasChosen ? 'font-semibold text-good' : 'text-muted'}`}
        >
          {counter}
        </span>
      </legend>
      <p id={id} className="sr-only" aria-live="polite">
        {counterSpoken}
      </p>
      <div className="clear-left">{children}</div>
    </fieldset>
  );
}
