import { extensionMessages } from '#web/i18n/extension-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';
import type { FilledField } from './fill-fields.ts';

/** What was filled in and where. */
export function FilledFields({ filled }: { filled: readonly FilledField[] }) {
  const { form: words } = extensionMessages.use();
  const formats = useFormats();
  return (
    <div role="status" className="grid gap-3">
      <ul className="grid gap-2">
        {filled.map(({ kind, control, text, outcome }) => (
          <li
            key={kind}
            className={`flex gap-2 rounded-lg px-3 py-2 ${outcome === 'filled' ? 'bg-good-wash' : 'bg-warning-wash'}`}
          >
            <LineIcon
              name={outcome === 'filled' ? 'check' : 'warning'}
              className={`mt-0.5 size-4 shrink-0 ${outcome === 'filled' ? 'text-good' : 'text-warning'}`}
            />
            <div className="min-w-0">
              <p className="font-semibold">{words.kinds[kind]}</p>
              <p>{words.outcomes[outcome](control.label || words.unnamed, formats.number(text.length))}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>{words.nothingSent}</p>
    </div>
  );
}
