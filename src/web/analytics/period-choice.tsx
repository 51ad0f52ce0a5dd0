import { type AnalyticsPeriod, analyticsPeriods } from '#domain/analytics/period.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';

interface PeriodChoiceProps {
  value: AnalyticsPeriod;
  onChange(period: AnalyticsPeriod): void;
}

/** All four at a glance, by one tap or the arrow keys. */
export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const { period, periods } = analyticsMessages.use();
  return (
    <fieldset className="grid w-full grid-cols-2 gap-px overflow-hidden rounded-md border border-edge bg-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 sm:w-auto sm:grid-cols-4">
      <legend className="sr-only">{period}</legend>
      {analyticsPeriods.map((one) => (
        <label
          key={one}
          className="relative grid min-h-11 cursor-pointer place-items-center bg-sheet px-3 py-2 text-center font-medium text-muted text-sm leading-snug transition-colors hover:text-ink has-checked:bg-ink has-checked:text-on-ink"
        >
          <input
            type="radio"
            name="period"
            value={one}
            checked={one === value}
            onChange={() => onChange(one)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {periods[one]}
        </label>
      ))}
    </fieldset>
  );
}
