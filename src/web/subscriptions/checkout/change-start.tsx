import type { PlanChangePreview } from '#contract/subscriptions.ts';
import type { PlanId } from '#domain/subscriptions/plans.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';

interface ChangeStartProps {
  from: PlanId;
  preview: PlanChangePreview & { atPeriodEnd: object };
  isAtOnce: boolean;
  onChoose(isAtOnce: boolean): void;
}

const tileStyle =
  'flex cursor-pointer gap-3 rounded-md border border-edge bg-sheet px-4 py-3 has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2';

/** Asks whether a change to less waits for the end of what is paid, with what becomes of the rest if it does not. */
export function ChangeStart({ from, preview, isAtOnce, onChoose }: ChangeStartProps) {
  const { change: messages } = checkoutMessages.use();
  const formats = useFormats();
  const { atPeriodEnd, creditCents } = preview;
  const choices = [
    {
      ...{ atOnce: false, title: messages.atPeriodEnd(formats.date(atPeriodEnd.on)) },
      text: messages.atPeriodEndText(from),
    },
    {
      ...{ atOnce: true, title: messages.atOnce },
      text: creditCents > 0 ? messages.atOnceCredit(formats.money(creditCents)) : messages.atOnceText,
    },
  ];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{messages.when}</legend>
      {choices.map(({ atOnce, title, text }) => (
        <label key={title} className={tileStyle}>
          <input
            type="radio"
            name="start"
            className="mt-1.5 self-start accent-ink outline-none"
            checked={isAtOnce === atOnce}
            onChange={() => onChoose(atOnce)}
          />
          <span>
            <span className="block font-medium">{title}</span>
            <span className="text-muted text-sm">{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
