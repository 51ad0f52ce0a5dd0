import { useEffect, useRef } from 'react';
import { apiKeysMessages } from '#web/i18n/api-keys-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** The one time a key is shown: to be copied, then gone. */
export function NewSecret({ secret, onClose }: { secret: string; onClose(): void }) {
  const { created } = apiKeysMessages.use();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  function copy() {
    // Without https a browser has no clipboard to write to.
    const copying = navigator.clipboard?.writeText(secret) ?? Promise.reject();
    copying.then(
      () => showToast({ title: created.copied }),
      () => {
        showToast({ title: created.copyFailed });
        field.current?.select();
      },
    );
  }
  return (
    <div className="mt-5 rounded-lg border border-good/40 bg-paper p-4">
      <p className="font-semibold">{created.title}</p>
      <p className="mt-1 text-sm">{created.text}</p>
      <Field label={created.secret} className="mt-4">
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
          {created.copy}
        </Button>
        <Button onClick={onClose}>{created.done}</Button>
      </div>
    </div>
  );
}
