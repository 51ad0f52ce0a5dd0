import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

const mostLetters = 5_000_000;
/** A page's own code is kept beside the field: a text area with megabytes in it makes the browser crawl. */
const mostShown = 20_000;

/** Where a page or its text is pasted; what a copy holds as HTML is taken before its plain text. */
export function PasteForm({
  isPending,
  onContent,
}: {
  isPending: boolean;
  onContent(content: string): void;
}) {
  const words = listingsMessages.use();
  const [text, setText] = useState('');
  const whole = useRef<string>(undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  const isTooLong = (whole.current ?? text).length > mostLetters;

  useEffect(() => area.current?.focus(), []);

  function paste(event: ClipboardEvent) {
    const plain = event.clipboardData.getData('text/plain');
    if (text !== '' || plain.length <= mostShown) return;
    event.preventDefault();
    whole.current = plain;
    setText(`${plain.slice(0, mostShown)}…`);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isTooLong && text.trim() !== '') onContent(whole.current ?? text);
  }

  return (
    <form noValidate onSubmit={submit} className="appear mt-4">
      <Field
        label={words.paste.label}
        hint={words.paste.hint}
        error={isTooLong ? words.paste.tooLong : undefined}
      >
        {(slot) => (
          <textarea
            {...slot}
            ref={area}
            rows={8}
            spellCheck={false}
            autoComplete="off"
            value={text}
            readOnly={isPending}
            onPaste={paste}
            onChange={(event) => {
              whole.current = undefined;
              setText(event.target.value);
            }}
            className="control resize-y font-mono text-sm"
          />
        )}
      </Field>
      <Button
        type="submit"
        look="accent"
        disabled={text.trim() === '' || isTooLong}
        isPending={isPending}
        className="mt-4 w-full sm:w-auto sm:px-10"
      >
        {words.paste.read}
      </Button>
    </form>
  );
}
