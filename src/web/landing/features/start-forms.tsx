import { landingMessages } from '#web/i18n/landing-messages.ts';
import { Field } from '#web/ui/field.tsx';
import { StartForm } from './start-form.tsx';

const fields = ['make', 'model', 'year', 'mileage'] as const;

/** The two ways to bring a car: by a link, or by hand. */
export function StartForms() {
  const { link, manual } = landingMessages.use().features;
  return (
    <div className="mt-10 grid divide-line rounded-lg border border-line bg-sheet shadow-raised max-lg:divide-y lg:grid-cols-2 lg:divide-x">
      <StartForm title={link.title} text={link.text} action={link.action}>
        <Field label={link.label} hint={link.hint}>
          {(slot) => (
            <input
              {...slot}
              data-field="url"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder={link.placeholder}
              className="control"
            />
          )}
        </Field>
      </StartForm>
      <StartForm title={manual.title} text={manual.text} action={manual.action}>
        <div className="grid gap-4 min-[22rem]:grid-cols-2">
          {fields.map((field) => {
            const [label = '', example = ''] = manual.fields[field];
            return (
              <Field key={field} label={label}>
                {(slot) => (
                  <input
                    {...slot}
                    data-field={field}
                    inputMode={field === 'year' || field === 'mileage' ? 'numeric' : 'text'}
                    autoComplete="off"
                    placeholder={example}
                    className="control"
                  />
                )}
              </Field>
            );
          })}
        </div>
      </StartForm>
    </div>
  );
}
