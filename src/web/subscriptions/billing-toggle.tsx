import { type BillingCycle, billingCycles } from '#domain/accounts/user.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';

interface BillingToggleProps {
  /** Without it the toggle keeps the choice itself, the month at first. */
  value?: BillingCycle;
  onChange?(cycle: BillingCycle): void;
}

/** By the month or by the year: switches the prices of every `PlanCard` in the same `group/billing`. */
export function BillingToggle({ value, onChange }: BillingToggleProps) {
  const { plans } = siteMessages.use();
  return (
    <fieldset className="inline-flex rounded-md border border-edge bg-sheet p-1">
      <legend className="sr-only">{plans.billing}</legend>
      {billingCycles.map((cycle) => (
        <label
          key={cycle}
          className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-[3px] px-4 font-medium text-muted transition-colors has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="billing"
            className="sr-only"
            value={cycle}
            {...(value
              ? { checked: value === cycle, onChange: () => onChange?.(cycle) }
              : { defaultChecked: cycle === 'monthly' })}
          />
          {plans[cycle]}
          {cycle === 'annual' && <span className="text-sm tabular-nums">{plans.annualBadge}</span>}
        </label>
      ))}
    </fieldset>
  );
}
