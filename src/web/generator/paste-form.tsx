import { type ClipboardEvent, type FormEvent, useEffect, useRef } from 'react';
import { longestPage } from '#contract/longest-page.ts';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

/** Of a page's own code the beginning is shown: a text area with megabytes in it makes the browser crawl. */
const mostShown = 20_000;

interface PasteFormProps {
  /** What is pasted, where that is no page. */
  says?: { label: string; hint: string };
  text: string;
  /** How often the seller asked for it: each time he can paste at once. */
  timesAsked: number;
  isPending: boolean;
  onText(text: string): void;
  onRead(text: string): void;
}

/** Where a page, its text or its code is pasted. */
export function PasteForm({ text, timesAsked, isPending, onText, onRead, says }: PasteFormProps) {
  const { paste: words } = listingsMessages.use();
  const formats = useFormats();
  const area = useRef<HTMLTextAreaElement>(null);
  const isTooLong = text.length > longestPage;
  const isShortened = text.length > mostShown;
  const isEmpty = text.trim() === '';

  useEffect(() => {
    if (timesAsked === 0) return;
    // A page that is just opened takes the focus first.
    const timer = setTimeout(() => area.current?.focus());
    return () => clearTimeout(timer);
  }, [timesAsked]);

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    if (isPending || (pasted.length <= mostShown && !isShortened)) return;
    event.preventDefault();
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    // Of a shortened text nobody sees where the caret stands: the new one takes its place.
    onText(isShortened ? pasted : text.slice(0, start) + pasted + text.slice(end));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isTooLong && !isEmpty) onRead(text);
  }
  function clear() {
    onText('');
    area.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="appear mt-4">
      <Field
        label={says?.label ?? words.label}
        hint={isShortened ? words.shortened(formats.number(text.length)) : (says?.hint ?? words.hint)}
        error={isTooLong ? words.tooLong : undefined}
      >
        {(slot) => (
          <textarea
            {...slot}
            ref={area}
            rows={8}
            spellCheck={false}
            autoComplete="off"
            value={isShortened ? `${text.slice(0, mostShown)}…` : text}
            readOnly={isPending || isShortened}
            onPaste={paste}
            onChange={(event) => onText(event.target.value)}
            className="control resize-y font-mono text-sm"
          />
        )}
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          type="submit"
          look="ink"
          disabled={isEmpty || isTooLong}
          isPending={isPending}
          className="grow sm:grow-0 sm:px-10"
        >
          {words.read}
        </Button>
        {!isEmpty && !isPending && (
          <Button look="quiet" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
