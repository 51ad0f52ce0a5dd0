import { useId } from 'react';
import { extensionMessages } from '#web/i18n/extension-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import type { Control } from '../form/control.ts';
import type { FieldKind } from '../form/field-words.ts';

interface FieldChoiceProps {
  kind: FieldKind;
  candidates: readonly Control[];
  chosen: Control | undefined;
  /** What would be put in. */
  text: string;
  onPoint(control: Control): void;
  onChoose(control: Control | undefined): void;
}

/** Which field of the page a part of the advertisement goes into; a field that is pointed at here is shown there. */
export function FieldChoice({ kind, candidates, chosen, text, onPoint, onChoose }: FieldChoiceProps) {
  const { form: words } = extensionMessages.use();
  const formats = useFormats();
  const group = useId();
  const isTooLong = chosen?.most !== undefined && text.length > chosen.most;
  return (
    <fieldset className="rounded-lg border border-line bg-sheet px-3 pt-1 pb-2">
      <legend className="px-1 font-semibold">{words.kinds[kind]}</legend>
      {candidates.length === 0 && <p className="text-muted">{words.notFound[kind]}</p>}
      {candidates.length > 1 && !chosen && <p className="mb-1 text-warning">{words.which}</p>}
      {[...candidates, ...(candidates.length > 0 ? [undefined] : [])].map((control) => (
        <label
          key={control?.index ?? 'none'}
          onMouseEnter={() => control && onPoint(control)}
          className="flex min-h-8 items-center gap-2"
        >
          <input
            type="radio"
            name={group}
            checked={control === chosen}
            onChange={() => onChoose(control)}
            onFocus={() => control && onPoint(control)}
            className="size-4 shrink-0 accent-ink"
          />
          <span className={control ? 'min-w-0 break-words' : 'text-muted'}>
            {control ? control.label || words.unnamed : words.leaveOut}
          </span>
        </label>
      ))}
      {chosen && isTooLong && (
        <p className="mt-1 text-warning">
          {words.tooLong(formats.number(chosen.most ?? 0), formats.number(text.length))}
        </p>
      )}
      {chosen && !isTooLong && chosen.length > 0 && <p className="mt-1 text-warning">{words.replaces}</p>}
    </fieldset>
  );
}
