import { useEffect, useRef } from 'react';
import { addresses } from '#web/api/calls.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

const formats = ['json', 'xml'] as const;

/** The one time the addresses of a feed are shown, to be copied to where they are read. */
export function FeedAddresses({ secret }: { secret: string }) {
  const { feed: words } = stockMessages.use();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-5 rounded-lg border border-good/40 bg-paper p-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {words.copyNow}
      </h3>
      <p className="mt-1 max-w-prose text-sm">{words.copyText}</p>
      {formats.map((format) => (
        <FeedAddress key={format} format={format} secret={secret} />
      ))}
    </div>
  );
}

function FeedAddress({ format, secret }: { format: (typeof formats)[number]; secret: string }) {
  const { feed: words } = stockMessages.use();
  const field = useRef<HTMLInputElement>(null);
  const path = addresses.readStockFeed.replace('{secret}', secret).replace('{format}', format);
  const address = `${window.location.origin}${path}`;
  const name = format.toUpperCase();

  function copy() {
    // Without https a browser has no clipboard to write to.
    const copying = navigator.clipboard?.writeText(address) ?? Promise.reject();
    copying.then(
      () => showToast({ title: words.copied(name) }),
      () => {
        showToast({ title: words.copyFailed });
        field.current?.select();
      },
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <Field label={words.address(name)} className="min-w-0 grow basis-60">
        {(slot) => (
          <input
            {...slot}
            ref={field}
            readOnly
            value={address}
            spellCheck={false}
            onFocus={({ target }) => target.select()}
            className="control font-mono text-sm"
          />
        )}
      </Field>
      <Button aria-label={words.copyOf(name)} onClick={copy}>
        {words.copy}
      </Button>
    </div>
  );
}
