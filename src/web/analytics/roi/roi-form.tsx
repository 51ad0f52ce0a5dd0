import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useForm } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  type RoiField,
  type RoiInputs,
  type RoiValues,
  readRoiValues,
  roiLimits,
  roiValuesOf,
} from './roi-values.ts';

const fields = ['minutesPerText', 'hourCost', 'dayCost', 'usualDays'] as const;

/** What the return is worked out with, in the owner's own figures. */
export function RoiForm({ inputs }: { inputs: RoiInputs }) {
  const { roi: words } = analyticsMessages.use();
  const { failures } = accountsMessages.use();
  const { number } = useFormats();
  const client = useQueryClient();
  const decimalSign = useLanguage() === 'en' ? '.' : ',';
  const { minutesPerText, usualDays, cents } = roiLimits;
  const whole = ({ least, most }: { least: number; most: number }) =>
    words.whole(number(least), number(most));
  const faults: Record<RoiField, string> = {
    minutesPerText: whole(minutesPerText),
    usualDays: whole(usualDays),
    hourCost: words.amount(number(cents / 100)),
    dayCost: words.amount(number(cents / 100)),
  };

  function check(values: RoiValues) {
    const read = readRoiValues(values);
    return Object.fromEntries(
      fields.flatMap((field) => (field in read ? [] : [[field, faults[field]]])),
    ) as Partial<RoiValues>;
  }
  const form = useForm({
    initial: roiValuesOf(inputs, decimalSign),
    check,
    send: (values) => call('saveRoiInputs', { payload: { ...inputs, ...readRoiValues(values) } }),
    async onSent() {
      showToast(words.saved);
      await client.invalidateQueries({ queryKey: queryKeys.allAnalytics });
    },
    failures,
  });
  return (
    <form {...form.formProps} aria-label={words.inputs} className="mt-5">
      <h4 className="font-semibold">{words.inputs}</h4>
      <div className="mt-3 grid gap-x-4 sm:grid-cols-2">
        {fields.map((field) => (
          <Field
            key={field}
            label={words[field]}
            hint={field === 'usualDays' ? words.usualDaysHint : undefined}
            error={form.errorOf(field)}
            className="row-span-4 mb-4 grid grid-rows-subgrid gap-y-0 [&>label]:self-end"
          >
            {(slot) => (
              <input
                {...slot}
                {...form.bind(field)}
                inputMode={field === 'hourCost' || field === 'dayCost' ? 'decimal' : 'numeric'}
                autoComplete="off"
                className="control tabular-nums"
              />
            )}
          </Field>
        ))}
      </div>
      {form.failure && (
        <div className="mb-4">
          <Notice>{form.failure}</Notice>
        </div>
      )}
      <Button type="submit" look="ink" isPending={form.isPending}>
        {words.save}
      </Button>
    </form>
  );
}
