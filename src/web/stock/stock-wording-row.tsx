import { useId } from 'react';
import type { StockWordingItem } from '#contract/stock.ts';
import { maxWordingLength } from '#domain/vehicles/notes/notes-length.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { Button } from '#web/ui/button.tsx';

interface StockWordingRowProps {
  item: StockWordingItem;
  sentence: string;
  isPending: boolean;
  onChange(sentence: string): void;
  onUse(): void;
  onLeave(): void;
}

/** Words as they are typed in the file, in how many cars, and a field for the sentence that says them. */
export function StockWordingRow(props: StockWordingRowProps) {
  const { item, sentence, isPending, onChange, onUse, onLeave } = props;
  const { wordings: words } = stockMessages.use();
  const id = useId();
  return (
    <li>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onUse();
        }}
      >
        <label htmlFor={id} className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="min-w-0 break-words">{item.typed}</span>
          <span className="text-muted tabular-nums">{words.inCars(item.cars)}</span>
        </label>
        <div className="mt-1.5 flex flex-wrap gap-2">
          <input
            id={id}
            value={sentence}
            maxLength={maxWordingLength}
            onChange={({ target }) => onChange(target.value)}
            className="control min-w-0 grow basis-64"
          />
          <Button type="submit" disabled={isPending || sentence.trim() === ''}>
            {words.use}
          </Button>
          <Button look="quiet" aria-label={words.leaveOf(item.typed)} onClick={onLeave}>
            {words.leave}
          </Button>
        </div>
      </form>
    </li>
  );
}
