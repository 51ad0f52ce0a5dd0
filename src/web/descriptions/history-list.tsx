import { useState } from 'react';
import type { DescriptionItem } from '#contract/descriptions.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { entryColumns } from './entry-columns.ts';
import { HistoryEntry } from './history-entry.tsx';

interface HistoryListProps {
  items: readonly DescriptionItem[];
  /** The entry that is unfolded from the start. */
  toOpen: string | undefined;
}

/** Dense lines on a desk, cards on a phone; one entry unfolded at a time. */
export function HistoryList({ items, toOpen }: HistoryListProps) {
  const { history } = appMessages.use();
  const [open, setOpen] = useState(toOpen);
  const [toDelete, setToDelete] = useState<DescriptionItem>();
  const { car, price, date } = history.columns;
  return (
    <>
      <div
        aria-hidden="true"
        className={`${entryColumns} border-line border-b px-4 pb-2 font-medium text-muted text-sm max-lg:hidden`}
      >
        <span />
        <span>{car}</span>
        <span>{price}</span>
        <span>{date}</span>
        <span>{history.outcome.head}</span>
      </div>
      <ul className="max-lg:grid max-lg:gap-3">
        {items.map((item) => (
          <HistoryEntry
            key={item.id}
            item={item}
            isOpen={open === item.id}
            onToggle={() => setOpen(open === item.id ? undefined : item.id)}
            onDelete={() => setToDelete(item)}
          />
        ))}
      </ul>
      <DeleteDialog item={toDelete} onClose={() => setToDelete(undefined)} />
    </>
  );
}
