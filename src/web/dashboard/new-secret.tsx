import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface NewSecretProps {
  secret: string;
  words: Record<'title' | 'text' | 'secret' | 'copy' | 'copied' | 'copyFailed' | 'done', string>;
  onClose(): void;
}

/** The one time a secret is shown: to be copied, then gone. */
export function NewSecret({ secret, words, onClose }: NewSecretProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  function copy() {
    // Without https a browser has no clipboard to write to.
    const copying = navigator.clipboard?.writeText(secret) ?? Promise.reject();
    copying.then(
      () => showToast({ title: words.copied }),
      () => {
        showToast({ title: words.copyFailed });
        field.current?.select();
      },
    );
  }
  return (
    <div className="mt-5 rounded-lg border border-good/40 bg-paper p-4">
      <p className="font-semibold">{words.title}</p>
      <p className="mt-1 text-sm">{words.text}</p>
      <Field label={words.secret} className="mt-4">
        {(slot) => (
          <textarea
            {...slot}
            ref={field}
            readOnly
            rows={2}
            value={secret}
            spellCheck={false}
            onFocus={({ target }) => target.select()}
            className="control resize-none break-all py-2 font-mono text-sm"
          />
        )}
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="ink" onClick={copy}>
          {words.copy}
        </Button>
        <Button onClick={onClose}>{words.done}</Button>
      </div>
    </div>
  );
}
