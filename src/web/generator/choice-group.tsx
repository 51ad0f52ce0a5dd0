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

/** How an answer looks: a tile that turns to ink when it is chosen. */
export const choiceStyle =
  'relative flex min-h-12 items-center rounded-md border border-edge bg-sheet px-4 py-2.5 leading-snug transition-colors select-none hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-disabled:border-line has-disabled:bg-transparent has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2';
