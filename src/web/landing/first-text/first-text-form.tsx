import { landingMessages } from '#web/i18n/landing-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import type { useFirstText } from './use-first-text.ts';

/** As many characters as the server takes of each. */
const longest = { make: 80, model: 80, year: 40, mileage: 40, price: 40 };
const typedFields = ['make', 'model', 'year', 'mileage'] as const;

type FirstTextFormProps = Omit<ReturnType<typeof useFirstText>, 'answer'>;

/** What a visitor states of a car; make and model are enough. */
export function FirstTextForm({ formProps, faults, isWriting, failure }: FirstTextFormProps) {
  const { firstText: words, features } = landingMessages.use();

  const typed = (field: keyof typeof longest, [label = '', example = '']: readonly string[]) => {
    const isRequired = field === 'make' || field === 'model';
    return (
      <Field key={field} label={isRequired ? `${label} *` : label} error={faults[field]}>
        {(slot) => (
          <input
            {...slot}
            name={field}
            aria-required={isRequired || undefined}
            inputMode={isRequired ? 'text' : 'numeric'}
            maxLength={longest[field]}
            autoComplete="off"
            placeholder={example}
            className="control"
          />
        )}
      </Field>
    );
  };

  return (
    <form {...formProps} className="grid content-start gap-5 p-5 md:p-8">
      <div className="grid items-start gap-4 min-[22rem]:grid-cols-2">
        {typedFields.map((field) => typed(field, features.manual.fields[field]))}
        <Field label={words.fuelType} error={faults.fuelType}>
          {(slot) => (
            <Select {...slot} name="fuelType">
              <option value="">{words.unset}</option>
              {Object.entries(words.fuels).map(([fuel, name]) => (
                <option key={fuel} value={fuel}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {typed('price', words.price)}
      </div>
      {failure && <Notice>{failure.sentence}</Notice>}
      <p className="noscript:block hidden text-muted text-sm">{words.withoutScripts}</p>
      <Button
        type="submit"
        look="ink"
        isPending={isWriting}
        className="justify-self-start px-6 max-sm:justify-self-stretch"
      >
        {isWriting ? words.pending : words.action}
      </Button>
    </form>
  );
}
