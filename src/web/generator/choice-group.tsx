import { useId } from 'react';
import { appMessages } from '#web/i18n/app-messages.ts';

interface ChoiceGroupProps {
  title: string;
  text: string;
  chosen: number;
  most: number;
  children: React.ReactNode;
}

/** A question with its counter; the answers are big enough for thumbs. */
export function ChoiceGroup({ title, text, chosen, most, children }: ChoiceGroupProps) {
  const { generator } = appMessages.use();
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
          className={`shrink-0 text-sm tabular-nums ${chosen > 0 ? 'font-semibold text-good' : 'text-muted'}`}
        >
          {generator.counter(chosen, most)}
        </span>
      </legend>
      <p id={id} className="sr-only" aria-live="polite">
        {generator.counterSpoken(chosen, most)}
      </p>
      <div className="clear-left">{children}</div>
    </fieldset>
  );
}
