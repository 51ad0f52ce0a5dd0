import { useId } from 'react';
import { AgreementText } from './agreement-text.tsx';

interface AgreementCheckProps {
  form: {
    values: { agrees: string };
    bind(field: 'agrees'): { name: string; onChange(event: React.ChangeEvent<HTMLInputElement>): void };
    errorOf(field: 'agrees'): string | undefined;
  };
}

/** The box nobody has ticked for him. */
export function AgreementCheck({ form }: AgreementCheckProps) {
  const id = useId();
  const error = form.errorOf('agrees');
  const { name, onChange } = form.bind('agrees');
  return (
    <div>
      <label className="flex items-start gap-3 leading-snug">
        <input
          type="checkbox"
          name={name}
          value={form.values.agrees ? '' : 'yes'}
          checked={form.values.agrees === 'yes'}
          onChange={onChange}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className="mt-0.5 size-5 shrink-0 accent-ink"
        />
        <span>
          <AgreementText sentence="check" />
        </span>
      </label>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-accent-text text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
