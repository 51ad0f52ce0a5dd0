import { useId } from 'react';
import { type TargetingField, targetingCaps } from '#domain/vehicles/targeting.ts';
import { demoMessages } from '#web/i18n/demo-messages.ts';
import { choiceStyle } from '#web/ui/choice-style.ts';
import { demoChoices } from './demo-choices.ts';
import type { Demo } from './demo-state.ts';

/** One question of the second step; as in the product, no more than its cap can be chosen. */
export function AimChoices({ field, demo: { state, update } }: { field: TargetingField; demo: Demo }) {
  const { aim, optionNames } = demoMessages.use();
  const id = useId();
  const [title, text] = aim.targeting[field];
  const names: Record<string, string> = optionNames[field];
  const chosen = state.targeting[field];
  const most = targetingCaps[field];

  function toggle(option: string) {
    const next = chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option];
    update({ targeting: { ...state.targeting, [field]: next } });
  }
  return (
    <fieldset aria-describedby={id}>
      <legend className="float-left mb-3 flex w-full items-baseline justify-between gap-4 border-line border-b pb-2">
        <span>
          <span className="font-semibold">{title}</span>
          <span className="ml-3 text-muted text-sm max-sm:ml-0 max-sm:block">{text}</span>
        </span>
        <span aria-hidden="true" className="shrink-0 text-muted text-sm tabular-nums">
          {aim.counter(chosen.length, most)}
        </span>
      </legend>
      <p id={id} className="sr-only" aria-live="polite">
        {aim.counterSpoken(chosen.length, most)}
      </p>
      <div className="clear-left flex flex-wrap gap-2">
        {demoChoices[field].map((option) => {
          const isChosen = chosen.includes(option);
          return (
            <label key={option} className={choiceStyle}>
              <input
                type="checkbox"
                name={field}
                value={option}
                checked={isChosen}
                disabled={chosen.length >= most && !isChosen}
                onChange={() => toggle(option)}
                className="absolute inset-0 cursor-[inherit] opacity-0"
              />
              {names[option]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
