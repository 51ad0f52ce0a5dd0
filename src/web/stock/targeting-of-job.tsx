import type { Targeting } from '#domain/vehicles/targeting.ts';
import { Disclosure } from '#web/generator/disclosure.tsx';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { choiceStyle } from '#web/ui/choice-style.ts';
import { ChooseTargeting } from './choose-targeting.tsx';

interface TargetingOfJobProps {
  isByCar: boolean;
  onByCar(isByCar: boolean): void;
  /** Of all cars alike. */
  targeting: Targeting;
  onChange(targeting: Targeting): void;
}

/** Whom the texts of a job are for: the same for all cars, or each car's by its data. */
export function TargetingOfJob({ isByCar, onByCar, targeting, onChange }: TargetingOfJobProps) {
  const { targeting: words } = stockMessages.use();
  return (
    <fieldset className="mt-6">
      <legend className="mb-2 font-medium text-sm">{words.title}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {[false, true].map((value) => (
          <label key={String(value)} className={choiceStyle}>
            <input
              type="radio"
              name="targeting"
              checked={isByCar === value}
              onChange={() => onByCar(value)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            {value ? words.byCar : words.ofAll}
          </label>
        ))}
      </div>
      {isByCar ? (
        <p className="mt-2 max-w-prose text-muted text-sm">{words.byCarText}</p>
      ) : (
        <Disclosure title={words.choose}>
          <ChooseTargeting targeting={targeting} onChange={onChange} />
        </Disclosure>
      )}
    </fieldset>
  );
}
