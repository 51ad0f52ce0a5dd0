import { type FormEvent, useState } from 'react';
import { mostStockLinks } from '#contract/stock.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

interface LinksFormProps {
  isPending: boolean;
  onRead(links: string[]): void;
}

/** Where the links of a dealer's ads are pasted, one a line. */
export function LinksForm({ isPending, onRead }: LinksFormProps) {
  const { bring: words } = stockMessages.use();
  const [text, setText] = useState('');
  const links = text.split(/\s+/).filter((link) => link !== '');
  const isTooMany = links.length > mostStockLinks;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (links.length > 0 && !isTooMany) onRead(links);
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4">
      <Field
        label={words.linksLabel}
        hint={words.linksOfAdsHint(mostStockLinks)}
        error={isTooMany ? words.tooManyLinks(links.length, mostStockLinks) : undefined}
      >
        {(slot) => (
          <textarea
            {...slot}
            rows={5}
            spellCheck={false}
            autoComplete="off"
            value={text}
            readOnly={isPending}
            onChange={({ target }) => setText(target.value)}
            className="control resize-y font-mono text-sm"
          />
        )}
      </Field>
      <Button
        type="submit"
        look="ink"
        disabled={links.length === 0 || isTooMany}
        isPending={isPending}
        className="mt-4 w-full sm:w-auto sm:px-10"
      >
        {words.readLinks}
      </Button>
    </form>
  );
}
